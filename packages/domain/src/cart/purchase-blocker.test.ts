import {
  product as anyProduct,
  centsOf,
  exampleItem,
  exampleMonogrammed,
  examplePersonalization,
  exampleProduct,
  forAll,
  identityOf,
  registryItem,
  sites,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { conditionOf, type Product, type RegistryItem } from '../item/index.ts';
import type { Market } from '../site/index.ts';
import { type Purchasable, purchaseBlocker } from './purchase-blocker.ts';

const plain = (product: Product, personalizationId = 0): Purchasable => ({
  identity: identityOf(product.sku, personalizationId),
  product,
  listed: O.none,
});
const listed = (
  item: RegistryItem,
  registry: { readonly market?: Market; readonly settled?: ReadonlyArray<RegistryItem['identity']> } = {},
): Purchasable => ({
  identity: item.identity,
  product: item.product,
  listed: O.some({ registry: { market: 'US', settled: [], ...registry }, item }),
});
const funded = (raised: number, overrides: Partial<RegistryItem> = {}) =>
  exampleItem({ groupGift: O.some({ name: 'Plates', goal: centsOf(11_960), raised: centsOf(raised) }), ...overrides });
const misspelt = {
  ...exampleMonogrammed(),
  personalization: O.some(examplePersonalization({ hasError: true })),
};

describe('what keeps something from being bought', () => {
  it('[BUY-09] [NLA-03] an item that is no longer available or settled cannot be bought', () => {
    const gone = exampleProduct({ isNla: true });
    const item = exampleItem();
    expect(purchaseBlocker(sites.main, plain(gone))).toEqual(O.some('no-longer-available'));
    expect(purchaseBlocker(sites.main, listed(exampleItem({ product: gone })))).toEqual(O.some('no-longer-available'));
    expect(purchaseBlocker(sites.main, { ...listed(item), product: gone })).toEqual(O.some('no-longer-available'));
    expect(
      purchaseBlocker(sites.main, { ...listed(exampleItem({ product: gone })), product: exampleProduct() }),
    ).toEqual(O.some('no-longer-available'));
    expect(purchaseBlocker(sites.main, listed(item, { settled: [item.identity] }))).toEqual(
      O.some('no-longer-available'),
    );
    expect(purchaseBlocker(sites.main, listed(item, { settled: [identityOf('4821', 1)] }))).toEqual(O.none);
  });

  it('[PERS-02] an available item with a personalization error cannot be bought', () => {
    const blank = {
      ...exampleMonogrammed({ personalizationType: 100 }),
      personalization: O.some(examplePersonalization({ line1: ' ', hasError: false })),
    };
    for (const purchasable of [listed(misspelt), listed(blank)])
      expect(purchaseBlocker(sites.main, purchasable)).toEqual(O.some('personalization-error'));
    for (const purchasable of [listed(exampleMonogrammed()), plain(misspelt.product), plain(misspelt.product, 1)])
      expect(purchaseBlocker(sites.main, purchasable)).toEqual(O.none);
    const gone = { ...misspelt, product: { ...misspelt.product, isNla: true } };
    expect(purchaseBlocker(sites.main, listed(gone))).toEqual(O.some('no-longer-available'));
  });

  it.each([
    [0, true],
    [100, false],
    [700, true],
    [705, true],
  ] as const)(
    '[PERS-02] a product that must be personalized cannot be bought without a design; without a registry the personalization is missing, not wrong: type %d can be is %s',
    (personalizationType, canBe) => {
      const product = exampleProduct({ personalizationType });
      const noLines = O.some(examplePersonalization({ line1: '', line2: '', hasError: false }));
      const blank = [O.none, noLines].map((personalization) => listed(exampleItem({ product, personalization })));
      for (const purchasable of blank)
        expect(purchaseBlocker(sites.main, purchasable)).toEqual(canBe ? O.none : O.some('personalization-error'));
      expect(purchaseBlocker(sites.main, plain(product))).toEqual(canBe ? O.none : O.some('personalization-required'));
      expect(purchaseBlocker(sites.main, plain(product, 7))).toEqual(O.none);
    },
  );

  it.each([
    ['main', 'main', O.none],
    ['main', 'kids', O.none],
    ['main', 'modern', O.some('other-brand')],
    ['modern', 'main', O.some('other-brand')],
    ['modern', 'kids', O.some('other-brand')],
    ['modern', 'modern', O.none],
  ] as const)('[XB-04] an item of the other brand is bought on its own site: of %s, on %s', (brand, site, expected) => {
    const product = exampleProduct({ brand });
    expect(purchaseBlocker(sites[site], plain(product))).toEqual(expected);
    expect(purchaseBlocker(sites[site], listed(exampleItem({ product })))).toEqual(expected);
  });

  it.each([
    [0, 'US', O.none],
    [1, 'US', O.some('group-gift-begun')],
    [11_960, 'US', O.some('group-gift-begun')],
    [1, 'CA', O.none],
  ] as const)(
    '[BUY-09] [CA-01] a group gift cannot be bought as a whole unit once it has contributions; the Canadian site has no group gifts: %d raised in %s',
    (raised, market, expected) => {
      expect(purchaseBlocker(market === 'US' ? sites.main : sites.canada, listed(funded(raised)))).toEqual(expected);
    },
  );

  it('[BUY-09] a made-to-order item cannot be added to a cart, since its options are chosen elsewhere', () => {
    const product = exampleProduct({ isMadeToOrder: true });
    expect(purchaseBlocker(sites.main, plain(product))).toEqual(O.some('made-to-order'));
    expect(purchaseBlocker(sites.main, listed(exampleItem({ product })))).toEqual(O.some('made-to-order'));
    expect(purchaseBlocker(sites.modern, plain(product))).toEqual(O.some('other-brand'));
  });

  it('[BUY-09] [BUY-08] what is out of stock cannot be bought to be shipped; a store where it is picked up has a stock of its own', () => {
    const out = plain(exampleProduct({ isAvailable: false }));
    expect(purchaseBlocker(sites.main, out)).toEqual(O.some('out-of-stock'));
    expect(purchaseBlocker(sites.main, { ...out, isPickedUp: true })).toEqual(O.none);
    expect(purchaseBlocker(sites.main, plain(exampleProduct({ isAvailable: false, isBackorderable: true })))).toEqual(
      O.none,
    );
  });

  it('[BUY-09] the gravest reason is reported first', () => {
    const modern = { ...misspelt.product, brand: 'modern' as const };
    const begun = (overrides: Partial<RegistryItem>) => listed(funded(1, overrides));
    const { identity, personalization } = misspelt;
    expect(
      [
        begun({ identity, personalization, product: { ...modern, isNla: true } }),
        begun({ identity, personalization, product: modern }),
        begun({ product: { ...modern, isMadeToOrder: true } }),
        begun({ product: exampleProduct({ isMadeToOrder: true }) }),
        begun({ product: exampleProduct({ isAvailable: false }) }),
        listed(exampleItem({ product: exampleProduct({ isAvailable: false }) })),
      ].map((purchasable) => purchaseBlocker(sites.main, purchasable)),
    ).toEqual(
      [
        'no-longer-available',
        'personalization-error',
        'other-brand',
        'made-to-order',
        'group-gift-begun',
        'out-of-stock',
      ].map(O.some),
    );
  });

  it('[BUY-09] everything else can be bought', () => {
    forAll(registryItem, fc.constantFrom<Market>('US', 'CA'), (item, market) => {
      const isBegun = market === 'US' && O.isSome(item.groupGift) && item.groupGift.value.raised > 0;
      const { brand, isMadeToOrder, isAvailable, isBackorderable } = item.product;
      const isStocked = isAvailable || isBackorderable;
      const isFine = conditionOf(item) === 'normal' && brand === 'main' && !isMadeToOrder && !isBegun && isStocked;
      const site = market === 'US' ? sites.main : sites.canada;
      expect(O.isNone(purchaseBlocker(site, listed(item)))).toBe(isFine);
    });
    forAll(anyProduct, (product) => {
      expect(O.isNone(purchaseBlocker(sites.modern, plain(product)))).toBe(
        !product.isNla &&
          product.brand === 'modern' &&
          !product.isMadeToOrder &&
          product.personalizationType !== 100 &&
          (product.isAvailable || product.isBackorderable),
      );
    });
  });
});
