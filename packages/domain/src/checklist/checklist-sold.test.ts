import { exampleChecklists } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ItemBrand, Market } from '../site/index.ts';
import { checklistSold, type SoldCategories } from './checklist-sold.ts';
import type { ChecklistGroup } from './checklist-table.ts';

const categories = ['Dinnerware', 'Cookware', 'Bath', 'Outdoor Living', 'Feeding', 'Toys and Play'];
const some = fc.subarray(categories);
const sold: fc.Arbitrary<SoldCategories> = fc.record({ main: some, modern: some });
const written = fc.constantFrom<ReadonlyArray<ChecklistGroup>>(...Object.values(exampleChecklists), []);
const market = fc.constantFrom<Market>('US', 'CA');
const entriesOf = (groups: ReadonlyArray<ChecklistGroup>) => groups.flatMap(({ entries }) => entries);
const brandsIn = (its: Market, of: SoldCategories, groups: ReadonlyArray<ChecklistGroup>) =>
  Object.fromEntries(entriesOf(checklistSold(its, of, groups)).map(({ key, brands }) => [key, brands]));

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
  ])('[CHK-01] [CA-01] who sells what in %s', (its, of, expected) => {
    expect(brandsIn(its, of, exampleChecklists.br)).toEqual(expected);
  });

  it('[CHK-01] of the brands that have a site in the market those stay that sell something of the category there, in any case of its letters', () => {
    fc.assert(
      fc.property(market, sold, written, fc.boolean(), (its, of, groups, isShouted) => {
        const told = isShouted
          ? { main: of.main.map((each) => each.toUpperCase()), modern: of.modern.map((each) => ` ${each}`) }
          : of;
        for (const entry of entriesOf(groups)) {
          const here = entry.brands.filter((brand) => its === 'US' || brand === 'main');
          const expected = here.filter((brand) => of[brand].includes(entry.category));
          if (here.length > 0) expect(brandsIn(its, told, groups)[entry.key]).toEqual(expected);
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
      fc.property(market, sold, written, (its, of, groups) => {
        const bare = (all: ReadonlyArray<ChecklistGroup>) =>
          all.map((group) => ({ ...group, entries: group.entries.map((entry) => ({ ...entry, brands: [] })) }));
        expect(bare(checklistSold(its, of, groups))).toEqual(bare(groups));
        for (const { key, brands } of entriesOf(groups))
          if (its === 'CA' && !brands.includes('main')) expect(brandsIn(its, of, groups)[key]).toEqual(brands);
      }),
    );
  });
});
