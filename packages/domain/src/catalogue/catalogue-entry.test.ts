import { centsOf, exampleProduct, forAll, product } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { catalogueEntry, nameKey } from './catalogue-entry.ts';

describe('what searching knows of a product', () => {
  it.each([
    [false, true, true],
    [true, true, false],
    [false, false, false],
    [true, false, false],
  ])(
    '[ADD-09] what is no longer available or not on the web is not found: gone %s, on the web %s, found %s',
    (isNla, isOnWeb, isFindable) => {
      expect(catalogueEntry(exampleProduct({ isNla, isOnWeb })).isFindable).toBe(isFindable);
    },
  );

  it.each([
    [1_999, '0-20'],
    [2_000, '20-50'],
    [4_999, '20-50'],
    [5_000, '50-100'],
    [199_999, '1500-2000'],
    [200_000, '2000-up'],
  ])(
    '[ADD-09] the price band is that of the current price: a monogrammed product of %d cents is in %s',
    (price, band) => {
      expect(catalogueEntry(exampleProduct({ currentPrice: centsOf(price), personalizationType: 700 }))).toMatchObject({
        price,
        band,
      });
    },
  );

  it('[ADD-09] spaces around a category do not make another one', () => {
    expect(catalogueEntry(exampleProduct({ categoryName: ' Dinnerware ' })).category).toBe('Dinnerware');
    expect(catalogueEntry(exampleProduct({ categoryName: ' ' })).category).toBe('');
  });

  it('[ADD-09] a name is ordered by its words, one after the other', () => {
    expect(nameKey('en', exampleProduct({ name: 'Crème  Tea-Pot' }))).toBe('creme tea pot');
  });

  it('[ADD-09] the words of the name are among the words of the product', () => {
    forAll(product, (each) => {
      const { words, nameTerms } = catalogueEntry(each);
      expect(words).toEqual(expect.arrayContaining([...nameTerms]));
    });
  });
});
