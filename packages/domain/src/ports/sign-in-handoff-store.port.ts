import type { option as O, taskEither as TE } from 'fp-ts';
import type { Instant } from '../calendar/index.ts';
import type { SignInHandoff } from '../cross-brand/index.ts';
import type { LinkToken } from '../identity/index.ts';
import type { Unavailable } from './fault.ts';

/** Driven port: the one-time codes for the other brand's site; each ends with the session that made it. */
export interface SignInHandoffStore {
  /** Stores nothing when the session is over. */
  readonly keep: (code: LinkToken, signInHandoff: SignInHandoff) => TE.TaskEither<Unavailable, void>;
  /** Deletes the code and gives what it was made for; of several at once, one gets it. None when its session is over. */
  readonly take: (code: LinkToken, now: Instant) => TE.TaskEither<Unavailable, O.Option<SignInHandoff>>;
}
