import { forAll, nearEdges, reading, registryItems } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { centsOf, exampleItem, exampleProduct, registry, skuOf } from '../../testing/arbitrary/index.ts';
import { identityKey } from '../identity/index.ts';
import { isPurchased, type RegistryItem } from '../item/index.ts';
import { NO_FILTERS } from './list-choice.ts';
import { listSections, type Reading, type Section, sectionCounts } from './list-sections.ts';
import { emptyList, firstItems, listOrEmpty, mostLovedShelf, shownSections } from './shown-sections.ts';

const byPrice: Reading = { role: 'guest', sortBy: 'price', groupBy: 'all', giftOption: 'all', filters: NO_FILTERS };
const readings = fc.record({
  role: fc.constantFrom('guest' as const, 'registrant' as const),
  sortBy: fc.constantFrom('price' as const, 'category' as const),
  groupBy: fc.constantFrom('all' as const, 'status' as const, 'brand' as const),
  giftOption: fc.constantFrom('all' as const, 'needed' as const, 'purchased' as const),
  filters: fc.constant(NO_FILTERS),
});
const items = registry.map((registry) => registry.items);
const inOrder = (reading: Reading, all: Parameters<typeof shownSections>[1]) =>
  shownSections(reading, all).flatMap((section) => section.items);

describe('the first items of a list', () => {
  it('[STATE-01] a short list is returned whole, in its own order', () => {
    forAll(readings, items, fc.nat(3), (reading, all, more) => {
      expect(firstItems(all.length + more)(reading, all)).toBe(all);
    });
  });

  it('[STATE-01] a longer list is cut to the requested number, or to what is shown if that is less; the items are those of the shelf, then those that are shown first', () => {
    forAll(readings, items, fc.nat(3), (reading, all, fewer) => {
      const count = Math.max(0, all.length - 1 - fewer);
      fc.pre(all.length > 0);
      const shelf = O.toUndefined(mostLovedShelf(reading, shownSections(reading, all)))?.items ?? [];
      const shown = inOrder(reading, all);
      const others = shown.filter((item) => !shelf.includes(item));
      const expected = [...shelf, ...others].slice(0, count);
      expect(firstItems(count)(reading, all)).toEqual(shown.filter((item) => expected.includes(item)));
    });
  });

  it('[STATE-01] two of three, cheapest first', () => {
    const priced = ([sku, cents]: readonly [string, number]) =>
      exampleItem({ product: exampleProduct({ sku: skuOf(sku), currentPrice: centsOf(cents) }) });
    const all = (
      [
        ['4821', 9_000],
        ['4822', 1_000],
        ['4823', 5_000],
      ] as const
    ).map(priced);
    expect(firstItems(2)(byPrice, all).map(({ identity }) => identity.sku)).toEqual(['4822', '4823']);
    expect(firstItems(3)(byPrice, all).map(({ identity }) => identity.sku)).toEqual(['4821', '4822', '4823']);
  });
});

