import type { taskEither as TE } from 'fp-ts';
import type { EmailText } from '../mail/index.ts';
import type { Site } from '../site/index.ts';

/** An email to one address, in the name of a site. */
export interface OutgoingMail extends EmailText {
  readonly to: string;
  readonly site: Pick<Site, 'id' | 'name' | 'hasWordmark'>;
  /** Where its pictures are: scheme, host and port, without a slash at the end. */
  readonly origin: string;
}

/** The email was not sent. */
export interface MailNotSent {
  readonly _tag: 'MailNotSent';
  /** One word for the log; never an address. */
  readonly reason: string;
  /** Whether trying again is of no use. */
  readonly isPermanent: boolean;
}

/** Driven port: sends emails, as plain text and as HTML in the look of the site. */
export interface Mail {
  readonly send: (mail: OutgoingMail) => TE.TaskEither<MailNotSent, void>;
}
