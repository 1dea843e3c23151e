import { exampleOpenSession, forAll, instantOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { signInPageMessages } from '../messages/index.ts';
import {
  afterSignOut,
  returnPath,
  type SignInContext,
  type SignInStep,
  sessionsInOrder,
  signInStep,
} from './sign-in.ts';

const CART = '/checkout/cart';
const anonymous: SignInContext = {
  page: CART,
  hasWidgetContainer: false,
  returnAddress: O.none,
  isLoggedIn: O.some(false),
};
const signedIn = { ...anonymous, isLoggedIn: O.some(true) };

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
    forAll(scene, (visitor) => {
      const step = signInStep({ ...visitor, isLoggedIn: O.some(true) });
      expect(step._tag).toBe('GoTo');
      if (step._tag === 'GoTo') {
        expect(new URL(step.path, 'https://house.example').origin).toBe('https://house.example');
        if (O.isNone(visitor.returnAddress)) expect(step.path).toBe('/account');
      }
    });
  });

  it('[AUTH-01] [AUTH-02] a person who is not signed in gets the modal, except where sign-in is skipped; on the authenticate and new pages, and where a widget container exists, a person a person who is not signed in is sent to the sign-in page', () => {
    forAll(scene, (visitor) => {
      const isSkipped = visitor.hasWidgetContainer || without.test(visitor.page);
      expect(signInStep({ ...visitor, isLoggedIn: O.some(false) })._tag).toBe(
        isSkipped ? 'SendToSignIn' : 'AskInModal',
      );
    });
  });

  it('[AUTH-01] when it is unknown whether a person is signed in, they are sent to the sign-in page', () => {
    forAll(scene, (visitor) => {
      const step = signInStep({ ...visitor, isLoggedIn: O.none });
      expect(step._tag).toBe('SendToSignIn');
      expect(sentTo(step).pathname).toBe('/account/login');
      expect(sentTo(step).searchParams.get('isRedirect')).toBe('true');
    });
  });

  it('[AUTH-01] [AUTH-02] [AUTH-05] a person who is sent comes back to the given address, or else to the page that one was on', () => {
    forAll(scene, (visitor) => {
      const step = signInStep(visitor);
      fc.pre(step._tag === 'SendToSignIn');
      const back = sentTo(step).searchParams.get('returnUrl') ?? '';
      expect(new URL(back, 'https://house.example').origin).toBe('https://house.example');
      if (O.isNone(visitor.returnAddress)) expect(back).toBe(visitor.page);
      else if (visitor.returnAddress.value === CART) expect(back).toBe(CART);
    });
  });
});

const session = (hour: number, isThis: boolean) =>
  exampleOpenSession(`s${hour}`, {
    lastUsedAt: instantOf(`2027-06-01T${String(hour).padStart(2, '0')}:00:00.000Z`),
    isThis,
  });

describe('where one is signed in', () => {
  it('[AUTH-06] the current browser comes first, then the one that was used last', () => {
    forAll(fc.uniqueArray(fc.integer({ min: 1, max: 23 }), { minLength: 1 }), (hours) => {
      const sessions = hours.map((hour, at) => session(hour, at === 0));
      const others = [...hours.slice(1)].sort((one, other) => other - one);
      expect(sessionsInOrder(sessions).map(({ id }) => id)).toEqual([hours[0], ...others].map((hour) => `s${hour}`));
    });
  });
});

describe('after signing out', () => {
  it.each([
    '/account',
    '/gift-registry/new',
    '/gift-registry/registrant/edit-registry?id=7310442',
    '/gift-registry/overview/7310442',
    '/gift-registry/checklist/7310442',
    '/gift-registry/thank-you-manager/7310442',
    '/gift-registry/my-gift-registry/7310442',
  ])(
    '[AUTH-06] [ROUTE-18] from a page that only an owner or an account sees one comes to the sign-in page that says so: %s',
    (here) => {
      expect(afterSignOut(here)).toBe('/account/login?signedOut=true');
    },
  );

  it.each([
    '/',
    '/checkout/cart',
    '/search?category=Rugs&grId=7310442',
    '/gift-registry/guest-list/7310442',
    '/gift-registry/registrant-list/7310442?sort=price',
    '/gift-registry/my-gift-registry/',
    '/gift-registry/find?text=registrant',
    '/product/account/4821',
  ])('[AUTH-06] every other page of the site is opened again: %s', (here) => {
    expect(afterSignOut(here)).toBe(here);
  });

  it.each(['//elsewhere.example/x', 'https://elsewhere.example', '/\\elsewhere.example', ''])(
    '[AUTH-06] [AUTH-05] what would lead to another host leads to the start page: %s',
    (here) => {
      expect(afterSignOut(here)).toBe('/');
    },
  );
});

const RETAILER = 'https://house.example';

