import { centsOf, exampleProduct } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { shownPrice } from './shown-price.ts';

const priced = fc
  .record({
    currentPrice: fc.integer({ min: 0, max: 200 }),
    apart: fc.constantFrom(-1, 0, 1, 50),
    priceType: fc.constantFrom('regular', 'outlet', 'sale'),
    markdown: fc.constantFrom('permanent', 'temporary', 'none'),
  })
  .map(({ currentPrice, apart, priceType, markdown }) => ({
    currentPrice: centsOf(currentPrice),
    regularPrice: centsOf(Math.max(0, currentPrice + apart)),
    priceType,
    markdown,
  }));

describe('shownPrice', () => {
  it('[ITEM-09] the current price is always shown', () => {
    fc.assert(
      fc.property(priced, (price) => {
        expect(shownPrice(price).current).toBe(price.currentPrice);
      }),
    );
  });

  it('[ITEM-09] a struck price is the regular one, and higher than the current one', () => {
    fc.assert(
      fc.property(priced, (price) => {
        const { struck } = shownPrice(price);
        if (O.isSome(struck)) {
          expect(struck.value).toBe(price.regularPrice);
          expect(struck.value).toBeGreaterThan(price.currentPrice);
        } else {
          expect(price.priceType === 'regular' || price.regularPrice <= price.currentPrice).toBe(true);
        }
      }),
    );
  });

  it('[ITEM-09] a regular price type shows one price', () => {
    fc.assert(
      fc.property(priced, (price) => {
        expect(shownPrice({ ...price, priceType: 'regular' })).toMatchObject({
          current: price.currentPrice,
          struck: O.none,
        });
      }),
    );
  });

  it('[ITEM-09] the markdown is the product’s, with or without a struck price', () => {
    fc.assert(
      fc.property(priced, (price) => {
        expect(shownPrice(price).markdown).toEqual(price.markdown === 'none' ? O.none : O.some(price.markdown));
      }),
    );
  });

  it.each([
    ['sale', 'temporary', 6_380, O.some(6_380), O.some('temporary')],
    ['outlet', 'permanent', 6_380, O.some(6_380), O.some('permanent')],
    ['sale', 'none', 6_380, O.some(6_380), O.none],
    ['sale', 'permanent', 4_796, O.some(4_796), O.some('permanent')],
    ['sale', 'permanent', 4_795, O.none, O.some('permanent')],
    ['sale', 'temporary', 4_794, O.none, O.some('temporary')],
    ['regular', 'temporary', 6_380, O.none, O.some('temporary')],
    ['regular', 'none', 6_380, O.none, O.none],
  ] as const)('[ITEM-09] %s, %s, regularly %i', (priceType, markdown, regular, struck, shown) => {
    const product = exampleProduct({
      currentPrice: centsOf(4_795),
      regularPrice: centsOf(regular),
      priceType,
      markdown,
    });
    expect(shownPrice(product)).toEqual({ current: 4_795, struck, markdown: shown });
  });
});
