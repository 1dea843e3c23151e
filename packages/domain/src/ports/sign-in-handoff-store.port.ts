import type { option as O, taskEither as TE } from 'fp-ts';
import type { Instant } from '../calendar/index.ts';
import type { SignInHandoff } from '../cross-brand/index.ts';
import type { LinkToken } from '../identity/index.ts';
import type { Unavailable } from './fault.ts';

/** Driven port: the one-time codes that lead to the other brand's site; each is gone with the session that it was made by. */
export interface SignInHandoffStore {
  /** Nothing is kept when the session is over by now. */
  readonly keep: (code: LinkToken, signInHandoff: SignInHandoff) => TE.TaskEither<Unavailable, void>;
  /** Takes the code away, whatever it is good for, and answers what it was made for: of several who take it, one gets it. None when its session is over at that moment. */
  readonly take: (code: LinkToken, now: Instant) => TE.TaskEither<Unavailable, O.Option<SignInHandoff>>;
}
