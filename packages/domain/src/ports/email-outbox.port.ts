import type { option as O, taskEither as TE } from 'fp-ts';
import type { Observable } from 'rxjs';
import type { Instant } from '../calendar/index.ts';
import type { Email } from '../mail/index.ts';
import type { Unavailable } from './fault.ts';

/** An email that waits to be sent. */
export interface WaitingEmail {
  readonly id: number;
  readonly email: Email;
  /** How often it was tried, this time among them. */
  readonly attempts: number;
}

/** Driven port: emails that wait to be sent. What causes one keeps it in the same write, so that none is lost and nobody waits for it. */
export interface EmailOutbox {
  /** Keeps an email that no other write causes. */
  readonly put: (email: Email) => TE.TaskEither<Unavailable, void>;
  /** Takes the email that is due longest; until that moment nobody else takes it. None is due: none. */
  readonly take: (now: Instant, until: Instant) => TE.TaskEither<Unavailable, O.Option<WaitingEmail>>;
  /** It was sent, or need not be. */
  readonly done: (id: number) => TE.TaskEither<Unavailable, void>;
  /** It shall be tried again then. */
  readonly postpone: (id: number, at: Instant) => TE.TaskEither<Unavailable, void>;
  /** Tells that an email was kept here. */
  readonly waiting$: Observable<void>;
}
