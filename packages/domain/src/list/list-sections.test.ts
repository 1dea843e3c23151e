import {
  centsOf,
  counted,
  exampleItem,
  examplePersonalization,
  exampleProduct,
  forAll,
  identityOf,
  reading,
  registryItems,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { identityKey } from '../identity/index.ts';
import { isNeeded, isPurchased, itemStatus, type Product, type RegistryItem } from '../item/index.ts';
import { filterCounts } from './filter-counts.ts';
import { passesFilters } from './filter-match.ts';
import { NO_FILTERS } from './list-choice.ts';
import { listSections, type Reading, type Section, sectionCounts, visibleItems } from './list-sections.ts';
import { bandPrice } from './price-band.ts';

describe('visible items', () => {
  it('[LIST-04] a registrant sees every item', () => {
    forAll(registryItems(8), (items) => {
      expect(visibleItems('registrant', items)).toEqual(items);
    });
  });

  it('[LIST-04] a guest sees exactly the items that are not NLA, in the same order', () => {
    forAll(registryItems(8), (items) => {
      const expected: RegistryItem[] = [];
      for (const item of items) if (!item.product.isNla) expected.push(item);
      expect(visibleItems('guest', items)).toEqual(expected);
    });
  });
});

const product = (sku: string, overrides: Partial<Product> = {}) => exampleProduct({ sku: skuOf(sku), ...overrides });
const item = (sku: string, fields: Partial<Product> = {}, overrides: Partial<RegistryItem> = {}) =>
  exampleItem({ product: product(sku, fields), ...overrides });
const bought = { wanted: 1, purchased: 1 };

/** The list as a table: key of the section and SKUs in it. */
const outline = (sections: ReadonlyArray<Section>) =>
  sections.map(({ key, items }) => [key, ...items.map(({ identity }) => identity.sku)]);

const guestByCategory: Reading = {
  role: 'guest',
  sortBy: 'category',
  groupBy: 'all',
  giftOption: 'all',
  filters: NO_FILTERS,
};
const guestByPrice: Reading = { ...guestByCategory, sortBy: 'price' };

/** One whose sections the sort decides. */
const ungrouped = reading.map((reader): Reading => ({ ...reader, groupBy: 'all' }));
const items = registryItems(16);

describe('list sections, by category', () => {
  it.each([
    [10, 30],
    [30, 10],
  ])('[LIST-02] a category is where its lowest sequence puts it: %d, then %d', (first, second) => {
    const list = [
      item('1', { categoryName: 'Bath', categorySequence: first }),
      item('2', { categoryName: 'Bedding', categorySequence: 20 }),
      item('3', { categoryName: 'Bath', categorySequence: second }),
    ];
    expect(outline(listSections(guestByCategory, list))).toEqual([
      ['category-Bath', '1', '3'],
      ['category-Bedding', '2'],
    ]);
  });
});

describe('list sections, by price', () => {
  it('[LIST-03] personalization places an item 15.00 higher, in band and in order', () => {
    const monogrammed = (sku: string, amount: number) =>
      item(
        sku,
        { currentPrice: centsOf(amount), personalizationType: 700 },
        { identity: identityOf(sku, 3), personalization: O.some(examplePersonalization()) },
      );
    const list = [
      monogrammed('7', 4_000),
      item('1', { currentPrice: centsOf(5_499) }),
      item('2', { currentPrice: centsOf(4_999) }),
      item('3', { currentPrice: centsOf(5_501) }),
      monogrammed('8', 3_500),
    ];
    expect(outline(listSections(guestByPrice, list))).toEqual([
      ['20-50', '2'],
      ['50-100', '8', '1', '7', '3'],
    ]);
  });
});

describe('list sections, grouped', () => {
  const list = [
    item('1', { categoryName: 'Bath', categorySequence: 20, brand: 'modern', currentPrice: centsOf(300) }),
    item('2', { categoryName: 'Bath', categorySequence: 20, currentPrice: centsOf(100) }, bought),
    item('3', { categoryName: 'Kitchen', categorySequence: 10, isBeingDiscontinued: true, currentPrice: centsOf(400) }),
    item('4', { categoryName: 'Kitchen', categorySequence: 10, currentPrice: centsOf(200) }),
    item('5', { categoryName: 'Kitchen', categorySequence: 10, isNla: true }, bought),
  ];

  it('[LIST-05] [ITEM-05] by status: what is still needed, then what is sold off, then what is fulfilled', () => {
    expect(outline(listSections({ ...guestByCategory, groupBy: 'status' }, list))).toEqual([
      ['status-still-needed', '4', '1'],
      ['status-being-discontinued', '3'],
      ['status-fulfilled', '2'],
    ]);
  });

  it('[LIST-05] by brand: the main one first, the sort’s order inside, purchased last', () => {
    expect(outline(listSections({ ...guestByCategory, groupBy: 'brand' }, list))).toEqual([
      ['brand-main', '3', '4', '2'],
      ['brand-modern', '1'],
    ]);
    expect(outline(listSections({ ...guestByPrice, groupBy: 'brand' }, list))).toEqual([
      ['brand-main', '4', '3', '2'],
      ['brand-modern', '1'],
    ]);
  });

  it.each(['category', 'price'] as const)(
    '[LIST-07] by %s, ten times as many items are looked at ten times as often, not more',
    (sortBy) => {
      const looksAt = (count: number): number => {
        let looks = 0;
        const many = Array.from({ length: count }, (_, index) => {
          const product = { categoryName: `C${index % 20}`, currentPrice: centsOf((index * 7_919) % 300_000) };
          return new Proxy(item(String(10_000 + index), product), {
            get: (target, name) => {
              looks += 1;
              return Reflect.get(target, name);
            },
          });
        });
        const reader = { ...guestByPrice, sortBy, groupBy: 'status' as const };
        expect(listSections(reader, many).flatMap((section) => section.items)).toHaveLength(count);
        filterCounts(reader, many);
        return looks;
      };
      expect(looksAt(2_000)).toBeLessThanOrEqual(10 * looksAt(200));
    },
  );
});

describe('list sections', () => {
  const list = [item('1'), item('2', { isNla: true }), item('3', { isNla: true, categoryName: '' }, bought)];

  it.each(['category', 'price'] as const)(
    '[LIST-04] by %s a registrant sees what is no longer available first',
    (sortBy) => {
      const [first, ...rest] = listSections({ ...guestByCategory, role: 'registrant', sortBy }, list);
      expect(first?.key).toBe('no-longer-available');
      expect(first?.kind).toEqual({ _tag: 'NoLongerAvailable' });
      expect(first?.items.map(({ identity }) => identity.sku)).toEqual(['2', '3']);
      expect(rest).toHaveLength(1);
    },
  );

  it('[LIST-07] every shown item is in exactly one section, none is lost or repeated', () => {
    forAll(reading, items, (reader, all) => {
      const keys = (each: ReadonlyArray<RegistryItem>) => each.map(({ identity }) => identityKey(identity)).sort();
      const shown = all.filter(
        (each) =>
          (reader.role === 'registrant' || !each.product.isNla) &&
          (reader.giftOption === 'all' || (reader.giftOption === 'needed') === isNeeded(each)) &&
          passesFilters(reader.filters)(each),
      );
      const sections = listSections(reader, all);
      expect(keys(sections.flatMap((section) => section.items))).toEqual(keys(shown));
      expect(new Set(sections.map(({ key }) => key)).size).toBe(sections.length);
      for (const section of sections) expect(section.sectionCounts).toEqual(sectionCounts(section.items));
    });
  });

  it('[LIST-07] no section is empty', () => {
    forAll(reading, items, (reader, all) => listSections(reader, all).every((section) => section.items.length > 0));
  });

  it('[LIST-07] [ITEM-03] inside a section the purchased come last, and otherwise items keep their order (by category) or rise in price', () => {
    forAll(ungrouped, items, (reader, all) => {
      for (const section of listSections(reader, all)) {
        section.items.forEach((after, at) => {
          const before = section.items[at - 1];
          if (before === undefined) return;
          expect(isPurchased(before) && !isPurchased(after)).toBe(false);
          if (isPurchased(before) !== isPurchased(after)) return;
          const isInOrder = all.indexOf(before) < all.indexOf(after);
          if (reader.sortBy === 'category') expect(isInOrder).toBe(true);
          else
            expect(bandPrice(before) < bandPrice(after) || (bandPrice(before) === bandPrice(after) && isInOrder)).toBe(
              true,
            );
        });
      }
    });
  });

  it('[LIST-02] categories rise in sequence, then name, and items without one come last; bands rise in price', () => {
    const place = ({ kind, items }: Section): readonly [number, string] => {
      if (kind._tag === 'NoLongerAvailable') return [-1, ''];
      if (kind._tag === 'PriceBand') return [kind.band.from, ''];
      if (kind._tag !== 'Category') return [Number.NaN, ''];
      return kind.name === 'Other'
        ? [1_000_000, '']
        : [Math.min(...items.map(({ product: { categorySequence } }) => categorySequence)), kind.name];
    };
    forAll(ungrouped, items, (reader, all) => {
      const places = listSections(reader, all).map(place);
      places.forEach(([number, name], at) => {
        const before = places[at - 1];
        if (before !== undefined) expect(before[0] < number || (before[0] === number && before[1] < name)).toBe(true);
      });
    });
  });

  it('[LIST-05] grouped, an item is in the section of its status or brand, and in the order it has ungrouped', () => {
    forAll(reading, items, (reader, all) => {
      const before = listSections({ ...reader, groupBy: 'all' }, all).flatMap((section) => section.items);
      for (const { kind, items: registryItems } of listSections(reader, all)) {
        for (const each of registryItems) {
          if (kind._tag === 'Status') expect(itemStatus(each)).toBe(kind.status);
          if (kind._tag === 'Brand') expect(each.product.brand).toBe(kind.brand);
        }
        for (const isBought of [false, true]) {
          const places = registryItems
            .filter((each) => isPurchased(each) === isBought)
            .map((each) => before.indexOf(each));
          expect(places).toEqual([...places].sort((a, b) => a - b));
        }
      }
    });
  });

  it('[LIST-04] [LIST-05] no-longer-available items come first, alone, and before registrants only, however the list is grouped', () => {
    forAll(reading, items, (reader, all) => {
      listSections(reader, all).forEach(({ kind, items }, at) => {
        const isTheirs = kind._tag === 'NoLongerAvailable';
        expect(items.every(({ product: { isNla } }) => isNla === isTheirs)).toBe(true);
        if (isTheirs) expect([at, reader.role]).toEqual([0, 'registrant']);
      });
    });
  });

  it('does not touch the list it was given', () => {
    forAll(reading, items, (reader, all) => {
      const before = [...all];
      listSections(reader, all);
      expect(all).toEqual(before);
    });
  });
});

describe('tally', () => {
  it.each([
    { items: [], expected: { items: 0, purchased: 0 } },
    { items: [{ wanted: 2, purchased: 5 }], expected: { items: 2, purchased: 5 } },
    {
      items: [
        { wanted: 8, purchased: 3 },
        { wanted: 1, purchased: 1 },
      ],
      expected: { items: 9, purchased: 4 },
    },
  ])('[LIST-10] counts units, also those over-purchased: $expected', ({ items, expected }) => {
    expect(sectionCounts(items)).toEqual(expected);
  });

  it('[LIST-10] both sums are over all given items, in units', () => {
    forAll(fc.array(counted), (items) => {
      let wanted = 0;
      let purchased = 0;
      for (const item of items) {
        wanted += item.wanted;
        purchased += item.purchased;
      }
      expect(sectionCounts(items)).toEqual({ items: wanted, purchased });
    });
  });

  it('[LIST-10] the counts of two lists together are the sums of their counts', () => {
    forAll(fc.array(counted), fc.array(counted), (some, others) => {
      const [a, b] = [sectionCounts(some), sectionCounts(others)];
      expect(sectionCounts([...some, ...others])).toEqual({
        items: a.items + b.items,
        purchased: a.purchased + b.purchased,
      });
    });
  });
});
