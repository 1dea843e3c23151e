import { forAll, grId, grIdOf, skuOf, writing } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import {
  addingPath,
  encodeUrlComponent,
  isPlainPath,
  linkKeyIn,
  pageNumber,
  parsePhotoName,
  paths,
  photoFileName,
  withParameters,
} from './paths.ts';

const any = fc.string({
  unit: fc.oneof(
    fc.constantFrom('\ud800', '\udbff', '\udc00', '\udfff', '\u{1f381}', '&', '#', '%', ' ', 'a'),
    fc.string(),
  ),
});

describe('a text in an address', () => {
  it('[ROUTE-16] whatever the text, it has a place in an address, and what is whole of it reads back as it was given; half of a character reads back as the sign for what cannot be shown', () => {
    forAll(any, (text) => {
      const { searchParams } = new URL(`http://localhost/?q=${encodeUrlComponent(text)}`);
      const given = [...text].map((one) => (/^[\ud800-\udfff]$/.test(one) ? '\ufffd' : one)).join('');
      expect([...searchParams]).toEqual([['q', given]]);
    });
  });

  it.each([
    ['', ''],
    ['r 1&2', 'r%201%262'],
    ['\ud800', '%EF%BF%BD'],
    ['\udfff', '%EF%BF%BD'],
    ['\udf81\ud83c', '%EF%BF%BD%EF%BF%BD'],
    ['\ud83c\udf81', '%F0%9F%8E%81'],
    ['\ud7ff\ue000', '%ED%9F%BF%EE%80%80'],
  ])('[ROUTE-16] %j is written %s', (text, written) => {
    expect(encodeUrlComponent(text)).toBe(written);
  });
});

describe('the page that an address asks for', () => {
  it('[ROUTE-06] every whole number from 1 to 9999 reads as itself, written as digits', () => {
    for (const page of [1, 9, 10, 9_999]) expect(pageNumber(String(page))).toEqual(O.some(page));
    forAll(fc.integer({ min: 1, max: 9_999 }), (page) => {
      expect(pageNumber(String(page))).toEqual(O.some(page));
    });
  });

  it.each(['', '0', '01', '10000', '-1', '+1', '1.5', '1e3', ' 1', '1 ', '1\n', '१', 'x'])(
    '[ADD-09] nothing else reads: no zero in front, no sign, no fraction, no space: %j',
    (text) => {
      expect(pageNumber(text)).toEqual(O.none);
    },
  );
});

describe('a plain path', () => {
  it('[AUTH-05] whatever the path, it leads to the host on which it is', () => {
    const raw = fc.oneof(
      fc.webPath(),
      fc.string().map((text) => `/${text}`),
      fc.string({ unit: fc.constantFrom('/', '\\', '\t', '.', 'a', '@', ':') }).map((text) => `/${text}`),
    );
    forAll(raw, (path) => {
      fc.pre(isPlainPath(path));
      expect(new URL(path, 'http://localhost:3000').host).toBe('localhost:3000');
    });
  });

  it.each(['/', '/a', '/a/b?c=//d#e', '/pictures/é.webp'])('[AUTH-05] %j is one', (path) => {
    expect(isPlainPath(path)).toBe(true);
  });

  it.each([
    '',
    'a',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/a\n',
    '/a\\b',
    'javascript:alert(1)',
    '\t/a',
  ])('[AUTH-05] an address of another host, however it is written, is no path: %j', (path) => {
    expect(isPlainPath(path)).toBe(false);
  });
});

const parameters = fc.dictionary(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);

describe('parameters of an address', () => {
  it('[ROUTE-16] each parameter reads back from the address as it was given, whatever characters its name and its value have', () => {
    forAll(parameters, (given) => {
      const { searchParams } = new URL(withParameters('/cart', given), 'http://localhost');
      expect(Object.fromEntries(searchParams)).toEqual({ ...given });
    });
  });

  it('[ROUTE-16] what the address had already stays, and a place within the page stays at its end', () => {
    expect(withParameters('/a', { b: '1' })).toBe('/a?b=1');
    expect(withParameters('/a?x=1', { b: '1', c: '&' })).toBe('/a?x=1&b=1&c=%26');
    expect(withParameters('/a?x=1#top', { b: '1' })).toBe('/a?x=1&b=1#top');
    expect(withParameters('http://localhost:3000/a#top', { b: '1' })).toBe('http://localhost:3000/a?b=1#top');
  });

  it('[ROUTE-16] half of a character is in no parameter', () => {
    expect(withParameters('/a', { referrerId: 'r\ud800' })).toBe('/a?referrerId=r%EF%BF%BD');
    expect(withParameters('/a', { '\udc00': 'x' })).toBe('/a?%EF%BF%BD=x');
  });

  it('[ROUTE-16] no parameters leave the address as it is', () => {
    for (const path of ['/', '/a?x=1', '/a#top']) expect(withParameters(path, {})).toBe(path);
  });
});

