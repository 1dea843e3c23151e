import { centsOf, exampleProduct, forAll, product, skuOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product } from '../item/index.ts';
import { replacementCandidates } from './replacement-candidates.ts';

const gone = exampleProduct({ isNla: true });
const other = (sku: string, overrides: Partial<Product> = {}) => exampleProduct({ sku: skuOf(sku), ...overrides });
const skusOf = (products: ReadonlyArray<Product>) =>
  replacementCandidates(gone, products).map(({ identity }) => identity.sku);

describe('what can replace an item', () => {
  it.each([
    ['of the other brand', { brand: 'modern' }],
    ['of another category', { categoryName: 'Cookware' }],
    ['no longer available', { isNla: true }],
    ['not on the web', { isOnWeb: false }],
    ['not from stock', { isStockSku: false }],
    ['made to order', { isMadeToOrder: true }],
    ['nothing without its words', { personalizationType: 100 }],
    ['the product itself', { sku: gone.sku }],
  ] as const)(
    '[NLA-02] every candidate is of the same brand, can be added, is on the web and is not the product itself: not what is %s',
    (_what, overrides) => {
      expect(skusOf([other('11'), other('12', overrides)])).toEqual(['11']);
    },
  );

  it('[NLA-02] what has the same subclass comes before the same thing of another subclass, that before the same class, and that before the rest of the category', () => {
    const [bowls, mugs, serving] = [
      { productSubclass: 'Bowls' },
      { productSubclass: 'Mugs' },
      { productSubclass: 'Serving Bowls' },
    ];
    const bowl = exampleProduct({ isNla: true, ...bowls });
    const [rest, mug, servingBowl, same] = [
      other('1', { productClass: 'Serveware', ...mugs }),
      other('2', mugs),
      other('3', { productClass: 'Serveware', ...serving }),
      other('4', bowls),
    ];
    const inOrder = (products: ReadonlyArray<Product>) =>
      replacementCandidates(bowl, products).map(({ identity }) => identity.sku);
    expect(inOrder([rest, mug, servingBowl])).toEqual(['3', '2', '1']);
    expect(inOrder([servingBowl, same])).toEqual(['4', '3']);
  });

  it('[NLA-02] within a kind the nearer set size comes first, then the nearer price, then the lower SKU', () => {
    expect(
      skusOf([
        other('2', { name: 'Plates, Set of 4' }),
        other('1', { name: 'Plates, Set of 8' }),
        other('3', { currentPrice: centsOf(1_494) }),
        other('5', { currentPrice: centsOf(1_496) }),
        other('4', { currentPrice: centsOf(1_497) }),
        other('100'),
        other('99'),
      ]),
    ).toEqual(['99', '100', '3', '5', '4', '2', '1']);
  });

  it('[NLA-02] with two of its kind nothing of another kind is offered, with one it is', () => {
    const mug = other('9', { productSubclass: 'Mugs' });
    expect(skusOf([other('1'), mug])).toEqual(['1', '9']);
    expect(skusOf([other('1'), other('2'), mug])).toEqual(['1', '2']);
  });

  it('[NLA-02] spaces around a category do not make another one', () => {
    const spaced = ' Dinnerware ';
    expect(skusOf([other('11', { categoryName: spaced })])).toEqual(['11']);
    expect(replacementCandidates({ ...gone, categoryName: spaced }, [other('11')])).toHaveLength(1);
  });

  it('[NLA-02] at most twelve, and all that fit while there are fewer', () => {
    const products = Array.from({ length: 13 }, (_, index) => other(String(100 + index)));
    expect(skusOf(products)).toHaveLength(12);
    expect(skusOf(products.slice(0, 12))).toHaveLength(12);
    expect(skusOf(products.slice(0, 11))).toHaveLength(11);
  });

  it('[NLA-02] every candidate is of the same brand, can be added, is on the web and is not the product itself', () => {
    forAll(product, fc.array(product, { maxLength: 20 }), (product, products) => {
      for (const { identity, product: candidate } of replacementCandidates(product, products)) {
        expect(candidate).toMatchObject({ sku: identity.sku, brand: product.brand, isNla: false, isOnWeb: true });
        expect(candidate).toMatchObject({ isStockSku: true, isMadeToOrder: false });
        expect(candidate.sku).not.toBe(product.sku);
        expect(identity.personalizationId).toBe(0);
      }
    });
  });
});
