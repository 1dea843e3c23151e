import { exampleProduct, forAll, product, sites, skuOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type PriceBandKey, priceBands } from '../list/index.ts';
import { type ItemBrand, isPrioritized, type Site, shopPriority } from '../site/index.ts';
import { isChosen } from './catalogue-counts.ts';
import { catalogueEntry } from './catalogue-entry.ts';
import type { CatalogueQuery } from './catalogue-query.ts';
import { searchCatalogue } from './search-catalogue.ts';
import { hasSearchTerms, productTerms, searchTerms, wordMatches } from './search-terms.ts';

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

const allPages = (products: Parameters<typeof searchCatalogue>[0], search: CatalogueQuery) => {
  const { pages } = searchCatalogue(products, search, []);
  return Array.from({ length: pages }, (_, index) => searchCatalogue(products, { ...search, page: index + 1 }, []));
};

describe('searching the catalogue', () => {
  it('[ADD-09] everything found has all words, is chosen in every kind, is on the web and can still be had; nothing else of that is missing', () => {
    forAll(found, query, (products, search) => {
      const skus = allPages(products, search).flatMap((page) => page.products.map(({ sku }) => sku));
      const expected = products.filter(
        (each) =>
          each.isOnWeb &&
          !each.isNla &&
          hasSearchTerms(productTerms(each), wordMatches(search.text, [])) &&
          (search.categories.length === 0 || search.categories.includes(each.categoryName)) &&
          (search.brands.length === 0 || search.brands.includes(each.brand)) &&
          (search.bands.length === 0 || search.bands.includes(catalogueEntry(each).band)),
      );
      expect([...skus].sort()).toEqual(expected.map(({ sku }) => sku).sort());
    });
  });

  it('[ADD-09] a product whose name has all words never comes after one whose name has not, unless prices come first', () => {
    forAll(found, (products) => {
      const named = allPages(products, { ...everything, text: 'tray' })
        .flatMap((page) => page.products)
        .map(({ name }) => hasSearchTerms(searchTerms(name), wordMatches('tray', [])));
      expect(named).toEqual([...named].sort((one, other) => Number(other) - Number(one)));
    });
  });

  it('[SHOP-05] among those whose name has all the words, as among the others, what the site leads with comes first, unless prices come first', () => {
    const leadingAt = (on: Site, products: Parameters<typeof searchCatalogue>[0], text: string) => {
      const lead = shopPriority(on);
      return searchCatalogue(products, { ...everything, text }, [], lead).products.map((each) => ({
        isInName: hasSearchTerms(searchTerms(each.name), wordMatches(text, [])),
        leads: isPrioritized(lead)(catalogueEntry(each)),
      }));
    };
    forAll(found, fc.constantFrom<Site>(...Object.values(sites)), fc.constantFrom('', 'tray'), (all, on, text) => {
      const places = leadingAt(on, all, text).map(({ isInName, leads }) => (isInName ? 2 : 0) + (leads ? 1 : 0));
      expect(places).toEqual([...places].sort((one, other) => other - one));
    });
  });

  it('[ADD-09] by price nothing comes before what costs less, or before what costs more', () => {
    const pricesBy = (products: Parameters<typeof searchCatalogue>[0], sort: CatalogueQuery['sort']) =>
      allPages(products, { ...everything, text: 'tray', sort })
        .flatMap((page) => page.products)
        .map(({ currentPrice }): number => currentPrice);
    forAll(found, (products) => {
      const rising = pricesBy(products, 'price-low');
      const falling = pricesBy(products, 'price-high');
      expect(rising).toEqual([...rising].sort((one, other) => one - other));
      expect(falling).toEqual([...falling].sort((one, other) => other - one));
    });
  });

  it.each([
    [24, [24, 0]],
    [25, [24, 1, 0]],
    [49, [24, 24, 1]],
  ])('[ADD-09] %d products are read in pages of 24: %j', (length, sizes) => {
    const products = Array.from({ length }, (_, index) => exampleProduct({ sku: skuOf(`${index + 100}`) }));
    const pages = sizes.map((_, index) => searchCatalogue(products, { ...everything, page: index + 1 }, []));
    expect(pages.map((page) => page.products.length)).toEqual(sizes);
  });

  it('[ADD-09] the pages one after the other are everything found, once', () => {
    forAll(found, query, (products, search) => {
      const pages = allPages(products, search);
      const skus = pages.flatMap((page) => page.products.map(({ sku }) => sku));
      expect(new Set(skus).size).toBe(skus.length);
      for (const { total } of pages) expect(total).toBe(skus.length);
    });
  });

  it('[ADD-09] an empty kind asks for nothing', () => {
    forAll(product, (each) => isChosen(everything, catalogueEntry(each)));
  });

  it('[SHOP-04] where no product has all words, near words that find something are offered, and only there', () => {
    const kettle = exampleProduct({ name: 'Copper Kettle' });
    const instead = (text: string) => searchCatalogue([kettle], { ...everything, text }, []).instead;
    expect(instead('coper ketle')).toEqual(O.some('copper kettle'));
    expect(instead('copper kettle')).toEqual(O.none);
    expect(instead('qqqqqq')).toEqual(O.none);
    forAll(found, query, (products, search) => {
      const page = searchCatalogue(products, search, []);
      if (O.isNone(page.instead)) return;
      expect(page.total).toBe(0);
      const other = { ...everything, text: page.instead.value };
      expect(searchCatalogue(products, other, []).total).toBeGreaterThan(0);
    });
  });
});
