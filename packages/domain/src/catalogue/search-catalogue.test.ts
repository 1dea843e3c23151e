import { centsOf, exampleProduct, product, skuOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PriceBandKey, priceBands } from '../list/index.ts';
import type { ItemBrand } from '../site/index.ts';
import { hasSearchTerms } from './asked-word.ts';
import { isChosen } from './catalogue-counts.ts';
import { catalogueEntry } from './catalogue-entry.ts';
import type { CatalogueQuery } from './catalogue-query.ts';
import { searchCatalogue } from './search-catalogue.ts';
import { productTerms, searchTerms } from './search-terms.ts';
import { shopMessages } from './shop-words.ts';

const everything: CatalogueQuery = { text: '', categories: [], bands: [], brands: [], sort: 'best', page: 1 };

const found = fc.uniqueArray(
  fc
    .tuple(product, fc.constantFrom('Oak Tray', 'Oak', 'Tray Table', 'Élan'), fc.boolean())
    .map(([each, name, isFindable]) => (isFindable ? { ...each, name, isNla: false, isOnWeb: true } : each)),
  { maxLength: 60, selector: ({ sku }) => sku },
);

const query: fc.Arbitrary<CatalogueQuery> = fc.record({
  text: fc.constantFrom('', 'oak', 'tray o', 'ELAN', 'nothing'),
  categories: fc.subarray(['Dinnerware', 'Cookware', 'Bakeware']),
  bands: fc.subarray(priceBands.map(({ key }): PriceBandKey => key)),
  brands: fc.subarray<ItemBrand>(['main', 'modern']),
  sort: fc.constantFrom('best', 'price-low', 'price-high'),
  page: fc.constant(1),
});

const allPages = (products: Parameters<typeof searchCatalogue>[0], asked: CatalogueQuery) => {
  const { pages } = searchCatalogue(products, asked);
  return Array.from({ length: pages }, (_, index) => searchCatalogue(products, { ...asked, page: index + 1 }));
};

describe('searching the catalogue', () => {
  it('[ADD-09] the name comes before the shop’s order, that before names, those before numbers', () => {
    const tray = (sku: string, name: string, categorySequence: number) =>
      exampleProduct({ sku: skuOf(sku), name, categorySequence, description: 'For the oak table' });
    const products = [
      tray('6', 'Tray', 2),
      tray('5', 'Élan', 2),
      tray('4', 'alder', 2),
      tray('3', 'Zinc', 1),
      tray('2', 'Oaken Bowl', 9),
      tray('1', 'Tray', 2),
    ];
    const skus = searchCatalogue(products, { ...everything, text: 'oak' }).products.map(({ sku }) => sku);
    expect(skus).toEqual(['2', '3', '4', '5', '1', '6']);
  });

  it('[ADD-09] everything found has all words, is chosen in every kind, is on the web and can still be had; nothing else of that is missing', () => {
    fc.assert(
      fc.property(found, query, (products, asked) => {
        const skus = allPages(products, asked).flatMap((page) => page.products.map(({ sku }) => sku));
        const expected = products.filter(
          (each) =>
            each.isOnWeb &&
            !each.isNla &&
            hasSearchTerms(productTerms(each), shopMessages(asked.text)) &&
            (asked.categories.length === 0 || asked.categories.includes(each.categoryName)) &&
            (asked.brands.length === 0 || asked.brands.includes(each.brand)) &&
            (asked.bands.length === 0 || asked.bands.includes(catalogueEntry(each).band)),
        );
        expect([...skus].sort()).toEqual(expected.map(({ sku }) => sku).sort());
      }),
    );
  });

  it('[ADD-09] a product whose name has all words never stands behind one whose name has not, unless prices come first', () => {
    fc.assert(
      fc.property(found, (products) => {
        const named = allPages(products, { ...everything, text: 'tray' })
          .flatMap((page) => page.products)
          .map(({ name }) => hasSearchTerms(searchTerms(name), shopMessages('tray')));
        expect(named).toEqual([...named].sort((one, other) => Number(other) - Number(one)));
      }),
    );
  });

  it('[ADD-09] by price nothing stands before what costs less, or before what costs more', () => {
    const pricesBy = (products: Parameters<typeof searchCatalogue>[0], sort: CatalogueQuery['sort']) =>
      allPages(products, { ...everything, text: 'tray', sort })
        .flatMap((page) => page.products)
        .map(({ currentPrice }): number => currentPrice);
    fc.assert(
      fc.property(found, (products) => {
        const rising = pricesBy(products, 'price-low');
        const falling = pricesBy(products, 'price-high');
        expect(rising).toEqual([...rising].sort((one, other) => one - other));
        expect(falling).toEqual([...falling].sort((one, other) => other - one));
      }),
    );
  });

  it('[ADD-09] what costs the same stands in the shop’s order, also when the dearest comes first', () => {
    const tray = (sku: string, name: string, cents: number) =>
      exampleProduct({ sku: skuOf(sku), name, currentPrice: centsOf(cents) });
    const products = [tray('3', 'Zinc', 2_000), tray('2', 'Alder', 2_000), tray('1', 'Oak', 1_999)];
    const skusBy = (sort: CatalogueQuery['sort']) =>
      searchCatalogue(products, { ...everything, sort }).products.map(({ sku }) => sku);
    expect(skusBy('best')).toEqual(['2', '1', '3']);
    expect(skusBy('price-low')).toEqual(['1', '2', '3']);
    expect(skusBy('price-high')).toEqual(['2', '3', '1']);
  });

  it.each([
    [24, [24, 0]],
    [25, [24, 1, 0]],
    [49, [24, 24, 1]],
  ])('[ADD-09] %d products are read in pages of 24: %j', (length, sizes) => {
    const products = Array.from({ length }, (_, index) => exampleProduct({ sku: skuOf(`${index + 100}`) }));
    const pages = sizes.map((_, index) => searchCatalogue(products, { ...everything, page: index + 1 }));
    expect(pages.map((page) => page.products.length)).toEqual(sizes);
  });

  it('[ADD-09] the pages one after the other are everything found, once', () => {
    fc.assert(
      fc.property(found, query, (products, asked) => {
        const pages = allPages(products, asked);
        const skus = pages.flatMap((page) => page.products.map(({ sku }) => sku));
        expect(new Set(skus).size).toBe(skus.length);
        for (const { total } of pages) expect(total).toBe(skus.length);
      }),
    );
  });

  it('[ADD-09] an empty kind asks for nothing', () => {
    fc.assert(fc.property(product, (each) => isChosen(everything, catalogueEntry(each))));
  });
});
