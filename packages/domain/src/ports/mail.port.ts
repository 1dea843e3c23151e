import type { taskEither as TE } from 'fp-ts';
import type { WrittenEmail } from '../mail/index.ts';

/** An email on its way: to one address, in the name of a site. */
export interface OutgoingMail extends WrittenEmail {
  readonly to: string;
  /** The name of the site. */
  readonly from: string;
}

/** The email did not leave. */
export interface MailNotSent {
  readonly _tag: 'MailNotSent';
  /** In a word, for the log; never an address. */
  readonly reason: string;
  /** Whether it never will, however often it is tried. */
  readonly isPermanent: boolean;
}

/** Driven port: what takes emails to people. */
export interface Mail {
  readonly send: (mail: OutgoingMail) => TE.TaskEither<MailNotSent, void>;
}
