import {
  centsOf,
  exampleItem,
  exampleMonogrammed,
  exampleProduct,
  identityOf,
  registryItem,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPersonalized, itemPrice, pricedProduct } from './item-price.ts';

describe('the price of an item', () => {
  it('[PERS-05] an item that is not personalized costs what its product costs', () => {
    const product = exampleProduct({ currentPrice: centsOf(3_500), personalizationType: 700 });
    expect(itemPrice(exampleItem({ product }))).toBe(3_500);
    expect(pricedProduct(identityOf('4821'), product)).toBe(product);
    fc.assert(
      fc.property(registryItem, (item) => {
        fc.pre(!isPersonalized(item));
        expect(itemPrice(item)).toBe(item.product.currentPrice);
      }),
    );
  });

  it('[PERS-05] a personalized item costs 15.00 more', () => {
    expect(itemPrice(exampleMonogrammed({ currentPrice: centsOf(3_500) }))).toBe(5_000);
    fc.assert(
      fc.property(registryItem, (item) => {
        fc.pre(isPersonalized(item));
        const { currentPrice, regularPrice } = item.product;
        expect(itemPrice(item) - currentPrice).toBe(1_500);
        expect(pricedProduct(item.identity, item.product)).toEqual({
          ...item.product,
          currentPrice: currentPrice + 1_500,
          regularPrice: regularPrice + 1_500,
        });
      }),
    );
  });
});

it.each([
  { type: 0, design: 0, expected: false },
  { type: 0, design: 7, expected: false },
  { type: 100, design: 0, expected: false },
  { type: 100, design: 1, expected: true },
  { type: 700, design: 7, expected: true },
  { type: 705, design: 7, expected: true },
] as const)('[LIST-03] type $type with design $design: personalized is $expected', ({ type, design, expected }) => {
  const product = exampleProduct({ personalizationType: type });
  expect(isPersonalized(exampleItem({ product, identity: identityOf('4821', design) }))).toBe(expected);
});
