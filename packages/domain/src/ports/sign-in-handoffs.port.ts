import type { taskEither as TE } from 'fp-ts';
import type { CodedAddress, ContinueRequest } from '../cross-brand/index.ts';
import type { Fault } from './fault.ts';

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
