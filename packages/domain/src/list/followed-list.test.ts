import {
  centsOf,
  exampleItem,
  exampleProduct,
  nearEdges,
  reading,
  registryItem,
  registryItems,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { Product, RegistryItem } from '../item/index.ts';
import { followed, type SectionedList, sectionedList } from './followed-list.ts';
import { listSections, type Reading, type Section } from './list-sections.ts';
import { NO_FILTERS } from './nothing-chosen.ts';

const byCategory: Reading = {
  role: 'guest',
  sortBy: 'category',
  groupBy: 'all',
  giftOption: 'all',
  filters: NO_FILTERS,
};
const byPrice: Reading = { ...byCategory, sortBy: 'price' };
const gift = (sku: string, categoryName: string, wanted: number, purchased: number) =>
  exampleItem({ product: exampleProduct({ sku: skuOf(sku), categoryName }), wanted, purchased });

/** What may happen to a list that is open on a page. To which item is told by a number that is taken round the list. */
type Happening =
  | { readonly _tag: 'Counted'; readonly at: number; readonly wanted: number; readonly purchased: number }
  | { readonly _tag: 'Loved'; readonly at: number }
  | { readonly _tag: 'SaidAgain'; readonly at: number }
  | { readonly _tag: 'Read'; readonly reading: Reading }
  | { readonly _tag: 'Added' | 'Removed' | 'OfOtherProduct'; readonly at: number; readonly item: RegistryItem };

const at = fc.nat({ max: 11 });
const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      _tag: fc.constant('Counted' as const),
      at,
      wanted: nearEdges(1, 9, [1]),
      purchased: nearEdges(0, 9, [0, 1]),
    }),
  },
  fc.record({ _tag: fc.constantFrom('Loved' as const, 'SaidAgain' as const), at }),
  { weight: 2, arbitrary: fc.record({ _tag: fc.constant('Read' as const), reading }) },
  fc.record({
    _tag: fc.constantFrom('Added' as const, 'Removed' as const, 'OfOtherProduct' as const),
    at,
    item: registryItem,
  }),
);

const changed = (item: RegistryItem, happened: Happening): RegistryItem => {
  switch (happened._tag) {
    case 'Counted':
      return { ...item, wanted: happened.wanted, purchased: happened.purchased };
    case 'Loved':
      return { ...item, isMostLoved: !item.isMostLoved };
    case 'SaidAgain':
      return structuredClone(item);
    case 'OfOtherProduct':
      return { ...item, product: happened.item.product };
    default:
      return item;
  }
};

const after = (items: ReadonlyArray<RegistryItem>, happened: Happening): ReadonlyArray<RegistryItem> => {
  if (happened._tag === 'Read') return items;
  if (happened._tag === 'Added') return [...items, happened.item];
  const place = happened.at % Math.max(1, items.length);
  if (happened._tag === 'Removed') return items.filter((_, position) => position !== place);
  return items.map((item, position) => (position === place ? changed(item, happened) : item));
};

const isSame = (a: Section, b: Section): boolean =>
  a.key === b.key && a.items.length === b.items.length && a.items.every((item, place) => item === b.items[place]);

/** A section with the positions in the list in place of its items. */
const said =
  (now: ReadonlyArray<RegistryItem>) =>
  ({ items, ...rest }: Section) => ({ ...rest, items: items.map((item) => now.indexOf(item)) });

/** Follows a list through what happens, some of it at once, and looks at every step. */
const follow = (
  first: Reading,
  items: ReadonlyArray<RegistryItem>,
  steps: ReadonlyArray<ReadonlyArray<Happening>>,
  look: (before: SectionedList, list: SectionedList, items: ReadonlyArray<RegistryItem>, reading: Reading) => void,
): void => {
  let [list, now, reader] = [sectionedList(first, items), items, first];
  for (const step of steps) {
    now = step.reduce(after, now);
    for (const happened of step) if (happened._tag === 'Read') reader = happened.reading;
    const before = list;
    list = followed(list, reader, now);
    look(before, list, now, reader);
  }
};
const steps = fc.array(fc.array(happening, { minLength: 1, maxLength: 2 }), { maxLength: 8 });

