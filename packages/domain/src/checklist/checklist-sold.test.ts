import { exampleChecklists, sites } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ItemBrand, Market } from '../site/index.ts';
import { checklistSold, type SoldCategories } from './checklist-sold.ts';
import type { ChecklistGroup } from './checklist-table.ts';

const categories = ['Dinnerware', 'Cookware', 'Bath', 'Outdoor Living', 'Feeding', 'Toys and Play'];
const some = fc.subarray(categories);
const sold = fc.record({ main: some, modern: some });
const written = fc.constantFrom<ReadonlyArray<ChecklistGroup>>(...Object.values(exampleChecklists), []);
const siteIn = (market: Market) => (market === 'US' ? sites.main : sites.canada);
const market = fc.constantFrom<Market>('US', 'CA');
const entriesOf = (groups: ReadonlyArray<ChecklistGroup>) => groups.flatMap(({ entries }) => entries);
const brandsIn = (market: Market, of: SoldCategories, groups: ReadonlyArray<ChecklistGroup>) =>
  Object.fromEntries(entriesOf(checklistSold(siteIn(market), of, groups)).map(({ key, brands }) => [key, brands]));

describe('the checklist of a market', () => {
  it.each<[Market, SoldCategories, Record<string, ReadonlyArray<ItemBrand>>]>([
    [
      'US',
      { main: ['dinnerware ', 'Bath'], modern: ['Dinnerware', 'COOKWARE'] },
      { dinnerware: ['main', 'modern'], cookware: ['modern'], bath: ['main'], outdoorLiving: [] },
    ],
    [
      'CA',
      { main: ['Dinnerware'], modern: [] },
      { dinnerware: ['main'], cookware: [], bath: [], outdoorLiving: ['modern'] },
    ],
  ])('[CHK-01] [CA-01] who sells what in %s', (market, of, expected) => {
    expect(brandsIn(market, of, exampleChecklists.br)).toEqual(expected);
  });

  it('[CHK-01] of the brands that have a site in the market those stay that sell something of the category there, in any case of its letters', () => {
    fc.assert(
      fc.property(market, sold, written, fc.boolean(), (market, of, groups, isShouted) => {
        const categories = isShouted
          ? { main: of.main.map((each) => each.toUpperCase()), modern: of.modern.map((each) => ` ${each}`) }
          : of;
        for (const entry of entriesOf(groups)) {
          const here = entry.brands.filter((brand) => market === 'US' || brand === 'main');
          const expected = here.filter((brand) => (brand === 'main' ? of.main : of.modern).includes(entry.category));
          if (here.length > 0) expect(brandsIn(market, categories, groups)[entry.key]).toEqual(expected);
        }
      }),
    );
  });

  it('[CHK-01] an entry of which the market sells nothing stays, without a brand', () => {
    expect(brandsIn('US', { main: [], modern: [] }, exampleChecklists.br)).toEqual({
      dinnerware: [],
      cookware: [],
      bath: [],
      outdoorLiving: [],
    });
  });

  it('[CHK-01] what is sold by no site of the market stays as it was written, and so does all else of an entry and of its group', () => {
    fc.assert(
      fc.property(market, sold, written, (market, of, groups) => {
        const bare = (all: ReadonlyArray<ChecklistGroup>) =>
          all.map((group) => ({ ...group, entries: group.entries.map((entry) => ({ ...entry, brands: [] })) }));
        expect(bare(checklistSold(siteIn(market), of, groups))).toEqual(bare(groups));
        for (const { key, brands } of entriesOf(groups))
          if (market === 'CA' && !brands.includes('main')) expect(brandsIn(market, of, groups)[key]).toEqual(brands);
      }),
    );
  });
});
