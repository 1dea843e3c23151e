import type { taskEither as TE } from 'fp-ts';
import type { WrittenEmail } from '../mail/index.ts';

/** An email to one address, in the name of a site. */
export interface OutgoingMail extends WrittenEmail {
  readonly to: string;
  /** The name of the site. */
  readonly from: string;
}

/** The email was not sent. */
export interface MailNotSent {
  readonly _tag: 'MailNotSent';
  /** One word for the log; never an address. */
  readonly reason: string;
  /** Whether trying again is of no use. */
  readonly isPermanent: boolean;
}

/** Driven port: sends emails. */
export interface Mail {
  readonly send: (mail: OutgoingMail) => TE.TaskEither<MailNotSent, void>;
}
