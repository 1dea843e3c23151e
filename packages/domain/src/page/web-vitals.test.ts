import { forAll, grId } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { paths } from '../address/index.ts';
import { addressIn, LANGUAGES } from '../language/index.ts';
import { pageKindOf, pageKinds } from './web-vitals.ts';

const addresses: ReadonlyArray<readonly [string, string]> = [
  [paths.home, 'start'],
  ['/gift-registry/guest-list/7310442', 'guest-list'],
  ['/gift-registry/registrant-list/7310442', 'registrant-list'],
  ['/gift-registry/registrant-list', 'registrant-list'],
  ['/gift-registry/overview/7310442', 'overview'],
  ['/gift-registry/checklist/7310442', 'checklist'],
  ['/gift-registry/thank-you-manager/7310442', 'thank-you'],
  ['/gift-registry/address-labels/7310442', 'thank-you'],
  ['/gift-registry/registrant/edit-registry', 'settings'],
  ['/gift-registry/edit', 'settings'],
  [paths.ownRegistries, 'registries'],
  [paths.find, 'registries'],
  [paths.newRegistry, 'registries'],
  [paths.authenticate, 'registries'],
  [paths.giftShop('wedding'), 'shop'],
  [paths.shop, 'shop'],
  ['/product/4821', 'product'],
  [paths.cart, 'cart'],
  [paths.findOrder, 'order'],
  ['/account/login', 'account'],
  [paths.account, 'account'],
  [paths.terms, 'other'],
  [paths.stores, 'other'],
  ['/orders-of-old', 'other'],
  ['/shop', 'other'],
];

describe('the kind of a page', () => {
  it.each(addresses)('[OPS-08] of %s is %s, in every language', (path, kind) => {
    for (const language of LANGUAGES) expect(pageKindOf(addressIn(language, path))).toBe(kind);
  });

  it('[OPS-08] each kind is that of a page', () => {
    expect(new Set(addresses.map(([, kind]) => kind))).toEqual(new Set(pageKinds));
  });

  it('[OPS-08] is the same for all registries', () => {
    forAll(grId, (id) => pageKindOf(paths.guestList(id)) === 'guest-list');
  });
});
