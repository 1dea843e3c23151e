import type { option as O, taskEither as TE } from 'fp-ts';
import type { Instant } from '../calendar/index.ts';
import type { SignInHandoff } from '../cross-brand/index.ts';
import type { LinkToken } from '../identity/index.ts';
import type { Unavailable } from './fault.ts';

/** Driven port: the one-time codes for the other brand's site; each expires with the session that made it. */
export interface SignInHandoffStore {
  /** Stores the code; stores nothing when the session has ended. */
  readonly keep: (code: LinkToken, signInHandoff: SignInHandoff) => TE.TaskEither<Unavailable, void>;
  /** Deletes the code and returns what it was made for; of concurrent calls only one gets it. `none` when its session has ended. */
  readonly take: (code: LinkToken, now: Instant) => TE.TaskEither<Unavailable, O.Option<SignInHandoff>>;
}
