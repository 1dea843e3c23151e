import { forAll, instantOf, optional } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { instantAt } from '../calendar/index.ts';
import {
  hostOf,
  redeemSignInHandoff,
  type SignInHandoff,
  type SignInHandoffArrival,
  signInHandoffExpiry,
} from './sign-in-handoff.ts';

const noon = instantOf('2027-06-01T12:00:00.000Z');
const address = '/gift-registry/guest-list/7310442?purchasedSku=7001&purchasedQuantity=2';
const made: SignInHandoff = {
  host: 'modern.localhost:3000',
  address,
  session: O.some('session-1'),
  end: signInHandoffExpiry(noon),
};
const arrival: SignInHandoffArrival = { host: 'modern.localhost:3000', address, isSignedIn: false, now: noon };
const NOTHING = { isOurs: false, signInBy: O.none };
const later = (milliseconds: number) => O.getOrElse(() => noon)(instantAt(Date.parse(noon) + milliseconds));

describe('what a one-time code gives', () => {
  it.each<[string, Partial<SignInHandoffArrival>]>([
    ['another site of the house', { host: 'localhost:3000' }],
    ['another port', { host: 'modern.localhost:3001' }],
    ['the same name and a dot', { host: 'modern.localhost.:3000' }],
    ['another registry', { address: address.replace('7310442', '7310443') }],
    ['the same page of its registrant', { address: address.replace('guest-list', 'registrant-list') }],
    ['more pieces', { address: address.replace('Quantity=2', 'Quantity=9') }],
    ['a parameter more', { address: `${address}&purchasedGiftCardAmount=50.00` }],
    ['the hour after', { now: later(3_600_000) }],
  ])('[XB-03] [XB-07] a code for another host or address, or an expired one, has no effect: %s', (_, other) => {
    expect(redeemSignInHandoff(O.some(made), { ...arrival, ...other })).toEqual(NOTHING);
  });

  it('[XB-03] a code for another host or address, or an expired one, has no effect', () => {
    const word = fc.constantFrom('a', 'b');
    forAll(
      fc.record({ host: word, address: word, session: optional(word), end: fc.constantFrom(noon, later(1)) }),
      fc.record({ host: word, address: word, isSignedIn: fc.boolean(), now: fc.constantFrom(noon, later(1)) }),
      (handoff, at) => {
        const isGood = handoff.host === at.host && handoff.address === at.address && at.now < handoff.end;
        expect(redeemSignInHandoff(O.some(handoff), at).isOurs).toBe(isGood);
        if (!isGood) expect(redeemSignInHandoff(O.some(handoff), at)).toEqual(NOTHING);
      },
    );
    expect(redeemSignInHandoff(O.none, arrival)).toEqual(NOTHING);
  });

  it('[XB-03] only a visitor who is not signed in is signed in, and only by a code made while signed in', () => {
    expect(redeemSignInHandoff(O.some(made), arrival)).toEqual({ isOurs: true, signInBy: O.some('session-1') });
    expect(redeemSignInHandoff(O.some(made), { ...arrival, isSignedIn: true })).toEqual({
      isOurs: true,
      signInBy: O.none,
    });
  });

  it('[XB-07] a code made while signed out still makes the handoff trusted', () => {
    for (const isSignedIn of [true, false])
      expect(redeemSignInHandoff(O.some({ ...made, session: O.none }), { ...arrival, isSignedIn })).toEqual({
        isOurs: true,
        signInBy: O.none,
      });
  });

  it('[XB-03] a code is valid for less than sixty seconds', () => {
    expect(redeemSignInHandoff(O.some(made), { ...arrival, now: later(59_999) }).isOurs).toBe(true);
    expect(redeemSignInHandoff(O.some(made), { ...arrival, now: later(60_000) }).isOurs).toBe(false);
  });

  it.each([
    ['http://Modern.localhost:3000/a?b', 'modern.localhost:3000'],
    ['https://localhost', 'localhost'],
    ['nothing', ''],
    ['android-app://https://localhost:3000/', ''],
    ['ftp://a/?https://localhost:3000', ''],
  ])('[XB-03] the host of %s is %s', (absolute, host) => {
    expect(hostOf(absolute)).toBe(host);
  });
});