describe('a followed list', () => {
  const list = [gift('1', 'Bath', 2, 0), gift('2', 'Bath', 1, 1), gift('3', 'Bath', 1, 0), gift('4', 'Rugs', 1, 0)];
  const bought = (position: number, purchased: number) =>
    list.map((item, place) => (place === position ? { ...item, purchased } : item));
  const outline = ({ sections }: SectionedList) =>
    sections.map(({ key, items, sectionCounts }) => [
      key,
      items.map(({ identity }) => identity.sku).join(),
      sectionCounts.purchased,
    ]);

  it('[LIVE-01] one of two bought: it stays where it stands, and the other section is the same object', () => {
    const before = sectionedList(byCategory, list);
    const since = followed(before, byCategory, bought(0, 1));
    expect(outline(since)).toEqual([
      ['category-Bath', '1,3,2', 2],
      ['category-Rugs', '4', 0],
    ]);
    expect(since.sections[1]).toBe(before.sections[1]);
    expect(since.sections[0]?.items.slice(1)).toEqual(before.sections[0]?.items.slice(1));
    expect(since.sections[0]?.items[1]).toBe(list[2]);
  });

  it.each([byCategory, byPrice])(
    '[ITEM-03] [LIVE-01] the last one bought: it goes behind what is needed ($sortBy)',
    (reader) => {
      const before = sectionedList(reader, list);
      const since = followed(before, reader, bought(0, 2));
      expect(since.sections).toEqual(listSections(reader, bought(0, 2)));
      expect(since.sections[0]?.items.at(-1)?.identity.sku).toBe('2');
      const back = followed(since, reader, list);
      expect(back.sections).toEqual(before.sections);
    },
  );

  it('[ITEM-08] [LIST-07] a gift is removed: its section is gone, the other one is the same object', () => {
    const before = sectionedList(byCategory, list);
    const since = followed(before, byCategory, list.slice(0, 3));
    expect(outline(since)).toEqual([['category-Bath', '1,3,2', 1]]);
    expect(since.sections[0]).toBe(before.sections[0]);
  });

  it('[ITEM-08] [LIST-02] the last gift is removed, the cheapest of its section: the other one still stands there', () => {
    const prices = [2_600, 2_500].map((amount, place) =>
      exampleItem({ product: exampleProduct({ sku: skuOf(`${place + 1}`), currentPrice: centsOf(amount) }) }),
    );
    const since = followed(sectionedList(byPrice, prices), byPrice, prices.slice(0, 1));
    expect(since.sections).toEqual(listSections(byPrice, prices.slice(0, 1)));
  });

  it.each<[string, Partial<Product>]>([
    ['its price is another one', { currentPrice: centsOf(2_000), regularPrice: centsOf(2_000) }],
    ['it is no longer available', { isNla: true }],
    ['it is of another category', { categoryName: 'Rugs' }],
  ])('[LIVE-01] of a gift is heard that %s: it goes to where it belongs now', (_, product) => {
    const now = list.map((item, place) => (place === 0 ? { ...item, product: { ...item.product, ...product } } : item));
    for (const reader of [byCategory, byPrice])
      expect(followed(sectionedList(reader, list), reader, now).sections).toEqual(listSections(reader, now));
  });

  it('[LIST-01] read by price and by category again, the sections are those of before, and nothing is counted again', () => {
    const before = sectionedList(byCategory, list);
    const again = followed(followed(before, byPrice, list), byCategory, list);
    expect(again.sections).toEqual(before.sections);
    expect(again.stock).toBe(before.stock);
  });

  it.each<Partial<Reading>>([
    { role: 'registrant' },
    { sortBy: 'price' },
    { groupBy: 'status' },
    { giftOption: 'needed' },
    { filters: { ...NO_FILTERS, categories: ['Rugs'] } },
  ])('[LIST-01] when nothing but this is asked otherwise, the list is read anew: %j', (otherwise) => {
    const gifts = [...list, exampleItem({ product: exampleProduct({ sku: skuOf('5'), isNla: true }) })];
    const reader = { ...byCategory, ...otherwise };
    const since = followed(sectionedList(byCategory, gifts), reader, gifts);
    expect(since.sections).toEqual(listSections(reader, gifts));
    expect(since.reading).toBe(reader);
  });

  it('[LIVE-01] [LIST-02] two gifts change at once, one of them in its price: both stand where they belong', () => {
    const priced = (sku: string, cents: number, purchased: number) =>
      exampleItem({ product: exampleProduct({ sku: skuOf(sku), currentPrice: centsOf(cents) }), wanted: 2, purchased });
    const before = [priced('1', 2_100, 0), priced('2', 2_200, 0), priced('3', 2_300, 0)];
    const now = [priced('1', 2_100, 1), priced('2', 2_200, 0), priced('3', 2_050, 0)];
    const read = followed(followed(sectionedList(byPrice, before), byCategory, before), byPrice, before);
    expect(followed(read, byPrice, now).sections).toEqual(listSections(byPrice, now));
    expect(followed(read, byPrice, now).sections[0]?.items.map(({ identity }) => identity.sku)).toEqual([
      '3',
      '1',
      '2',
    ]);
  });

  it('[LIVE-01] [LIST-07] [ITEM-08] however a list was followed, its sections are those of the list', () => {
    fc.assert(
      fc.property(reading, registryItems(12), steps, (first, items, happenings) => {
        follow(first, items, happenings, (_, followedList, now, reader) => {
          expect(followedList.sections.map(said(now))).toEqual(listSections(reader, now).map(said(now)));
          expect(followedList.reading).toEqual(reader);
        });
      }),
    );
  });

  it('[LIVE-01] told which gifts became others, it says what it says when it has to find them; a step between other lists is not believed', () => {
    fc.assert(
      fc.property(reading, registryItems(12), fc.array(happening, { maxLength: 3 }), (reader, before, happened) => {
        const now = happened.reduce(after, before);
        const positions = now.flatMap((item, place) => (item === before[place] ? [] : [place]));
        const list = followed(sectionedList(byPrice, before), reader, before);
        const found = followed(list, reader, now).sections.map(said(now));
        expect(followed(list, reader, now, O.some({ before, after: now, positions })).sections.map(said(now))).toEqual(
          found,
        );
        for (const wrong of [
          { before: [...before], after: now },
          { before, after: [...now] },
        ])
          expect(followed(list, reader, now, O.some({ ...wrong, positions: [] })).sections.map(said(now))).toEqual(
            found,
          );
      }),
    );
  });

  it('[LIVE-01] a step that leads to another list is not believed where a price has changed', () => {
    const [cheap, dear] = [1_000, 6_000].map((price) =>
      exampleItem({ product: exampleProduct({ currentPrice: centsOf(price) }) }),
    );
    if (cheap === undefined || dear === undefined) throw new Error('two items');
    const [before, now] = [[cheap], [dear]];
    const list = followed(sectionedList(byPrice, before), byPrice, before);
    for (const wrong of [
      { before, after: [dear] },
      { before: [cheap], after: now },
    ])
      expect(followed(list, byPrice, now, O.some({ ...wrong, positions: [] })).sections.map(({ key }) => key)).toEqual([
        '50-100',
      ]);
  });

  it('[LIVE-01] a section in which nothing changed is the same object as before', () => {
    fc.assert(
      fc.property(reading, registryItems(12), steps, (first, items, happenings) => {
        follow(first, items, happenings, (before, { sections }) => {
          for (const section of sections) {
            const earlier = before.sections.find((one) => isSame(one, section));
            if (earlier !== undefined) expect(section).toBe(earlier);
          }
        });
      }),
    );
  });

  it('[LIVE-01] a list that is followed to where it is stays the same object', () => {
    fc.assert(
      fc.property(reading, registryItems(12), (first, items) => {
        const before = sectionedList(first, items);
        expect(followed(before, { ...first }, items)).toBe(before);
        expect(followed(before, first, [...items]).sections).toBe(before.sections);
      }),
    );
  });
});
