import { exampleProduct, product, skuOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type BrandSelection, mostReviewed } from './most-reviewed.ts';

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => exampleProduct({ sku: skuOf(String(1_000 + index)), reviews: index }));
const ofMain: BrandSelection = { brand: 'main', department: O.none, except: O.none };
const selection: fc.Arbitrary<BrandSelection> = fc.record({
  brand: fc.constantFrom('main', 'modern'),
  department: fc.constantFrom(O.none, O.some('Kids'), O.some('')),
  except: fc.constantFrom(O.none, O.some('Kids')),
});
const products = fc.uniqueArray(
  fc
    .tuple(product, fc.constantFrom('Kids', 'Home', ''))
    .map(([each, department]) => ({ ...each, department, reviews: each.reviews % 4 })),
  { maxLength: 40, selector: ({ sku }) => sku },
);

describe('what most people have written about', () => {
  it('[REC-02] comes first, then the lower number as text', () => {
    const reviewed = (sku: string, reviews: number) => exampleProduct({ sku: skuOf(sku), reviews });
    const found = mostReviewed(ofMain, [reviewed('9', 5), reviewed('10', 5), reviewed('2', 4), reviewed('3', 6)]);
    expect(found.map(({ sku }) => sku)).toEqual(['3', '10', '9', '2']);
  });

  it.each([
    [199, 199],
    [200, 200],
    [201, 200],
  ])('[REC-02] of %d products %d are looked at', (count, expected) => {
    const found = mostReviewed(ofMain, many(count));
    expect(found).toHaveLength(expected);
    expect(found[0]?.reviews).toBe(count - 1);
  });

  it('[REC-02] all of it is of the brand and the department and not of the one that is left out, is on the web and can still be had; nothing else of that is missing while there are fewer than two hundred', () => {
    fc.assert(
      fc.property(selection, products, (chosen, all) => {
        const expected = all.filter(
          (each) =>
            each.isOnWeb &&
            !each.isNla &&
            each.brand === chosen.brand &&
            (O.isNone(chosen.department) || chosen.department.value === each.department) &&
            !(O.isSome(chosen.except) && chosen.except.value === each.department),
        );
        const found = mostReviewed(chosen, all).map(({ sku }) => sku);
        expect([...found].sort()).toEqual(expected.map(({ sku }) => sku).sort());
      }),
    );
  });

  it('[REC-02] what has more reviews never comes after what has fewer; among equals the numbers decide, their digits compared as text', () => {
    fc.assert(
      fc.property(selection, products, (chosen, all) => {
        const found = mostReviewed(chosen, all);
        for (const [place, each] of found.slice(1).entries()) {
          const before = found[place];
          expect(before?.reviews).toBeGreaterThanOrEqual(each.reviews);
          if (before?.reviews === each.reviews) expect(String(before.sku) < String(each.sku)).toBe(true);
        }
      }),
    );
  });
});
