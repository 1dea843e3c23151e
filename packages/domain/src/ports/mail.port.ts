import type { taskEither as TE } from 'fp-ts';
import type { EmailText } from '../mail/index.ts';
import type { Site } from '../site/index.ts';

/** An email to one address, in the name of a site. */
export interface OutgoingMail extends EmailText {
  readonly to: string;
  readonly site: Pick<Site, 'id' | 'name' | 'wordmark'>;
  /** The origin its pictures are loaded from: scheme, host and port, without a trailing slash. */
  readonly origin: string;
}

/** The email was not sent. */
export interface MailNotSent {
  readonly _tag: 'MailNotSent';
  /** A single word for the log; never an address. */
  readonly reason: string;
  /** Whether trying again is pointless. */
  readonly isPermanent: boolean;
}

/** Driven port: sends emails, as plain text and as HTML in the look of the site. */
export interface Mail {
  readonly send: (mail: OutgoingMail) => TE.TaskEither<MailNotSent, void>;
}
