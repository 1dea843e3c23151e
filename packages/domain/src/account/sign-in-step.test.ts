import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { signInPageMessages } from '../messages/index.ts';
import { type SignInContext, type SignInStep, signInStep } from './sign-in-step.ts';

const CART = '/checkout/cart';
const anonymous: SignInContext = {
  page: CART,
  hasWidgetContainer: false,
  returnAddress: O.none,
  isLoggedIn: O.some(false),
};
const signedIn = { ...anonymous, isLoggedIn: O.some(true) };
const _failed = { ...anonymous, isLoggedIn: O.none };

const page = fc.constantFrom(
  CART,
  '/gift-registry/authenticate',
  '/gift-registry/authenticate/',
  '/gift-registry/new?type=br',
  '/gift-registry/new#names',
  '/gift-registry/newest',
  '/gift-registry/guest-list/7310442',
);
const returnAddress = fc.oneof(
  fc.constant(O.none),
  fc.oneof(fc.constantFrom(CART, '/account', '//evil.example', 'https://evil.example'), fc.anything()).map(O.some),
);
const scene: fc.Arbitrary<SignInContext> = fc.record({
  page,
  hasWidgetContainer: fc.boolean(),
  returnAddress,
  isLoggedIn: fc.constantFrom(O.none, O.some(false), O.some(true)),
});
const without = /^\/gift-registry\/(authenticate|new)\/?([?#]|$)/;

const sentTo = (step: SignInStep): URL =>
  new URL(step._tag === 'SendToSignIn' ? step.path : 'nowhere:', 'https://house.example');

describe('asking to sign in', () => {
  it('[AUTH-01] the modal is called "Account Sign In"', () => {
    expect(signInPageMessages.title).toBe('Account Sign In');
  });

  it.each([
    ['/gift-registry/authenticate', 'SendToSignIn'],
    ['/gift-registry/authenticate/', 'SendToSignIn'],
    ['/gift-registry/authenticate?x=1', 'SendToSignIn'],
    ['/gift-registry/new', 'SendToSignIn'],
    ['/gift-registry/new/', 'SendToSignIn'],
    ['/gift-registry/new?type=br#names', 'SendToSignIn'],
    ['/gift-registry/newest', 'AskInModal'],
    ['/gift-registry/new/7310442', 'AskInModal'],
    ['/gift-registry/my-gift-registry/', 'AskInModal'],
    ['/search?q=/gift-registry/new', 'AskInModal'],
    ['/', 'AskInModal'],
  ])('[AUTH-02] on %s: %s', (visitor, tag) => {
    expect(signInStep({ ...anonymous, page: visitor })._tag).toBe(tag);
    expect(signInStep({ ...anonymous, page: visitor, hasWidgetContainer: true })._tag).toBe('SendToSignIn');
    expect(signInStep({ ...signedIn, page: visitor })._tag).toBe('GoTo');
  });

  it('[AUTH-01] [AUTH-05] a person who is signed in is never asked, and goes to the given address of this site, or to the account page when none was given', () => {
    fc.assert(
      fc.property(scene, (visitor) => {
        const step = signInStep({ ...visitor, isLoggedIn: O.some(true) });
        expect(step._tag).toBe('GoTo');
        if (step._tag === 'GoTo') {
          expect(new URL(step.path, 'https://house.example').origin).toBe('https://house.example');
          if (O.isNone(visitor.returnAddress)) expect(step.path).toBe('/account');
        }
      }),
    );
  });

  it('[AUTH-01] [AUTH-02] a person who is not signed in gets the modal, except where sign-in is skipped; on the authenticate and new pages, and where a widget container exists, a person a person who is not signed in is sent to the sign-in page', () => {
    fc.assert(
      fc.property(scene, (visitor) => {
        const isSkipped = visitor.hasWidgetContainer || without.test(visitor.page);
        expect(signInStep({ ...visitor, isLoggedIn: O.some(false) })._tag).toBe(
          isSkipped ? 'SendToSignIn' : 'AskInModal',
        );
      }),
    );
  });

  it('[AUTH-01] when it is unknown whether a person is signed in, they are sent to the sign-in page', () => {
    fc.assert(
      fc.property(scene, (visitor) => {
        const step = signInStep({ ...visitor, isLoggedIn: O.none });
        expect(step._tag).toBe('SendToSignIn');
        expect(sentTo(step).pathname).toBe('/account/login');
        expect(sentTo(step).searchParams.get('isRedirect')).toBe('true');
      }),
    );
  });

  it('[AUTH-01] [AUTH-02] [AUTH-05] a person who is sent comes back to the given address, or else to the page that one was on', () => {
    fc.assert(
      fc.property(scene, (visitor) => {
        const step = signInStep(visitor);
        fc.pre(step._tag === 'SendToSignIn');
        const back = sentTo(step).searchParams.get('returnUrl') ?? '';
        expect(new URL(back, 'https://house.example').origin).toBe('https://house.example');
        if (O.isNone(visitor.returnAddress)) expect(back).toBe(visitor.page);
        else if (visitor.returnAddress.value === CART) expect(back).toBe(CART);
      }),
    );
  });
});
