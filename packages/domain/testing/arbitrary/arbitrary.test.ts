import { identityKey, isPersonalized, parseSku, priceBands } from '@gift-registry/domain';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import {
  counted,
  dayAfter,
  dayOf,
  exampleItem,
  exampleProduct,
  exampleRegistry,
  exampleView,
  nearEdges,
  PRICE_EDGES,
  product,
  registry,
  registryItem,
  skuOf,
} from './index.ts';

describe('generators', () => {
  it('numbers near edges stay in their range, and at least half of them are at an edge', () => {
    const drawn = fc.sample(nearEdges(0, 1_000_000, [500]), { numRuns: 1_000, seed: 7 });
    expect(drawn.every((value) => value >= 0 && value <= 1_000_000)).toBe(true);
    const atEdge = drawn.filter((value) => [0, 499, 500, 501, 1_000_000].includes(value));
    expect(atEdge.length).toBeGreaterThan(400);
    expect(new Set(atEdge).size).toBe(5);
  });

  it('[LIST-02] prices know the bounds of all bands', () => {
    for (const { from } of priceBands) expect(PRICE_EDGES).toContain(from);
  });

  it('a registry’s items are one row per identity, and each is of its product', () => {
    fc.assert(
      fc.property(registry, ({ items, owners }) => {
        expect(owners.length).toBeGreaterThan(0);
        expect(new Set(items.map(({ identity }) => identityKey(identity))).size).toBe(items.length);
        for (const item of items) expect(item.identity.sku).toBe(item.product.sku);
      }),
    );
  });

  it('an item agrees with itself', () => {
    fc.assert(
      fc.property(registryItem, (item) => {
        expect(item.wanted).toBeGreaterThanOrEqual(1);
        expect(item.wanted).toBeLessThanOrEqual(999);
        expect(item.purchased).toBeGreaterThanOrEqual(0);
        expect(O.isSome(item.personalization)).toBe(item.product.personalizationType !== 0);
        if (O.isSome(item.groupGift))
          expect(item.groupGift.value.raised).toBeLessThanOrEqual(item.groupGift.value.goal);
      }),
    );
  });

  it('a product agrees with itself', () => {
    fc.assert(
      fc.property(product, ({ isOnWeb, path, sku, currentPrice, regularPrice, priceType }) => {
        expect(path).toBe(isOnWeb ? `/product/gift/${sku}` : '');
        expect(regularPrice).toBeGreaterThanOrEqual(currentPrice);
        if (priceType === 'regular') expect(regularPrice).toBe(currentPrice);
        expect(parseSku(sku)).toEqual(O.some(sku));
      }),
    );
  });

  it('counts meet every purchase state, personalization both ways', () => {
    const drawn = fc.sample(counted, { numRuns: 300, seed: 7 });
    expect(drawn.some(({ wanted, purchased }) => purchased > wanted)).toBe(true);
    expect(drawn.some(({ wanted, purchased }) => purchased === wanted && wanted > 0)).toBe(true);
    expect(drawn.some(({ wanted, purchased }) => purchased < wanted && purchased > 0)).toBe(true);
    const items = fc.sample(registryItem, { numRuns: 100, seed: 7 });
    expect(new Set(items.map(isPersonalized)).size).toBe(2);
  });
});

describe('examples', () => {
  it('a changed SKU takes path and family with it, and the item follows its product', () => {
    const vase = exampleProduct({ sku: skuOf('5120') });
    expect(vase.path).toBe('/product/linden-dinner-plate/5120');
    expect(exampleProduct({ isOnWeb: false }).path).toBe('');
    expect(exampleItem({ product: vase }).identity.sku).toBe('5120');
  });

  it('a view’s totals and owner’s part follow from items and reader', () => {
    const items = [exampleItem({ wanted: 2, purchased: 5 })];
    expect(exampleView({ items }).totals).toMatchObject({ items: 2, purchased: 5 });
    expect(O.isNone(exampleView().owner)).toBe(true);
    expect(O.isSome(exampleView({ role: 'registrant' }).owner)).toBe(true);
    expect(exampleRegistry({ items }).items).toBe(items);
  });

  it('a value that the product would not read is refused in a test too', () => {
    expect(() => skuOf('not a sku')).toThrow(TypeError);
    expect(dayAfter(dayOf('2028-02-28'), 1)).toBe('2028-02-29');
    expect(dayAfter(dayOf('2027-01-01'), -1)).toBe('2026-12-31');
  });
});
