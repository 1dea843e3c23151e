import {
  eventType,
  exampleChecklists,
  exampleItem,
  exampleProduct,
  forAll,
  nearEdges,
  registryItem,
  sites,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { eventTypeOf } from '../event/index.ts';
import { WANTED_QUANTITY } from '../quantity/index.ts';
import type { ItemBrand, Market } from '../site/index.ts';
import {
  type Checklist,
  checklistFor,
  checklistSold,
  LONGEST_CHECKLIST_KEY,
  MOST_RECOMMENDED,
  parseChecklistKey,
  type SoldCategories,
} from './checklist.ts';
import type { ChecklistGroup, ChecklistKey } from './checklist-table.ts';
import { tickedEntry } from './checklist-tick.ts';

const sign = fc.constantFrom(...'azAZ09-');

describe('how much a checklist recommends', () => {
  it('[CHK-01] of one category no more than a registry can want of one product', () => {
    expect(MOST_RECOMMENDED).toBe(WANTED_QUANTITY.maximum);
  });
});

describe('the key of an entry', () => {
  it('[CHK-01] 1 to 64 letters, digits and hyphens are a key, and nothing else is', () => {
    forAll(fc.string({ unit: sign, minLength: 1, maxLength: LONGEST_CHECKLIST_KEY }), (key) => {
      expect(parseChecklistKey(key)).toEqual(O.some(key));
    });
    expect(parseChecklistKey('a'.repeat(64))).toEqual(O.some('a'.repeat(64)));
  });

  it.each(['', 'a'.repeat(65), 'a b', 'a_b', 'é', ' a', 'a ', 'a\n'])('[CHK-01] %j is none', (raw) => {
    expect(parseChecklistKey(raw)).toEqual(O.none);
  });
});

const site = fc.constantFrom(...Object.values(sites));
const written = fc.constantFrom<ReadonlyArray<ChecklistGroup>>(...Object.values(exampleChecklists), []);
const items = fc.array(registryItem, { maxLength: 5 });
const byHand = fc.uniqueArray(fc.constantFrom<ChecklistKey>('dinnerware', 'outdoorLiving', 'feeding', 'toys'));

const entriesOf = ({ groups }: Checklist) => groups.flatMap(({ entries }) => entries);

describe('the checklist', () => {
  it.each([
    ['main', 4, 2],
    ['modern', 4, 2],
    ['kids', 4, 2],
    ['canada', 3, 1],
  ] as const)('[CHK-01] of a wedding on %s has %d entries in %d groups', (id, of, groups) => {
    const shown = checklistFor(sites[id], eventTypeOf('br'), exampleChecklists.br, [], []);
    expect([shown.of, shown.groups.length]).toEqual([of, groups]);
  });

  it('[CHK-01] what the other brand alone sells says so', () => {
    const entries = entriesOf(checklistFor(sites.main, eventTypeOf('br'), exampleChecklists.br, [], []));
    expect(entries.find(({ key }) => key === 'outdoorLiving')).toMatchObject({
      way: { _tag: 'OtherBrand', brand: 'modern', modal: 'checklist' },
      products: { _tag: 'OtherBrand', brand: 'modern', modal: 'checklistPLP' },
    });
    expect(entries.find(({ key }) => key === 'dinnerware')).toMatchObject({ way: { _tag: 'Here' } });
  });

  it('[CHK-01] [CA-01] what the market sells nothing of now is left out unless it is done', () => {
    const nothing = exampleChecklists.bb.map((group) => ({
      ...group,
      entries: group.entries.map((entry) => ({ ...entry, brands: [] })),
    }));
    const shown = checklistFor(sites.canada, eventTypeOf('bb'), nothing, [], ['toys']);
    expect(entriesOf(shown).map(({ key, way, isDone }) => [key, way._tag, isDone])).toEqual([
      ['toys', 'NotSold', true],
    ]);
  });

  it('[CHK-01] every entry that the market sells, or that is done, is reported once, in its group, and no group is empty', () => {
    forAll(site, eventType, written, items, byHand, (shown, event, table, list, ticks) => {
      const { groups } = checklistFor(shown, event, table, list, ticks);
      const expected = table
        .map(({ key, name, entries }) => ({
          key,
          name,
          entries: entries
            .filter(({ brands }) => shown.market === 'US' || brands.includes('main'))
            .filter((entry) => entry.brands.length > 0 || tickedEntry(entry, list, ticks).isDone)
            .map((entry) => entry.key),
        }))
        .filter(({ entries }) => entries.length > 0);
      expect(
        groups.map(({ key, name, entries }) => ({ key, name, entries: entries.map((entry) => entry.key) })),
      ).toEqual(expected);
    });
  });

  it('[CHK-01] so many are done as are ticked, of as many as are reported', () => {
    forAll(site, eventType, written, items, byHand, (shown, event, table, list, ticks) => {
      const checklist = checklistFor(shown, event, table, list, ticks);
      const entries = entriesOf(checklist);
      expect(checklist.of).toBe(entries.length);
      expect(checklist.done).toBe(entries.filter(({ isDone }) => isDone).length);
    });
  });

  it('[CHK-01] a group says how many of its entries are done, and together they make the sum', () => {
    forAll(site, eventType, written, items, byHand, (shown, event, table, list, ticks) => {
      const { groups, done } = checklistFor(shown, event, table, list, ticks);
      for (const group of groups) expect(group.done).toBe(group.entries.filter(({ isDone }) => isDone).length);
      expect(groups.map((group) => group.done).reduce((all, one) => all + one, 0)).toBe(done);
    });
  });

  it('[CHK-01] one more piece on the registry, or one more tick, never makes fewer done', () => {
    forAll(
      site,
      eventType,
      written,
      items,
      byHand,
      nearEdges(1, 20, [12]),
      (shown, event, table, list, ticks, wanted) => {
        const before = checklistFor(shown, event, table, list, ticks).done;
        const more = exampleItem({ product: exampleProduct(), wanted, purchased: 0 });
        expect(checklistFor(shown, event, table, [...list, more], ticks).done).toBeGreaterThanOrEqual(before);
        expect(checklistFor(shown, event, table, list, [...ticks, 'cookware']).done).toBeGreaterThanOrEqual(before);
      },
    );
  });
});

describe('the checklist of a market', () => {
  const categories = ['Dinnerware', 'Cookware', 'Bath', 'Outdoor Living', 'Feeding', 'Toys and Play'];
  const some = fc.subarray(categories);
  const sold = fc.record({ main: some, modern: some });
  const written = fc.constantFrom<ReadonlyArray<ChecklistGroup>>(...Object.values(exampleChecklists), []);
  const siteIn = (market: Market) => (market === 'US' ? sites.main : sites.canada);
  const market = fc.constantFrom<Market>('US', 'CA');
  const entriesOf = (groups: ReadonlyArray<ChecklistGroup>) => groups.flatMap(({ entries }) => entries);
  const brandsIn = (market: Market, of: SoldCategories, groups: ReadonlyArray<ChecklistGroup>) =>
    Object.fromEntries(entriesOf(checklistSold(siteIn(market), of, groups)).map(({ key, brands }) => [key, brands]));

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
    forAll(market, sold, written, fc.boolean(), (market, of, groups, isShouted) => {
      const categories = isShouted
        ? { main: of.main.map((each) => each.toUpperCase()), modern: of.modern.map((each) => ` ${each}`) }
        : of;
      for (const entry of entriesOf(groups)) {
        const here = entry.brands.filter((brand) => market === 'US' || brand === 'main');
        const expected = here.filter((brand) => (brand === 'main' ? of.main : of.modern).includes(entry.category));
        if (here.length > 0) expect(brandsIn(market, categories, groups)[entry.key]).toEqual(expected);
      }
    });
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
    forAll(market, sold, written, (market, of, groups) => {
      const bare = (all: ReadonlyArray<ChecklistGroup>) =>
        all.map((group) => ({ ...group, entries: group.entries.map((entry) => ({ ...entry, brands: [] })) }));
      expect(bare(checklistSold(siteIn(market), of, groups))).toEqual(bare(groups));
      for (const { key, brands } of entriesOf(groups))
        if (market === 'CA' && !brands.includes('main')) expect(brandsIn(market, of, groups)[key]).toEqual(brands);
    });
  });
});
