import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { signInPageMessages } from '../messages/index.ts';
import { type SignInScene, type SignInStep, signInStep } from './sign-in-step.ts';

const CART = '/checkout/cart';
const anonymous: SignInScene = {
  page: CART,
  hasWidgetContainer: false,
  returnAddress: O.none,
  isLoggedIn: O.some(false),
};
const signedIn = { ...anonymous, isLoggedIn: O.some(true) };
const failed = { ...anonymous, isLoggedIn: O.none };

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
const scene: fc.Arbitrary<SignInScene> = fc.record({
  page,
  hasWidgetContainer: fc.boolean(),
  returnAddress,
  isLoggedIn: fc.constantFrom(O.none, O.some(false), O.some(true)),
});
const without = /^\/gift-registry\/(authenticate|new)\/?([?#]|$)/;

const sentTo = (step: SignInStep): URL =>
  new URL(step._tag === 'SendToSignIn' ? step.path : 'nowhere:', 'https://house.example');

describe('asking to sign in', () => {
  it.each<[string, SignInScene, object]>([
    ['an anonymous visitor', anonymous, { _tag: 'AskInModal' }],
    ['who is signed in, with nowhere to go', signedIn, { _tag: 'GoTo', path: '/account' }],
    [
      'who is signed in and wants to the cart',
      { ...signedIn, returnAddress: O.some('/checkout/cart?step=2') },
      { _tag: 'GoTo', path: '/checkout/cart?step=2' },
    ],
    [
      'who is signed in and is lured away',
      { ...signedIn, returnAddress: O.some('//evil.example') },
      { _tag: 'GoTo', path: '/' },
    ],
    [
      'a config call that failed',
      failed,
      { _tag: 'SendToSignIn', path: '/account/login?returnUrl=%2Fcheckout%2Fcart&isRedirect=true' },
    ],
    [
      'a config call that failed, with somewhere to go',
      { ...failed, returnAddress: O.some('/account') },
      { _tag: 'SendToSignIn', path: '/account/login?returnUrl=%2Faccount&isRedirect=true' },
    ],
  ])('[AUTH-01] %s', (_, its, step) => {
    expect(signInStep(its)).toEqual(step);
  });

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
  ])('[AUTH-02] on %s: %s', (its, tag) => {
    expect(signInStep({ ...anonymous, page: its })._tag).toBe(tag);
    expect(signInStep({ ...anonymous, page: its, hasWidgetContainer: true })._tag).toBe('SendToSignIn');
    expect(signInStep({ ...signedIn, page: its })._tag).toBe('GoTo');
  });

  it('[AUTH-01] [AUTH-05] who is signed in is never asked, and goes to the given address of this site, or to the account page when none was given', () => {
    fc.assert(
      fc.property(scene, (its) => {
        const step = signInStep({ ...its, isLoggedIn: O.some(true) });
        expect(step._tag).toBe('GoTo');
        if (step._tag === 'GoTo') {
          expect(new URL(step.path, 'https://house.example').origin).toBe('https://house.example');
          if (O.isNone(its.returnAddress)) expect(step.path).toBe('/account');
        }
      }),
    );
  });

  it('[AUTH-01] [AUTH-02] who is not signed in gets the modal, except where sign-in is skipped; on the authenticate and new pages, and where a widget container exists, who is not signed in is sent to the sign-in page', () => {
    fc.assert(
      fc.property(scene, (its) => {
        const isSkipped = its.hasWidgetContainer || without.test(its.page);
        expect(signInStep({ ...its, isLoggedIn: O.some(false) })._tag).toBe(isSkipped ? 'SendToSignIn' : 'AskInModal');
      }),
    );
  });

  it('[AUTH-01] when nobody can tell whether one is signed in, one is sent to the sign-in page', () => {
    fc.assert(
      fc.property(scene, (its) => {
        const step = signInStep({ ...its, isLoggedIn: O.none });
        expect(step._tag).toBe('SendToSignIn');
        expect(sentTo(step).pathname).toBe('/account/login');
        expect(sentTo(step).searchParams.get('isRedirect')).toBe('true');
      }),
    );
  });

  it('[AUTH-01] [AUTH-02] [AUTH-05] who is sent comes back to the given address, or else to the page that one was on', () => {
    fc.assert(
      fc.property(scene, (its) => {
        const step = signInStep(its);
        fc.pre(step._tag === 'SendToSignIn');
        const back = sentTo(step).searchParams.get('returnUrl') ?? '';
        expect(new URL(back, 'https://house.example').origin).toBe('https://house.example');
        if (O.isNone(its.returnAddress)) expect(back).toBe(its.page);
        else if (its.returnAddress.value === CART) expect(back).toBe(CART);
      }),
    );
  });
});
