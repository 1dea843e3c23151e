import { grIdOf, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { expect, it } from 'vitest';
import { paths } from './paths.ts';

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
