import type { option as O, taskEither as TE } from 'fp-ts';
import type { Instant } from '../calendar/index.ts';
import type { CodedAddress, ContinueRequest, SignInHandoff } from '../cross-brand/index.ts';
import type { LinkToken } from '../identity/index.ts';
import type { Fault, Unavailable } from './failures.ts';

/** The other brand has no site in this market. */
export interface NoOtherSite {
  readonly _tag: 'NoOtherSite';
}

/** The outcome of arriving with a one-time code. */
export interface HandoffOutcome {
  /** Whether the address was made by the other brand's site, so that its intent is trusted (XB-07). */
  readonly isOurs: boolean;
  /** Whether the code signed this browser in (XB-03). */
  readonly isSignedIn: boolean;
}

/** Driving port: continuing to the other brand's site, and arriving there (XB-03, XB-07). */
export interface SignInHandoffs {
  /** The absolute address to continue to, with a one-time code. */
  readonly goOn: (request: ContinueRequest) => TE.TaskEither<NoOtherSite | Fault, string>;
  /** Uses up the code that this browser arrives with, whether it is valid or not. */
  readonly arrive: (arrival: CodedAddress) => TE.TaskEither<Fault, HandoffOutcome>;
}

/** Driven port: the one-time codes for the other brand's site; each expires with the session that made it. */
export interface SignInHandoffStore {
  /** Stores the code; stores nothing when the session has ended. */
  readonly keep: (code: LinkToken, signInHandoff: SignInHandoff) => TE.TaskEither<Unavailable, void>;
  /** Deletes the code and returns what it was made for; of concurrent calls only one gets it. `none` when its session has ended. */
  readonly take: (code: LinkToken, now: Instant) => TE.TaskEither<Unavailable, O.Option<SignInHandoff>>;
}
