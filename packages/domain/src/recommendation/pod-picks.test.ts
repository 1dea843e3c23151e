import { centsOf, exampleProduct, forAll, nearEdges, product, skuOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { Product } from '../item/index.ts';
import type { PodStrategy } from './pod-choice.ts';
import { type PodPick, podPick, podPicks } from './pod-picks.ts';
import type { BrandSelection } from './top-picks.ts';

const selection: BrandSelection = { brand: 'main', department: O.none, except: O.none };
const all = { limit: 50, items: [] };
const plate = (sku: string, more: Partial<Product> = {}) =>
  exampleProduct({ sku: skuOf(sku), reviews: 0, rating: 0, ...more });
const skus = (pick: PodPick, products: ReadonlyArray<Product>, request = all) =>
  podPicks(pick, request, products).map(({ sku }) => sku);

const orders: ReadonlyArray<PodStrategy> = [
  'similar',
  'complementary',
  'most-reviewed',
  'best-rated',
  'most-reduced',
  'least-expensive',
];

/** Products that meet in few places, at few prices and with few reviews. */
const shop = fc.uniqueArray(
  fc
    .tuple(product, fc.constantFrom('Kids', 'Home'), fc.constantFrom('Plates', 'Cups'), nearEdges(0, 400, [100]))
    .map(([each, department, productClass, price]) => ({
      ...each,
      department,
      productClass,
      reviews: each.reviews % 3,
      familyId: ['rug', 'vase', '', ' ', each.familyId][each.reviews % 5] ?? '',
      currentPrice: centsOf(price),
      regularPrice: centsOf(price + (each.reviews % 5)),
    })),
  { minLength: 1, maxLength: 30, selector: ({ sku }) => sku },
);
const picking = fc
  .record({
    products: shop,
    order: fc.constantFrom(...orders),
    brand: fc.constantFrom<'main' | 'modern'>('main', 'modern'),
    limit: nearEdges(1, 50, []),
    looked: fc.nat(),
  })
  .map(({ products, order, brand, limit, looked }) => {
    const [it] = products.slice(looked % products.length);
    const items = looked % 2 === 0 && it !== undefined ? [it.sku] : [];
    const pick = podPick(order, { brand, department: O.none, except: O.none }, O.fromNullable(it));
    return { products, pick, request: { limit, items } };
  });

const measured = (by: PodPick['by'], product: Product): number => {
  switch (by) {
    case 'best-rated':
      return product.rating;
    case 'most-reduced':
      return product.regularPrice - product.currentPrice;
    case 'least-expensive':
      return -product.currentPrice;
    default:
      return 0;
  }
};

describe('how a pod picks', () => {
  const it1 = plate('1');

  it.each(['similar', 'complementary'] as const)('[REC-02] %s goes out from what is looked at', (order) => {
    expect(podPick(order, selection, O.some(it1))).toEqual({ by: order, selection, it: it1 });
  });

  it('[REC-02] where nothing is looked at, or it has no place, it is what most people write about', () => {
    const expected = { by: 'most-reviewed', selection };
    expect(podPick('similar', selection, O.none)).toEqual(expected);
    expect(podPick('complementary', selection, O.none)).toEqual(expected);
    expect(podPick('similar', selection, O.some(plate('1', { categoryName: ' ' })))).toEqual(expected);
    expect(podPick('complementary', selection, O.some(plate('1', { department: '' })))).toEqual(expected);
  });

  it('[REC-02] the others do not look at one thing', () => {
    expect(podPick('best-rated', selection, O.some(it1))).toEqual({ by: 'best-rated', selection });
  });
});

describe('what a pod picks', () => {
  it('[REC-02] spaces around a category do not make another one', () => {
    const pick = podPick('similar', selection, O.some(plate('1', { categoryName: 'Dinnerware ' })));
    expect(skus(pick, [plate('2', { categoryName: ' Dinnerware' }), plate('3', { categoryName: 'Cookware' })])).toEqual(
      ['2'],
    );
  });

  it('[REC-02] never more than requested', () => {
    const products = ['1', '2', '3'].map((sku) => plate(sku));
    const pick: PodPick = { by: 'most-reviewed', selection };
    expect([1, 2, 3, 4].map((limit) => skus(pick, products, { ...all, limit }).length)).toEqual([1, 2, 3, 3]);
  });

  it('[REC-02] everything picked is on the selection, is on the web, can still be had and is not looked at; nothing is picked twice, and never more than requested', () => {
    forAll(picking, ({ products, pick, request }) => {
      const picked = podPicks(pick, request, [...products, ...products]);
      expect(picked.length).toBeLessThanOrEqual(request.limit);
      expect(new Set(picked.map(({ sku }) => sku)).size).toBe(picked.length);
      for (const { brand, isOnWeb, isNla, sku } of picked)
        expect([brand, isOnWeb, isNla, request.items.includes(sku)]).toEqual([
          pick.selection.brand,
          true,
          false,
          false,
        ]);
    });
  });

  it('[REC-02] what is like a rug can be the same rug in another colour', () => {
    const rug = (sku: string) => plate(sku, { categoryName: 'Rugs', familyId: 'hayloft' });
    expect(skus(podPick('similar', selection, O.some(rug('1'))), [rug('2'), rug('3')])).toEqual(['2', '3']);
  });

  it('[REC-02] but in what is like a thing, of a family that is known only the first is picked: sizes and colours of one thing are not shown side by side', () => {
    forAll(picking, ({ products, pick, request }) => {
      fc.pre(pick.by !== 'similar');
      const picked = podPicks(pick, request, products);
      const families = picked.map(({ familyId }) => familyId.trim()).filter((family) => family !== '');
      expect(new Set(families).size).toBe(families.length);
      const everyOne = podPicks(pick, { ...request, limit: 50 }, products);
      for (const { sku } of picked) expect(everyOne.map((each) => each.sku)).toContain(sku);
      const without = products.map((product) => ({ ...product, familyId: '' }));
      const before = podPicks(pick, { ...request, limit: 50 }, without).map(({ sku }) => sku);
      const firstOf = (family: string) =>
        before.find((sku) => products.some((each) => each.sku === sku && each.familyId.trim() === family));
      for (const { sku, familyId } of picked) if (familyId.trim() !== '') expect(sku).toBe(firstOf(familyId.trim()));
    });
  });

  it('[REC-02] what is like a thing is of its category, the nearer price first', () => {
    forAll(picking, ({ products, request }) => {
      const [it] = products;
      const pick = podPick('similar', selection, O.fromNullable(it));
      fc.pre(it !== undefined && pick.by === 'similar');
      const picked = podPicks(pick, request, products);
      const distances = picked.map(({ currentPrice }) => Math.abs(currentPrice - it.currentPrice));
      expect(distances).toEqual([...distances].sort((one, other) => one - other));
      for (const { categoryName } of picked) expect(categoryName.trim()).toBe(it.categoryName.trim());
    });
  });

  it('[REC-02] what goes with a thing is of its department and not of its class, the most reviewed first', () => {
    forAll(picking, ({ products, request }) => {
      const [it] = products;
      fc.pre(it !== undefined);
      const picked = podPicks(podPick('complementary', selection, O.some(it)), request, products);
      const reviews = picked.map((each) => each.reviews);
      expect(reviews).toEqual([...reviews].sort((one, other) => other - one));
      for (const { department, productClass } of picked)
        expect([department, productClass === it.productClass]).toEqual([it.department, false]);
    });
  });

  it('[REC-02] the best rated come first, the most reduced come first, the least expensive come first; then the most reviewed', () => {
    const [a, b, c] = [
      plate('1', { rating: 4, reviews: 9, currentPrice: centsOf(500), regularPrice: centsOf(500) }),
      plate('2', { rating: 5, reviews: 1, currentPrice: centsOf(400), regularPrice: centsOf(450) }),
      plate('3', { rating: 5, reviews: 2, currentPrice: centsOf(500), regularPrice: centsOf(600) }),
    ];
    expect(skus({ by: 'best-rated', selection }, [a, b, c])).toEqual(['3', '2', '1']);
    expect(skus({ by: 'most-reduced', selection }, [a, b, c])).toEqual(['3', '2', '1']);
    expect(skus({ by: 'least-expensive', selection }, [a, b, c])).toEqual(['2', '1', '3']);
    expect(skus({ by: 'most-reviewed', selection }, [a, b, c])).toEqual(['1', '3', '2']);
    forAll(picking, ({ products, pick, request }) => {
      fc.pre(pick.by !== 'similar');
      const picked = podPicks(pick, request, products);
      for (const [place, after] of picked.slice(1).entries()) {
        const [before] = picked.slice(place);
        if (before === undefined) continue;
        const lead = measured(pick.by, before) - measured(pick.by, after);
        expect(lead > 0 || (lead === 0 && before.reviews >= after.reviews)).toBe(true);
      }
    });
  });

  it('[REC-02] the same products make the same picks, in whatever order they come', () => {
    forAll(picking, ({ products, pick, request }) => {
      expect(podPicks(pick, request, [...products].reverse())).toEqual(podPicks(pick, request, products));
    });
  });
});
