import { exampleProduct, forAll, product, sku, skuOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { ExtrasChoice } from '../catalogue/index.ts';
import { extrasNamed, offeredExtras } from './extras.ts';
import { registryBlocker } from './registry-blocker.ts';

const choice: fc.Arbitrary<ExtrasChoice> = fc.record({
  goesWith: fc.oneof(
    fc.record({ _tag: fc.constant('Product' as const), sku: fc.constantFrom(skuOf('1'), skuOf('2')) }),
    fc.record({ _tag: fc.constant('Category' as const), category: fc.constantFrom('Bath', 'Bar') }),
  ),
  skus: fc.array(fc.oneof(fc.constantFrom(skuOf('1'), skuOf('3')), sku), { maxLength: 4 }),
});
const added = fc.subarray([
  { sku: skuOf('1'), categoryName: 'Bath' },
  { sku: skuOf('2'), categoryName: ' Bar ' },
  { sku: skuOf('9'), categoryName: '' },
]);

describe('what goes with what was added', () => {
  it('[ADD-04] every extra was chosen for something that was added, and was not itself added', () => {
    forAll(fc.array(choice), added, (choices, products) => {
      const named = extrasNamed(choices, products);
      const fits = choices.filter(({ goesWith }) =>
        products.some((each) =>
          goesWith._tag === 'Product' ? each.sku === goesWith.sku : each.categoryName.trim() === goesWith.category,
        ),
      );
      const expected = new Set(
        fits.flatMap(({ skus }) => skus).filter((sku) => products.every((each) => each.sku !== sku)),
      );
      expect(new Set(named)).toEqual(expected);
      expect(named).toHaveLength(expected.size);
    });
  });

  it('[ADD-04] what was chosen for the product comes before what was chosen for its category, each thing once', () => {
    const choices: ReadonlyArray<ExtrasChoice> = [
      { goesWith: { _tag: 'Category', category: 'Bath' }, skus: [skuOf('5'), skuOf('6')] },
      { goesWith: { _tag: 'Product', sku: skuOf('2') }, skus: [skuOf('8')] },
      { goesWith: { _tag: 'Product', sku: skuOf('1') }, skus: [skuOf('7'), skuOf('5')] },
    ];
    expect(extrasNamed(choices, [{ sku: skuOf('1'), categoryName: 'Bath' }])).toEqual(['7', '5', '6']);
  });

  it('[ADD-04] what is not on the web, cannot be listed as it is, or has terms to accept is no extra', () => {
    forAll(fc.uniqueArray(product, { maxLength: 8, selector: (each) => each.sku }), (products) => {
      const offered = offeredExtras(
        products.map((each) => each.sku),
        products,
      );
      const expected = products.filter(
        (each) => each.isOnWeb && !each.isNla && O.isNone(registryBlocker(each)) && !each.hasCustomOrderConfirmation,
      );
      expect(offered).toEqual(expected.slice(0, 6));
    });
  });

  it('[ADD-04] there are at most six', () => {
    const products = Array.from({ length: 7 }, (_, index) => exampleProduct({ sku: skuOf(String(100 + index)) }));
    const named = products.map((each) => each.sku);
    expect(offeredExtras(named, products)).toHaveLength(6);
    expect(offeredExtras(named.slice(0, 6), products)).toHaveLength(6);
    expect(offeredExtras(named.toReversed(), products)[0]?.sku).toBe('106');
  });
});
