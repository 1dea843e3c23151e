import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnPath } from './return-address.ts';

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
    fc.assert(
      fc.property(ours, (address) => {
        fc.pre(!/%25|%5C/.test(address));
        expect(returnPath(address)).toBe(address);
      }),
    );
    fc.assert(fc.property(attack, (raw) => returnPath(returnPath(raw)) === returnPath(raw)));
  });
});
