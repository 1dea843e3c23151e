import type { option as O, taskEither as TE } from 'fp-ts';
import type { Observable } from 'rxjs';
import type { Instant } from '../calendar/index.ts';
import type { Email, EmailText } from '../mail/index.ts';
import type { Site } from '../site/index.ts';
import type { Unavailable } from './failures.ts';

/** An email to one address, in the name of a site. */
export interface OutgoingMail extends EmailText {
  readonly to: string;
  readonly site: Pick<Site, 'id' | 'name' | 'wordmark' | 'language'>;
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

/** A queued email. */
export interface WaitingEmail {
  readonly id: number;
  readonly email: Email;
  /** How many times sending was tried, including this time. */
  readonly attempts: number;
}

/**
 * Driven port: the queue of emails. An email is queued in the same write as the change that causes it, so that none is
 * lost and no request waits for it.
 */
export interface EmailOutbox {
  /** Queues an email that belongs to no other write. */
  readonly put: (email: Email) => TE.TaskEither<Unavailable, void>;
  /** Takes the email that has been due longest, if any; nobody else can take it until the given time. */
  readonly take: (now: Instant, until: Instant) => TE.TaskEither<Unavailable, O.Option<WaitingEmail>>;
  /** Deletes an email that was sent, or no longer needs to be. */
  readonly done: (id: number) => TE.TaskEither<Unavailable, void>;
  /** Makes the email due again at that time. */
  readonly postpone: (id: number, at: Instant) => TE.TaskEither<Unavailable, void>;
  /** Emits when an email was queued in this process. */
  readonly waiting$: Observable<void>;
}
