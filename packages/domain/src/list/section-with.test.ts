import {
  exampleItem,
  exampleProduct,
  nearEdges,
  reading,
  registryItems,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { isPurchased, type RegistryItem } from '../item/index.ts';
import { isShownIn, listSections, type Reading } from './list-sections.ts';
import { NO_FILTERS } from './nothing-chosen.ts';
import { rankedList } from './ranked-list.ts';
import { sectionWith } from './section-with.ts';

const byPrice: Reading = { role: 'guest', sortBy: 'price', groupBy: 'all', giftOption: 'all', filters: NO_FILTERS };
const gift = (sku: string, wanted: number, purchased: number) =>
  exampleItem({ product: exampleProduct({ sku: skuOf(sku) }), wanted, purchased });
const list = [gift('1', 2, 0), gift('2', 1, 1), gift('3', 1, 0), gift('4', 1, 1)];
const after = (
  reader: Reading,
  before: ReadonlyArray<RegistryItem>,
  now: ReadonlyArray<RegistryItem>,
  at: number,
  sections = listSections(reader, before),
) => {
  const was = before[at];
  return was === undefined
    ? O.none
    : sectionWith(rankedList(before), reader, isShownIn(reader), sections, was, now, at);
};
const skus = (reader: Reading, at: number, counts: Partial<RegistryItem>): string => {
  const now = list.map((item, place) => (place === at ? { ...item, ...counts } : item));
  const sections = after(reader, list, now, at);
  return O.isNone(sections)
    ? 'none'
    : sections.value.map(({ items }) => items.map(({ identity }) => identity.sku).join()).join('; ');
};

const change = fc.record({
  at: fc.nat({ max: 15 }),
  wanted: nearEdges(1, 9, [1]),
  purchased: nearEdges(0, 9, [0, 1]),
});
const changes = fc.tuple(reading, registryItems(16), change).map(([reader, items, { at, wanted, purchased }]) => {
  const position = at % Math.max(1, items.length);
  const before = items[position];
  const changed = before === undefined ? exampleItem() : { ...before, wanted, purchased };
  const now = items.map((item, place) => (place === position ? changed : item));
  const were = listSections(reader, items);
  const sections = after(reader, items, now, position, were);
  return { reader, now, before, changed, were, sections };
});

describe('the section with a changed gift', () => {
  it.each([
    { at: 0, counts: { purchased: 1 }, expected: '1,3,2,4' },
    { at: 0, counts: { purchased: 2 }, expected: '3,1,2,4' },
    { at: 2, counts: { purchased: 1 }, expected: '1,2,3,4' },
    { at: 1, counts: { wanted: 2 }, expected: '1,2,3,4' },
    { at: 3, counts: { wanted: 2 }, expected: '1,3,4,2' },
    { at: 3, counts: { wanted: 2, purchased: 2 }, expected: '1,3,2,4' },
  ])('[ITEM-03] of 1,3,2,4 gift $at becomes $counts: $expected', ({ at, counts, expected }) => {
    expect(skus(byPrice, at, counts)).toBe(expected);
    expect(skus({ ...byPrice, sortBy: 'category' }, at, counts)).toBe(expected);
  });

  it('[ITEM-03] the only purchased gift is needed again: it goes behind those that were added before it', () => {
    const before = [gift('1', 1, 0), gift('2', 1, 1)];
    const now = [...before.slice(0, 1), gift('2', 2, 1)];
    expect(after(byPrice, before, now, 1)).toEqual(O.some(listSections(byPrice, now)));
  });

  it('[LIST-06] nothing is said of a gift that comes into the list, leaves it, or is not in it', () => {
    expect(skus({ ...byPrice, giftOption: 'needed' }, 2, { purchased: 1 })).toBe('none');
    expect(skus({ ...byPrice, giftOption: 'needed' }, 1, { wanted: 2 })).toBe('none');
    expect(skus({ ...byPrice, giftOption: 'needed' }, 1, { wanted: 3, purchased: 3 })).toBe('none');
  });

  it('[LIST-05] nothing is said of a gift that changes its status', () => {
    expect(skus({ ...byPrice, groupBy: 'status' }, 2, { purchased: 1 })).toBe('none');
    expect(skus({ ...byPrice, groupBy: 'status' }, 0, { purchased: 1 })).toBe('1,3; 2,4');
  });

  it('[ITEM-03] [LIST-07] where it answers, the sections are those of the list with the changed gift', () => {
    fc.assert(
      fc.property(changes, ({ reader, now, sections }) => {
        if (O.isSome(sections)) expect(sections.value).toEqual(listSections(reader, now));
      }),
      { numRuns: 500 },
    );
  });

  it('[LIVE-01] it answers whenever a gift stays in its section without becoming purchased or needed', () => {
    fc.assert(
      fc.property(changes, ({ reader, before, changed, sections }) => {
        fc.pre(before !== undefined && isShownIn(reader)(before) && isShownIn(reader)(changed));
        fc.pre(before !== undefined && isPurchased(before) === isPurchased(changed));
        expect(O.isSome(sections)).toBe(true);
      }),
    );
  });

  it('[LIVE-01] only the section of the gift is another object than before', () => {
    fc.assert(
      fc.property(changes, ({ changed, were, sections }) => {
        if (O.isNone(sections)) return;
        expect(sections.value).toHaveLength(were.length);
        const others = sections.value.filter(({ items }) => !items.includes(changed));
        for (const other of others) expect(were).toContain(other);
        expect(sections.value.length - others.length).toBe(1);
      }),
    );
  });
});
