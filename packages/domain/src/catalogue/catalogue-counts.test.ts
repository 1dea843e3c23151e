import { forAll, nearEdges, sites } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PriceBandKey, priceBands } from '../list/index.ts';
import { type ItemBrand, isPrioritized, type Site, shopPriority } from '../site/index.ts';
import { type CatalogueCell, type CatalogueFilters, catalogueCounts } from './catalogue-counts.ts';

const nothing: CatalogueFilters = { categories: [], bands: [], brands: [] };
const categories = ['Dinnerware', 'Cookware', 'Bakeware', 'Nursery'];
const bandKeys = priceBands.map(({ key }): PriceBandKey => key);

const cells: fc.Arbitrary<ReadonlyArray<CatalogueCell>> = fc.array(
  fc.record({
    category: fc.constantFrom('', ...categories),
    sequence: nearEdges(0, 3, []),
    band: fc.constantFrom(...bandKeys),
    brand: fc.constantFrom<ItemBrand>('main', 'modern'),
    products: nearEdges(1, 400, []),
  }),
  { maxLength: 20 },
);
const choices: fc.Arbitrary<CatalogueFilters> = fc.record({
  categories: fc.subarray(categories),
  bands: fc.subarray(bandKeys),
  brands: fc.subarray<ItemBrand>(['main', 'modern']),
});

describe('the numbers beside choices', () => {
  it('[ADD-09] the number beside a choice is the total when it alone is chosen in its kind', () => {
    forAll(cells, choices, (all, chosen) => {
      const counts = catalogueCounts(all, chosen);
      for (const { choice, products } of counts.categories)
        expect(catalogueCounts(all, { ...chosen, categories: [choice] }).total).toBe(products);
      for (const { choice, products } of counts.bands)
        expect(catalogueCounts(all, { ...chosen, bands: [choice] }).total).toBe(products);
      for (const { choice, products } of counts.brands)
        expect(catalogueCounts(all, { ...chosen, brands: [choice] }).total).toBe(products);
    });
  });

  it('[ADD-09] no choice is there with nothing under it, and none twice', () => {
    forAll(cells, choices, (all, chosen) => {
      const counts = catalogueCounts(all, chosen);
      for (const kind of [counts.categories, counts.bands, counts.brands]) {
        expect(new Set(kind.map(({ choice }) => choice)).size).toBe(kind.length);
        expect(kind.every(({ products }) => products > 0)).toBe(true);
      }
    });
  });

  it('[ADD-09] categories are in the shop’s order, then by name; bands rise in price; the main brand comes first', () => {
    forAll(cells, (all) => {
      const counts = catalogueCounts(all, nothing);
      const places = counts.bands.map(({ choice }) => bandKeys.indexOf(choice));
      expect(places).toEqual([...places].sort((one, other) => one - other));
      expect(counts.brands.map(({ choice }) => choice)).toEqual(counts.brands.map(({ choice }) => choice).sort());
      const sequences = counts.categories.map(({ choice }) =>
        Math.min(...all.filter(({ category }) => category === choice).map(({ sequence }) => sequence)),
      );
      expect(sequences).toEqual([...sequences].sort((one, other) => one - other));
    });
  });

  it('[SHOP-05] the categories and the brand that the site leads with come before all others', () => {
    forAll(cells, fc.constantFrom<Site>(...Object.values(sites)), (all, on) => {
      const lead = shopPriority(on);
      const counts = catalogueCounts(all, nothing, lead);
      const leading = counts.categories.map(({ choice }) =>
        all.some((each) => each.category === choice && isPrioritized(lead)(each)),
      );
      expect(leading).toEqual([...leading].sort((one, other) => Number(other) - Number(one)));
      if (counts.brands.length > 1) expect(counts.brands[0]?.choice).toBe(lead.brands[0]);
      expect(new Set(counts.categories)).toEqual(new Set(catalogueCounts(all, nothing).categories));
    });
  });

  it('[ADD-09] what has no category is in the total and beside no category', () => {
    forAll(cells, (all) => {
      const { total, categories: counted } = catalogueCounts(all, nothing);
      const without = all.filter(({ category }) => category === '').reduce((sum, { products }) => sum + products, 0);
      expect(counted.reduce((sum, { products }) => sum + products, without)).toBe(total);
      expect(counted.map(({ choice }) => choice)).not.toContain('');
    });
  });
});
