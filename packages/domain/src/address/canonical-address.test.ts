import { forAll, grId } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { canonicalAddress } from './canonical-address.ts';
import { paths } from './paths.ts';

const guestList = '/gift-registry/guest-list/7310442';
const signs = [
  '.',
  ',',
  ';',
  '!',
  ')',
  ').',
  '"',
  '>',
  '*',
  '…',
  '%20',
  '%20%20',
  '%0A',
  '%E2%80%9D',
  '%E3%80%82',
  '/.',
  '/%20',
  '//',
];

describe('a link that was shared', () => {
  it.each(signs)(
    '[LINK-01] punctuation, spaces and signs behind the address of a page lead to that address: %s',
    (sign) => {
      for (const address of [
        guestList,
        '/gift-registry/registrant-list/100200300',
        '/gift-registry/checklist/100200300',
        '/product/chef-s-knife/4821',
        paths.find,
        paths.shop,
        paths.cart,
      ])
        expect([address, canonicalAddress(`${address}${sign}`)]).toEqual([address, O.some(address)]);
      expect(canonicalAddress(`${guestList}${sign}?sort=price`)).toEqual(O.some(`${guestList}?sort=price`));
    },
  );

  it('[LINK-01] capitals in the address of a page make no difference', () => {
    forAll(grId, (number) => {
      const address = paths.guestList(number);
      expect(canonicalAddress(address.toUpperCase())).toEqual(O.some(address));
      expect(canonicalAddress(`${address.toUpperCase()}/`)).toEqual(O.some(address));
    });
    for (const page of [
      '/account/login',
      '/account/new',
      '/account/confirm',
      '/account/forgot-password',
      '/account/reset-password',
      '/account/invitation',
      '/gift-registry/authenticate',
      '/gift-registry/new',
      '/gift-registry/find',
      '/gift-registry/scan',
      '/gift-registry/registrant-list',
      '/gift-registry/thank-you-manager',
      '/gift-registry/edit',
      '/gift-registry/registrant/edit-registry',
      '/gift-registry/my-gift-registry/7310442',
      '/gift-registry/overview/7310442',
      '/gift-registry/view-similar-items/4821/7310442',
      '/gift-registry/add-more-gifts/kids',
      '/customer-service/alaska-hawaii-territory-shipping-quote',
    ])
      for (const written of [page.toUpperCase(), `${page}.`])
        expect([written, canonicalAddress(`${written}?token=Ab`)]).toEqual([written, O.some(`${page}?token=Ab`)]);
    expect(canonicalAddress('/Product/Tea-Pot/4821')).toEqual(O.some('/product/Tea-Pot/4821'));
    expect(canonicalAddress('/SEARCH?text=Tea')).toEqual(O.some('/search?text=Tea'));
    expect(canonicalAddress('/Gift-Cards')).toEqual(O.some('/gift-cards/'));
  });

  it.each([
    ['/gift-registry/guest-list/7310442&utm=1', '/gift-registry/guest-list/7310442?utm=1'],
    ['/gift-registry/guest-list/7310442%3Futm=1', '/gift-registry/guest-list/7310442?utm=1'],
    ['/gift-registry/guest-list/7310442%3fkey=Ab-9.', '/gift-registry/guest-list/7310442?key=Ab-9'],
    ['/Gift-Registry/Guest-List/7310442.%26utm=1?key=Ab-9.', '/gift-registry/guest-list/7310442?utm=1&key=Ab-9'],
    ['/product/salt-%26-pepper/4821&utm=1', '/product/salt-%26-pepper/4821?utm=1'],
    ['/account/login&returnUrl=%2Fcheckout%2Fcart', '/account/login?returnUrl=%2Fcheckout%2Fcart'],
    ['/&utm=1', '/?utm=1'],
  ])(
    '[LINK-01] parameters that come after `&` or an encoded sign at the end of a path are the parameters of that page: %s',
    (address, expected) => {
      expect(canonicalAddress(address)).toEqual(O.some(expected));
    },
  );

  it.each(['.', ').', '%20', '%E2%80%9D', ',', '!', '%3E', '/'])(
    '[LINK-01] what is behind the key of a registry’s own link is no part of the key, and all other parameters stay as they are: %s',
    (sign) => {
      expect(canonicalAddress(`${guestList}?key=Ab-9_x${sign}`)).toEqual(O.some(`${guestList}?key=Ab-9_x`));
      expect(canonicalAddress(`${guestList}?sort=price&key=Ab-${sign}`)).toEqual(
        O.some(`${guestList}?sort=price&key=Ab-`),
      );
      expect(canonicalAddress(`${guestList}?key=Ab-9&sort=price${sign}`)).toEqual(O.none);
    },
  );

  it.each([
    guestList,
    `${guestList}/`,
    `${guestList}?key=Ab-9_`,
    `${guestList}?`,
    '/product/chef-s-knife/4821',
    '/product/caf%C3%A9/4821',
    '/gift-cards/',
    '/gift-cards',
    '/search?text=knife.',
    '/',
    '/gift-registry/guest-list/12345.',
    '/gift-registry/guest-list/7310442.html',
    '/gift-registry/photo/7310442/Ab.jpg.',
    '/api/registry/7310442.',
    '/assets/Main.js',
    '//evil.example/gift-registry/guest-list/7310442.',
    '/gift-registry/guest-list/7310442%',
    '/product/salt-%26-pepper/4821',
    '/api/registry/7310442&utm=1',
    '/&/evil.example',
  ])(
    '[LINK-01] the right address, with a slash behind it or not, leads nowhere else; neither does an address of no page: %s',
    (address) => {
      expect(canonicalAddress(address)).toEqual(O.none);
    },
  );

  it('[LINK-01] an address that is full of signs is read in one go', () => {
    const signs = '!'.repeat(300_000);
    expect(canonicalAddress(`/${signs}a`)).toEqual(O.none);
    expect(canonicalAddress(`${guestList}${signs}`)).toEqual(O.some(guestList));
  });

  it('[LINK-01] wherever it leads is right, and a path on this site', () => {
    const part = fc.constantFrom(
      '/',
      'gift-registry',
      'Product',
      '7310442',
      'guest-list',
      '.',
      '%20',
      '?',
      'key=a',
      '&',
      '%3F',
      '\\',
    );
    forAll(
      fc.array(part).map((parts) => `/${parts.join('')}`),
      (address) => {
        const expected = canonicalAddress(address);
        if (O.isNone(expected)) return;
        expect(expected.value).toMatch(/^\/(?:[a-z]|\?|$)/);
        expect(canonicalAddress(expected.value)).toEqual(O.none);
      },
    );
  });
});
