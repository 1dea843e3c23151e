import { dayOf, exampleRegistry, forAll, grId, grIdOf, skuOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { addingPath, paths } from '../address/index.ts';
import { eventTypeOf } from '../event/index.ts';
import {
  asksToAddTo,
  chosenRegistry,
  hasOwnCounterpart,
  registryManagedAt,
  withLastChosen,
} from './chosen-registry.ts';

const own = fc.uniqueArray(grId, { maxLength: 4 }).map((numbers) => numbers.map((number) => ({ grId: number })));
const [one, two, alien] = [grIdOf('7310442'), grIdOf('7310443'), grIdOf('999999999')];

describe('the registry to which things are added', () => {
  it('[ADD-01] [ROUTE-02] the one of one’s own that was chosen last is the chosen one, whatever was opened since', () => {
    forAll(own, fc.array(grId, { maxLength: 4 }), (registries, others) => {
      const opened = others.filter((other) => registries.every((each) => each.grId !== other));
      for (const each of registries)
        expect(chosenRegistry(registries, [...opened, each.grId, alien])).toEqual(O.some(each));
    });
    const registries = [{ grId: one }, { grId: two }];
    expect(chosenRegistry(registries, [one, two])).toEqual(O.some({ grId: one }));
    expect(chosenRegistry(registries, withLastChosen([two, one], alien))).toEqual(O.some({ grId: two }));
  });

  it('[ADD-01] else it is the first of them, and without registries there is none', () => {
    const registries = [{ grId: one }, { grId: two }];
    expect(chosenRegistry(registries, [])).toEqual(O.some({ grId: one }));
    expect(chosenRegistry(registries, [alien])).toEqual(O.some({ grId: one }));
    expect(chosenRegistry([], [one])).toEqual(O.none);
  });

  it('[ADD-01] what is chosen comes first, each number once, and no more than twenty are stored', () => {
    expect(withLastChosen([], one)).toEqual([one]);
    expect(withLastChosen([one, alien, two], two)).toEqual([two, one, alien]);
    const many = Array.from({ length: 20 }, (_, nth) => grIdOf(`${7310500 + nth}`));
    expect(withLastChosen(many.slice(1), one)).toEqual([one, ...many.slice(1)]);
    expect(withLastChosen(many, one)).toEqual([one, ...many.slice(0, 19)]);
    forAll(fc.array(grId, { maxLength: 30 }), (numbers) => {
      const latest = numbers.reduce<ReturnType<typeof withLastChosen>>(withLastChosen, []);
      expect(latest).toEqual([...new Set([...numbers].reverse())].slice(0, 20));
    });
  });
});

const registry = exampleRegistry();
const counterpart = exampleRegistry({ grId: grIdOf('7310443') });
const others = [
  exampleRegistry({ grId: grIdOf('7310444'), primaryFirstName: 'Ruth' }),
  exampleRegistry({ grId: grIdOf('7310445'), secondaryFirstName: O.none }),
  exampleRegistry({ grId: grIdOf('7310446'), eventType: eventTypeOf('kd') }),
  exampleRegistry({ grId: grIdOf('7310447'), eventDate: O.some(dayOf('2031-02-03')) }),
];

describe('registries that read alike', () => {
  it('[HOME-01] [ADD-01] a registry has a twin exactly when another one has the same names, event and day', () => {
    expect(hasOwnCounterpart([registry, counterpart], registry)).toBe(true);
    expect(hasOwnCounterpart([registry], registry)).toBe(false);
    for (const other of others) expect(hasOwnCounterpart([registry, other], registry)).toBe(false);
  });

  it('[HOME-01] [ADD-01] a twin’s twin is the first one', () => {
    for (const own of [
      [registry, counterpart],
      [counterpart, ...others, registry],
    ]) {
      expect(hasOwnCounterpart(own, counterpart)).toBe(true);
      expect(hasOwnCounterpart(own, registry)).toBe(true);
    }
  });
});

describe('the registry with which one is busy', () => {
  const grId = grIdOf('7310442');

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
    forAll(fc.webPath(), (path) => {
      expect(registryManagedAt(`/x${path}`)).toEqual(O.none);
    });
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
    forAll(fc.string(), (path) => !asksToAddTo(`/cart?${path}`));
  });
});
