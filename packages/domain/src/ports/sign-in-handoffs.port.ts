import type { taskEither as TE } from 'fp-ts';
import type { CodedAddress, ContinueRequest } from '../cross-brand/index.ts';
import type { Fault } from './fault.ts';

/** The other brand has no site in this market. */
export interface NoOtherSite {
  readonly _tag: 'NoOtherSite';
}

/** What arriving by a one-time code came to. */
export interface Crossed {
  /** The address is one that the house made: what it hands over is believed (XB-07). */
  readonly isOurs: boolean;
  /** This browser was signed in by it just now (XB-03). */
  readonly isSignedIn: boolean;
}

/** Driving port: going over to the other brand's site, and arriving there (XB-03, XB-07). */
export interface SignInHandoffs {
  /** The absolute address to go on to, with a one-time code. */
  readonly goOn: (request: ContinueRequest) => TE.TaskEither<NoOtherSite | Fault, string>;
  /** Uses up the code that this browser arrives with; also one that is good for nothing. */
  readonly arrive: (arrival: CodedAddress) => TE.TaskEither<Fault, Crossed>;
}
