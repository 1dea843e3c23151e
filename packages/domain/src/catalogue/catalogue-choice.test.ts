import { forAll, sites } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PriceBandKey, priceBands } from '../list/index.ts';
import type { ItemBrand } from '../site/index.ts';
import {
  type CatalogueChoice,
  continuesCatalogueSearch,
  EMPTY_CATALOGUE_CHOICE,
  hasSearchOrFilters,
  normalizedSearchText,
  readCatalogueChoice,
  writeCatalogueChoice,
} from './catalogue-choice.ts';

const read = readCatalogueChoice(sites.main);
const name = fc.string({ minLength: 1, maxLength: 20 }).map((text) => `a${text}z`);

const choice: fc.Arbitrary<CatalogueChoice> = fc.record({
  text: fc.oneof(fc.constant(''), name),
  categories: fc.uniqueArray(name, { maxLength: 3 }),
  bands: fc.subarray(priceBands.map(({ key }): PriceBandKey => key)),
  brands: fc.subarray<ItemBrand>(['main', 'modern']),
  sort: fc.constantFrom('best', 'price-low', 'price-high'),
  pages: fc.integer({ min: 1, max: 20 }),
});

describe('what is looked for, in the address', () => {
  it('[ADD-09] what was written reads as it was chosen', () => {
    forAll(choice, (chosen) => {
      expect(read({ ...writeCatalogueChoice(chosen) })).toEqual(chosen);
    });
  });

  it('[ADD-09] reading never fails, and what is unknown falls back', () => {
    forAll(fc.dictionary(fc.constantFrom('q', 'category', 'price', 'sort', 'pages'), fc.anything()), (junk) => {
      const chosen = read(junk);
      expect(read({ ...writeCatalogueChoice(chosen) })).toEqual(chosen);
    });
    expect(read({ price: ['0-20', '20', '0-20'], brand: 'kids', sort: ['best', 'price-low'] })).toEqual({
      ...EMPTY_CATALOGUE_CHOICE,
      bands: ['0-20'],
    });
    expect(read({ category: [' Bath ', '', 'Bath', 'Ba\u0000th', '\n'], q: ['one', 'two'] })).toEqual({
      ...EMPTY_CATALOGUE_CHOICE,
      categories: ['Bath'],
      text: 'one',
    });
  });

  it('[ADD-09] what was not chosen is not written', () => {
    expect(writeCatalogueChoice(EMPTY_CATALOGUE_CHOICE)).toEqual({});
    expect(writeCatalogueChoice({ ...EMPTY_CATALOGUE_CHOICE, text: 'kettle', sort: 'price-high', pages: 2 })).toEqual({
      q: 'kettle',
      sort: 'price-high',
      pages: '2',
    });
  });

  it.each([
    ['1', 1],
    ['2', 2],
    ['20', 20],
    ['21', 20],
    ['9999', 20],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['two', 1],
    [undefined, 1],
  ])(
    '[ADD-09] of the pages at least the first is shown, and no more than twenty are read at once: %s is %d',
    (raw, pages) => {
      expect(read({ pages: raw }).pages).toBe(pages);
    },
  );

  it('[ADD-09] a text is at most two hundred characters, without spaces around', () => {
    expect(normalizedSearchText('  copper pan ')).toBe('copper pan');
    expect(normalizedSearchText('a'.repeat(201))).toBe('a'.repeat(200));
    expect(normalizedSearchText(` ${'a'.repeat(200)}`)).toBe('a'.repeat(200));
    expect(normalizedSearchText(`${'a'.repeat(199)} b`)).toBe('a'.repeat(199));
  });

  it('[ADD-09] who types on in the same words, or sees more of the same, goes on at the same place of the way back; every other change can be gone back from', () => {
    const ket = { ...EMPTY_CATALOGUE_CHOICE, text: 'ket' };
    expect(continuesCatalogueSearch(ket, { ...ket, text: 'kettle' })).toBe(true);
    expect(continuesCatalogueSearch({ ...ket, pages: 3 }, { ...ket, text: 'ke' })).toBe(true);
    expect(continuesCatalogueSearch(ket, { ...ket, pages: 2 })).toBe(true);
    expect(continuesCatalogueSearch(EMPTY_CATALOGUE_CHOICE, { ...EMPTY_CATALOGUE_CHOICE, pages: 2 })).toBe(true);
    expect(continuesCatalogueSearch(EMPTY_CATALOGUE_CHOICE, ket)).toBe(false);
    expect(continuesCatalogueSearch(ket, EMPTY_CATALOGUE_CHOICE)).toBe(false);
    expect(continuesCatalogueSearch(ket, { ...ket, text: 'pan' })).toBe(false);
    expect(continuesCatalogueSearch(ket, { ...ket, text: 'kettle', brands: ['main'] })).toBe(false);
    expect(continuesCatalogueSearch(ket, { ...ket, text: 'kettle', sort: 'price-low' })).toBe(false);
  });

  it('[ADD-09] sorting and paging narrow nothing', () => {
    expect(hasSearchOrFilters({ ...EMPTY_CATALOGUE_CHOICE, sort: 'price-low', pages: 4 })).toBe(false);
    const narrowing: ReadonlyArray<Partial<CatalogueChoice>> = [
      { text: 'a' },
      { categories: ['Bath'] },
      { bands: ['0-20'] },
      { brands: ['main'] },
    ];
    for (const kind of narrowing) expect(hasSearchOrFilters({ ...EMPTY_CATALOGUE_CHOICE, ...kind })).toBe(true);
  });
});