/** Units that attacks on return addresses are made of. */
const piece = fc.constantFrom(
  '/',
  '\\',
  '//',
  '%2f',
  '%2F',
  '%5c',
  '%252f',
  '%09',
  '%0d%0a',
  '%00',
  '\t',
  '\n',
  '\u0000',
  ' ',
  '.',
  '..',
  '%2e%2e',
  '@',
  ':',
  'https:',
  'javascript:',
  'data:',
  'evil.example',
  '?',
  '#',
  '%',
  '%zz',
  'é',
  '\u202e',
  'cart',
);
const attack = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((units) => units.join('')),
  fc.array(piece, { maxLength: 8 }).map((units) => `/${units.join('')}`),
  fc.string({ unit: 'binary' }),
  fc.anything(),
);

/** The address with every layer of percent-encoding taken off, as far as it goes. */
const decoded = (address: string): string => {
  try {
    const once = decodeURIComponent(address);
    return once === address ? once : decoded(once);
  } catch {
    return address;
  }
};

describe('return address', () => {
  it.each([
    '/',
    '/checkout/cart',
    '/gift-registry/registrant-list/7310442',
    '/gift-registry/guest-list/7310442?key=0f1e2d&sort=price#dinnerware',
    '/gift-registry/registrant/edit-registry?id=7310442',
    '/product/caf%C3%A9-table/4821',
    '/search?q=https://example.com',
    '/a:b@c',
    '/five-layers%2525252520deep',
    `/${'a'.repeat(1_999)}`,
  ])('[AUTH-05] %s is ours', (address) => {
    expect(returnPath(address)).toBe(address);
  });

  it.each([
    ['another host', '//evil.example'],
    ['a backslash', '/\\evil.example'],
    ['backslashes and slashes', '\\/\\/evil.example'],
    ['slash, backslash, slash', '/\\/evil.example'],
    ['three slashes', '///evil.example'],
    ['a scheme without slashes', 'https:evil.example'],
    ['a scheme with three slashes', 'http:///evil.example'],
    ['a full address', 'https://evil.example/'],
    ['user information', 'https://good@evil.example'],
    ['a look-alike', 'https://good.evil.example'],
    ['an encoded tab', '/%09/evil.example'],
    ['a tab', '/\t/evil.example'],
    ['encoded slashes', '/%2f%2fevil.example'],
    ['one encoded slash', '/%2Fevil.example'],
    ['twice encoded slashes', '/%252f%252fevil.example'],
    ['an encoded backslash', '/%5cevil.example'],
    ['six layers of encoding, harmless or not', '/six-layers%252525252520deep'],
    ['slashes under many layers', '/%25252525252fevil.example'],
    ['a dot before two slashes', '/.//evil.example'],
    ['a way up before two slashes', '/a/..//evil.example'],
    ['an injected header', '/%0d%0aSet-Cookie:x'],
    ['an injected header in the query', '/cart?a=%0d%0aSet-Cookie:x'],
    ['a line break', '/cart\r\nSet-Cookie: x'],
    ['a NUL', '/cart\u0000'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a space in front', ' /checkout/cart'],
    ['a relative address', 'checkout/cart'],
    ['broken encoding', '/cart%zz'],
    ['what a browser would have encoded', '/café'],
    ['nothing', ''],
    ['2,001 characters', `/${'a'.repeat(2_000)}`],
    ['5 KB', `/${'a'.repeat(5_119)}`],
    ['a repeated parameter', ['/checkout/cart', '//evil.example']],
    ['no parameter', undefined],
    ['null', null],
    ['a number', 7],
    ['an object', { toString: () => '/checkout/cart' }],
  ])('[AUTH-05] %s leads to the start page', (_, raw) => {
    expect(returnPath(raw)).toBe('/');
  });

  it('[AUTH-05] whatever comes in, the person stays on this site', () => {
    fc.assert(
      fc.property(attack, (raw) => new URL(returnPath(raw), RETAILER).origin === RETAILER),
      { numRuns: 200 },
    );
  });

  it('[AUTH-05] the answer begins with exactly one slash, also when its path is decoded', () => {
    fc.assert(
      fc.property(attack, (raw) => {
        const path = returnPath(raw).replace(/[?#].*$/s, '');
        expect(path).toMatch(/^\/(?!\/)/);
        expect(decoded(path)).toMatch(/^\/(?!\/)/);
        expect(new URL(returnPath(raw), RETAILER).pathname).toMatch(/^\/(?!\/)/);
      }),
      { numRuns: 200 },
    );
  });

  it('[AUTH-05] the answer holds no control character and no backslash', () => {
    fc.assert(
      fc.property(attack, (raw) => !/[\\\p{Cc}]/u.test(decoded(returnPath(raw)))),
      { numRuns: 200 },
    );
  });

  it('[AUTH-05] an accepted address comes back as it is, and is accepted again', () => {
    const segment = fc.stringMatching(/^[A-Za-z0-9-]{1,12}$/);
    const ours = fc
      .tuple(fc.array(segment, { maxLength: 5 }), fc.dictionary(segment, fc.string({ unit: 'grapheme', maxLength: 5 })))
      .map(([path, query]) => `/${path.join('/')}?${new URLSearchParams(query)}`);
    forAll(ours, (address) => {
      fc.pre(!/%25|%5C/.test(address));
      expect(returnPath(address)).toBe(address);
    });
    forAll(attack, (raw) => returnPath(returnPath(raw)) === returnPath(raw));
  });
});
