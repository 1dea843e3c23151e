import type { option as O, taskEither as TE } from 'fp-ts';
import type { Observable } from 'rxjs';
import type { Instant } from '../calendar/index.ts';
import type { Letter } from '../mail/index.ts';
import type { Unavailable } from './fault.ts';

/** A letter that waits to be sent. */
export interface WaitingLetter {
  readonly id: number;
  readonly letter: Letter;
  /** How often it was tried, this time among them. */
  readonly attempts: number;
}

/** Driven port: letters that wait to be sent. What causes one keeps it in the same write, so that none is lost and nobody waits for it. */
export interface LetterBox {
  /** Keeps a letter that no other write causes. */
  readonly put: (letter: Letter) => TE.TaskEither<Unavailable, void>;
  /** Takes the letter that is due longest; until that moment nobody else takes it. None is due: none. */
  readonly take: (now: Instant, until: Instant) => TE.TaskEither<Unavailable, O.Option<WaitingLetter>>;
  /** It was sent, or need not be. */
  readonly done: (id: number) => TE.TaskEither<Unavailable, void>;
  /** It shall be tried again then. */
  readonly postpone: (id: number, at: Instant) => TE.TaskEither<Unavailable, void>;
  /** Tells that a letter was kept here. */
  readonly waiting$: Observable<void>;
}