describe('sections as they are drawn', () => {
  const items = registryItems(40);
  const isGone = ({ kind }: Section): boolean => kind._tag === 'NoLongerAvailable';
  const keys = (sections: ReadonlyArray<Section>): ReadonlyArray<string> =>
    sections.flatMap((section) => section.items.map(({ identity }) => identityKey(identity)));
  const isUnordered = (list: ReadonlyArray<RegistryItem>, isLast: (item: RegistryItem) => boolean): boolean =>
    list.some((item, at) => !isLast(item) && at > 0 && list.slice(0, at).some(isLast));

  it('[LIST-07] [LIST-13] every shown item is in exactly one section, none is lost or repeated, and each section counts its own', () => {
    forAll(reading, items, (reader, all) => {
      const sections = shownSections(reader, all);
      expect(keys(sections).toSorted()).toEqual(keys(listSections(reader, all)).toSorted());
      expect(new Set(sections.map(({ key }) => key)).size).toBe(sections.length);
      for (const one of sections) {
        expect(one.items.length).toBeGreaterThan(0);
        expect(one.sectionCounts).toEqual(sectionCounts(one.items));
      }
    });
  });

  it('[LIST-13] fewer than 12 gifts are one list; what is no longer available stays apart', () => {
    forAll(reading, items, (reader, all) => {
      const sections = shownSections(reader, all);
      const gifts = sections.filter((one) => !isGone(one));
      const count = keys(gifts).length;
      expect(sections.filter(isGone)).toEqual(listSections(reader, all).filter(isGone));
      if (reader.groupBy !== 'all') expect(sections).toEqual(listSections(reader, all));
      else expect(gifts.map(({ kind }) => kind._tag === 'All')).toEqual(gifts.map(() => count < 12));
    });
  });

  it('[LIST-14] the shelf is a guest’s and shows up to 12 of four or more most loved gifts above sections, the purchased ones last; narrowed or grouped, the list has none', () => {
    forAll(reading, items, (reader, all) => {
      const sections = shownSections(reader, all);
      const shown = sections.flatMap((one) => one.items);
      const loved = shown.filter(({ isMostLoved }) => isMostLoved);
      const isWanted =
        reader.role === 'guest' &&
        reader.groupBy === 'all' &&
        reader.giftOption === 'all' &&
        Object.values(reader.filters).every((chosen) => chosen.length === 0) &&
        loved.length >= 4 &&
        shown.length >= 12;
      const shelf = O.toUndefined(mostLovedShelf(reader, sections));
      expect(shelf?.count).toBe(isWanted ? loved.length : undefined);
      if (shelf === undefined) return;
      expect(shelf.items).toHaveLength(Math.min(12, loved.length));
      expect(shelf.items.every((item) => loved.includes(item))).toBe(true);
      expect(isUnordered(shelf.items, isPurchased)).toBe(false);
    });
  });

  it.each([
    [3, undefined],
    [4, 4],
    [12, 12],
    [13, 12],
  ])('[LIST-14] of %d most loved gifts the shelf shows %s', (count, expected) => {
    const all = Array.from({ length: 20 }, (_, at) => exampleItem({ isMostLoved: at < count }));
    const shelf = O.toUndefined(mostLovedShelf(byPrice, shownSections(byPrice, all)));
    expect(shelf?.items.length).toBe(expected);
    expect(shelf?.count).toBe(expected === undefined ? undefined : count);
  });

  it('[LIST-13] in a list without sections a guest sees the most loved first, and the purchased come last', () => {
    forAll(reading, items, (reader, all) => {
      const one = shownSections(reader, all).find(({ kind }) => kind._tag === 'All');
      if (one === undefined) return;
      expect(isUnordered(one.items, isPurchased)).toBe(false);
      const needed = one.items.filter((item) => !isPurchased(item));
      if (reader.role === 'guest') expect(isUnordered(needed, ({ isMostLoved }) => !isMostLoved)).toBe(false);
    });
  });
});

const role = fc.constantFrom('guest' as const, 'registrant' as const);
const count = nearEdges(0, 500, [0]);

describe('empty list', () => {
  it.each([
    { role: 'guest', visible: 0, shown: 0, search: '', expected: O.some('NothingAdded') },
    { role: 'registrant', visible: 0, shown: 0, search: '', expected: O.some('NothingAddedByYou') },
    { role: 'guest', visible: 1, shown: 0, search: '', expected: O.some('NoMatch') },
    { role: 'guest', visible: 1, shown: 0, search: 'bowl', expected: O.some('NotFound') },
    { role: 'registrant', visible: 1, shown: 0, search: '', expected: O.some('NoMatch') },
    { role: 'guest', visible: 1, shown: 1, search: '', expected: O.none },
  ] as const)('[PAGE-08] $shown of $visible shown to a $role', ({ role: reader, visible, shown, search, expected }) => {
    expect(emptyList(reader, visible, shown, { search })).toEqual(expected);
  });

  it('[PAGE-08] a list that shows something is not empty', () => {
    forAll(role, count, count, (reader, hidden, more) =>
      O.isNone(emptyList(reader, hidden + more + 1, more + 1, NO_FILTERS)),
    );
  });

  it('[PAGE-08] a list that holds something but shows nothing lacks a match, for both readers: of what is looked for, or else of the filters', () => {
    forAll(role, count, (reader, more) => {
      expect(emptyList(reader, more + 1, 0, NO_FILTERS)).toEqual(O.some('NoMatch'));
      expect(emptyList(reader, more + 1, 0, { search: 'bowl' })).toEqual(O.some('NotFound'));
    });
  });

  it('[PAGE-07] [PAGE-08] a list that holds nothing asks the registrant to begin and informs a guest', () => {
    forAll(role, (reader) => {
      expect(emptyList(reader, 0, 0, NO_FILTERS)).toEqual(
        O.some(reader === 'registrant' ? 'NothingAddedByYou' : 'NothingAdded'),
      );
    });
  });
});

it('[API-02] no list is the empty list', () => {
  expect(listOrEmpty(null)).toEqual([]);
  forAll(reading, (reading) => {
    expect(listSections(reading, listOrEmpty(null))).toEqual([]);
  });
});

it('[API-02] a list is itself, with all that is on it', () => {
  forAll(registryItems(4), (items) => {
    expect(listOrEmpty(items)).toBe(items);
  });
});
