/*
 * [XB-03] [XB-07] A one-time code is valid for one page of the other brand's site, for sixty seconds. Arriving with it signs the visitor in, if they are not signed in
 * and the code was made while they were, and makes the handoff trusted. Otherwise the page is as without a code.
 *
 * @example redeemSignInHandoff(O.none, { host: 'shop.example', address: '/', isSignedIn: false, now: instantOf('2027-06-01T11:00:00.000Z') }) // => { isOurs: false, signInBy: O.none }
 */
import { option as O } from 'fp-ts';
import { type Instant, instantAt } from '../calendar/index.ts';
import type { IdempotencyKey } from '../idempotency/index.ts';

/** The target of a one-time code for the other brand's site, and the session it carries over. */
export interface SignInHandoff {
  /** Including its port, if any. */
  readonly host: string;
  /** As browsers request it, without the code. */
  readonly address: string;
  /** The stored name of the session to carry over, if somebody was signed in; when the session ends, the code is deleted. */
  readonly session: O.Option<string>;
  /** When the code expires. */
  readonly end: Instant;
}

/** A browser arriving with a one-time code: where, and whether it is signed in already. */
export interface SignInHandoffArrival {
  readonly host: string;
  readonly address: string;
  readonly isSignedIn: boolean;
  readonly now: Instant;
}

/** The result of redeeming a code: whether the address is one we made, and the session to carry over. */
export interface SignInHandoffResult {
  readonly isOurs: boolean;
  readonly signInBy: O.Option<string>;
}

/** A person's arrival with our one-time code, reported to the page once. */
export interface ArrivedSignInHandoff {
  /** Identifies this arrival, so that it adds to the cart only once. `none` on a page that only shows which account was signed in. */
  readonly key: O.Option<IdempotencyKey>;
  /** The email address of the account that this browser was signed in to; `none` when nobody was signed in. */
  readonly signedInAs: O.Option<string>;
}

const SIXTY_SECONDS = 60_000;

const NOTHING: SignInHandoffResult = { isOurs: false, signInBy: O.none };

/** When a code made now expires. */
export const signInHandoffExpiry = (now: Instant): Instant =>
  O.getOrElse(() => now)(instantAt(Date.parse(now) + SIXTY_SECONDS));

/** The host of an absolute URL, with its port if given. */
export const hostOf = (absolute: string): string => (/^https?:\/\/([^/?#]*)/i.exec(absolute)?.[1] ?? '').toLowerCase();

/** Redeems a code on arrival; `signInHandoff` is what it was made for, `none` when no such code exists. */
export const redeemSignInHandoff = (
  signInHandoff: O.Option<SignInHandoff>,
  arrival: SignInHandoffArrival,
): SignInHandoffResult => {
  if (O.isNone(signInHandoff)) return NOTHING;
  const { host, address, session, end } = signInHandoff.value;
  if (host !== arrival.host || address !== arrival.address || arrival.now >= end) return NOTHING;
  return { isOurs: true, signInBy: arrival.isSignedIn ? O.none : session };
};