it('[ROUTE-02] [ROUTE-18] [ROUTE-20] the pages are at their addresses', () => {
  const grId = grIdOf('7310442');
  expect(paths.home).toBe('/');
  expect(paths.cart).toBe('/checkout/cart');
  expect(paths.registrantList(grId)).toBe('/gift-registry/registrant-list/7310442');
  expect(paths.manageItem(grId, skuOf('4821'))).toBe('/gift-registry/registrant-list/7310442?manageSku=4821');
  expect(paths.guestList(grId)).toBe('/gift-registry/guest-list/7310442');
  expect(paths.photo(grId, 'abc')).toBe('/gift-registry/photo/7310442/abc.jpg');
  expect(paths.photo(grId, 'abc', 'a&b')).toBe('/gift-registry/photo/7310442/abc.jpg?key=a%26b');
  expect(paths.overview(grId)).toBe('/gift-registry/overview/7310442');
  expect(paths.checklist(grId)).toBe('/gift-registry/checklist/7310442');
  expect(paths.thankYouManager(grId)).toBe('/gift-registry/thank-you-manager/7310442');
  expect(paths.registryHome(grId)).toBe('/gift-registry/my-gift-registry/7310442');
  expect(paths.giftCards).toBe('/gift-cards/');
  expect(paths.stores).toBe('/stores/');
  expect(paths.account).toBe('/account');
  expect(paths.scan).toBe('/gift-registry/scan');
  expect(paths.authenticate).toBe('/gift-registry/authenticate');
  expect(paths.signedOut).toBe('/account/login?signedOut=true');
  expect(paths.newRegistry).toBe('/gift-registry/new');
  expect(paths.addMoreGifts('kids', 'Toys & Play')).toBe(
    '/gift-registry/add-more-gifts/kids?category=Toys%20%26%20Play',
  );
  const half = '\ud800';
  expect([
    paths.resetPassword('t0ken', 'rosa+list@example.com'),
    paths.confirmAccount('t0ken', '/a?b', 'rosa+list@example.com'),
    paths.signIn(half),
    paths.newAccountFor(half),
    paths.popup(half),
    paths.addMoreGifts('kids', half),
    paths.photo(grId, 'abc', half),
    paths.guestList(grId, half),
  ]).toEqual([
    '/account/reset-password?token=t0ken#account=rosa%2Blist%40example.com',
    '/account/confirm?token=t0ken&returnUrl=%2Fa%3Fb#account=rosa%2Blist%40example.com',
    '/account/login?returnUrl=%EF%BF%BD',
    '/account/new?returnUrl=%EF%BF%BD',
    '/browse/popup?popupName=%EF%BF%BD',
    '/gift-registry/add-more-gifts/kids?category=%EF%BF%BD',
    '/gift-registry/photo/7310442/abc.jpg?key=%EF%BF%BD',
    '/gift-registry/guest-list/7310442?key=%EF%BF%BD',
  ]);
  expect(paths.signInRedirect('/gift-registry/new?a=b')).toBe(
    '/account/login?returnUrl=%2Fgift-registry%2Fnew%3Fa%3Db&isRedirect=true',
  );
  expect(paths.signIn('/gift-registry/registrant-list/7310442?sort=price&show=needed')).toBe(
    '/account/login?returnUrl=%2Fgift-registry%2Fregistrant-list%2F7310442%3Fsort%3Dprice%26show%3Dneeded',
  );
});

describe('a way into the shop from a registry', () => {
  it('[ADD-01] [XB-02] the path names the registry, and what it had stays', () => {
    forAll(fc.constantFrom('/search', '/search?q=bar', '/product/bar-cart/7001?color=oak#size'), grId, (path, of) => {
      const before = new URL(path, 'http://localhost');
      const after = new URL(addingPath(path, of), 'http://localhost');
      expect(after.searchParams.get('grId')).toBe(of);
      after.searchParams.delete('grId');
      expect(after.href).toBe(before.href);
    });
  });
});

const name = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 16, maxLength: 64 });

describe('the name of a photo', () => {
  it('[PHOTO-07] a name is read again from the file that was named after it', () => {
    forAll(name, (photo) => {
      expect(parsePhotoName(photoFileName(photo))).toEqual(O.some(photo));
    });
  });

  it.each([
    '',
    `${'a'.repeat(15)}.jpg`,
    `${'a'.repeat(65)}.jpg`,
    `${'A'.repeat(64)}.jpg`,
    `${'g'.repeat(64)}.jpg`,
    `/${'a'.repeat(64)}.jpg`,
    `${'a'.repeat(64)}.jpg\n`,
    `${'a'.repeat(64)}.jpg.html`,
    `${'a'.repeat(64)}xjpg`,
    'a'.repeat(64),
  ])(
    '[PHOTO-07] nothing else is a name: not one that is shorter or longer, has other signs, is among others or has another ending: %j',
    (file) => {
      expect(parsePhotoName(file)).toEqual(O.none);
    },
  );
});

describe('the key in an address', () => {
  it('[SET-02] the key that was put into an address is read from it, whatever else is there', () => {
    forAll(writing(1, 30), fc.constantFrom('', '?sort=price', '?monkey=1', '#key=2'), (key, rest) => {
      const address = withParameters(`/gift-registry/guest-list/7310442${rest}`, { key });
      expect(linkKeyIn(address)).toEqual(O.some(key));
      expect(linkKeyIn(paths.guestList(grIdOf('7310442'), key))).toEqual(O.some(key));
    });
  });

  it.each([
    '',
    '/',
    '/list/1',
    '/list/1?',
    '/list/1?key=',
    '/list/1?monkey=1',
    '/list/1#?key=2',
    '/list/1?key=%E0%A4%A',
  ])('[SET-02] an address without a key has none; reading never fails: "%s"', (address) => {
    expect(linkKeyIn(address)).toEqual(O.none);
  });

  it('[SET-02] without a key the way to a guest’s page has none', () => {
    expect(paths.guestList(grIdOf('7310442'))).toBe('/gift-registry/guest-list/7310442');
    expect(paths.guestList(grIdOf('7310442'), 'a&b')).toBe('/gift-registry/guest-list/7310442?key=a%26b');
  });
});
