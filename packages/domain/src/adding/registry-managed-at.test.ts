import { grIdOf, skuOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { addingPath, paths } from '../address/index.ts';
import { asksToAddTo, registryManagedAt } from './registry-managed-at.ts';

const grId = grIdOf('7310442');

describe('the registry with which one is busy', () => {
  it('[ADD-01] [ROUTE-06] every page on which a registry is managed names it, with or without a slash at its end', () => {
    for (const path of [
      paths.registrantList(grId),
      paths.newRegistrantList(grId),
      paths.overview(grId),
      paths.checklist(grId),
      paths.thankYouManager(grId),
      paths.registryHome(grId),
      paths.settings(grId),
      paths.similarItems(skuOf('4821'), grId),
    ]) {
      expect([path, registryManagedAt(path)]).toEqual([path, O.some('7310442')]);
      if (path.includes('?')) continue;
      for (const more of ['/', '?show=purchased', '/?sort=price'])
        expect([path, more, registryManagedAt(`${path}${more}`)]).toEqual([path, more, O.some('7310442')]);
    }
    expect(registryManagedAt(`/gift-registry/registrant/edit-registry?from=mail&id=${grId}`)).toEqual(
      O.some('7310442'),
    );
  });

  it('[ADD-01] [XB-02] so does a page of the shop to which the way led from there, also on the other brand’s site', () => {
    for (const path of [
      paths.shop,
      `${paths.shop}?category=Rugs`,
      `${paths.shop}?category=Rugs&utm_medium=mail`,
      paths.giftShop('kids'),
      `${paths.giftShop('wedding')}/`,
      paths.addMoreGifts('wedding', 'Outdoor Living'),
      '/product/bar-cart/7001',
      '/product/bar-cart/7001?registry=7310443',
    ]) {
      expect([path, registryManagedAt(addingPath(path, grId))]).toEqual([path, O.some('7310442')]);
      expect([path, registryManagedAt(`${addingPath(path, grId)}&referrerId=r`)]).toEqual([path, O.some('7310442')]);
    }
  });

  it('[ADD-01] [ROUTE-06] every other address names none, whatever it holds', () => {
    for (const path of [
      paths.guestList(grId),
      paths.ownRegistries,
      paths.giftShop('wedding'),
      '/search?xgrId=7310442',
      '/search?grId=7310442x',
      '/gift-registry/guest-list/7310443?from=/search?grId=7310442',
      '/account/product/bar-cart/7001?grId=7310442',
      '/product/bar-cart?grId=7310442',
      '/product/bar-cart/7001?registry=7310442',
      '/gift-registry/registrant-list/12345',
      '/gift-registry/registrant-list/1234567890123',
      '/gift-registry/registrant-list/7310442x',
      '/gift-registry/registrant/edit-registry?sid=7310442',
      ...[
        paths.registrantList(grId),
        paths.similarItems(skuOf('4821'), grId),
        `/gift-registry/registrant/edit-registry?id=${grId}`,
      ].map((path) => `/search?q=${path}`),
    ])
      expect([path, registryManagedAt(path)]).toEqual([path, O.none]);
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        expect(registryManagedAt(`/x${path}`)).toEqual(O.none);
      }),
    );
  });

  it('[ADD-01] a page of the shop asks to add to a registry by whatever its address names as one, also where that is no number of a registry; no other page asks', () => {
    for (const named of ['7310442', '999', '', 'x', '1234567890123', '7310442&page=2']) {
      for (const path of ['/search?', '/search?category=Rugs&', '/search/?', '/product/bar-cart/7001?'])
        expect([path, named, asksToAddTo(`${path}grId=${named}`)]).toEqual([path, named, true]);
      for (const shop of ['wedding', 'kids'] as const)
        expect(asksToAddTo(`${paths.giftShop(shop)}?grId=${named}`)).toBe(true);
    }
    for (const path of [paths.shop, '/search?xgrId=1', '/cart?grId=999', paths.guestList(grId), paths.settings(grId)])
      expect([path, asksToAddTo(path)]).toEqual([path, false]);
    fc.assert(fc.property(fc.string(), (path) => !asksToAddTo(`/cart?${path}`)));
  });
});
