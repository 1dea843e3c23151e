/*
 * [XB-03] [XB-07] A one-time code is valid for one page of the other brand's site, for sixty seconds. Arriving with it signs the visitor in, if they are not signed in
 * and the code was made while they were, and makes the handoff trusted. Otherwise the page is as without a code.
 *
 * Laws:
 * - a code for another host or address, or an expired one, has no effect
 * - only a visitor who is not signed in is signed in, and only by a code made while signed in
 * - a code made while signed out still makes the handoff trusted
 * - a code is valid for less than sixty seconds
 *
 * @example redeemSignInHandoff(O.none, { host: 'modern.localhost:3000', address: '/', isSignedIn: false, now: instantOf('2027-06-01T11:00:00.000Z') }) // => { isOurs: false, signInBy: O.none }
 */
import { option as O } from 'fp-ts';
import { type Instant, instantAt } from '../calendar/index.ts';
import type { IdempotencyKey } from '../idempotency/index.ts';

/** A way to the other brand's site that a code was made for. */
export interface SignInHandoff {
  /** With its port, where it has one. */
  readonly host: string;
  /** As a browser requests it, without the code. */
  readonly address: string;
  /** The session of who was signed in, by the name under which it is stored; the code is gone with it. */
  readonly session: O.Option<string>;
  /** From then on it is worth nothing. */
  readonly end: Instant;
}

/** Where and as whom somebody arrives. */
export interface SignInHandoffArrival {
  readonly host: string;
  readonly address: string;
  readonly isSignedIn: boolean;
  readonly now: Instant;
}

/** What a code gives on arrival: whether the address is one that we made, and whose session is carried over. */
export interface SignInHandoffResult {
  readonly isOurs: boolean;
  readonly signInBy: O.Option<string>;
}

/** How a person came to a page by our one-time code, reported to the page once. */
export interface ArrivedSignInHandoff {
  /** Names this arrival: what it puts into the cart goes there once. None on a page that only shows as whom one was signed in. */
  readonly key: O.Option<IdempotencyKey>;
  /** The mail address of the account that it signed this browser in to; none when it signed no one in. */
  readonly signedInAs: O.Option<string>;
}

const SIXTY_SECONDS = 60_000;

const NOTHING: SignInHandoffResult = { isOurs: false, signInBy: O.none };

/** From when on a code that is made now is worth nothing. */
export const signInHandoffEnd = (now: Instant): Instant =>
  O.getOrElse(() => now)(instantAt(Date.parse(now) + SIXTY_SECONDS));

/** The host of an absolute address, with its port where that is written. */
export const hostOf = (absolute: string): string => (/^https?:\/\/([^/?#]*)/i.exec(absolute)?.[1] ?? '').toLowerCase();

/** What the code gives to who arrives so; `signInHandoff` is what it was made for, none when there was no such code. */
export const redeemSignInHandoff = (
  signInHandoff: O.Option<SignInHandoff>,
  arrival: SignInHandoffArrival,
): SignInHandoffResult => {
  if (O.isNone(signInHandoff)) return NOTHING;
  const { host, address, session, end } = signInHandoff.value;
  if (host !== arrival.host || address !== arrival.address || arrival.now >= end) return NOTHING;
  return { isOurs: true, signInBy: arrival.isSignedIn ? O.none : session };
};
