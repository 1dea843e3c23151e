import {
  availabilities,
  bandOf,
  bandPrice,
  categoryName,
  isOfAvailability,
  isPurchased,
  type Reading,
  type RegistryItem,
  type SectionBy,
} from '@gift-registry/domain';
import crossfilter from 'crossfilter2';
import { asSections, nameBy } from './as-sections.ts';
import type { Contestant, OpenList } from './contestant.ts';

type Items = ReadonlyArray<RegistryItem>;
interface Row {
  readonly item: RegistryItem;
  readonly at: number;
}

const grouped = (by: SectionBy, items: Items): ReadonlyArray<Items> => {
  const nameOf = nameBy(by);
  const groups = new Map<string, RegistryItem[]>();
  for (const item of items) {
    const name = nameOf(item);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [item]);
    else group.push(item);
  }
  return [...groups.values()];
};

const open = (first: Reading, list: Items): OpenList => {
  const rows = crossfilter<Row>(list.map((item, at) => ({ item, at })));
  const isGone = rows.dimension(({ item }) => item.product.isNla);
  const isBought = rows.dimension(({ item }) => isPurchased(item));
  const category = rows.dimension(({ item }) => categoryName(item));
  const band = rows.dimension(({ item }) => bandOf(bandPrice(item)).key);
  const availability = rows.dimension(
    ({ item }) => availabilities.filter((one) => isOfAvailability(one, item.product)),
    true,
  );
  /** Dimensions sort by one value, and not stably: the position settles what is equal. */
  const added = rows.dimension(({ item, at }) => Number(isPurchased(item)) * list.length + at);
  const rising = rows.dimension(
    ({ item, at }) => (Number(isPurchased(item)) * 2 ** 30 + bandPrice(item)) * list.length + at,
  );
  const read = ({ role, sortBy, groupBy, giftOption, filters }: Reading) => {
    if (role === 'guest') isGone.filterExact(false);
    else isGone.filterAll();
    if (giftOption === 'all') isBought.filterAll();
    else isBought.filterExact(giftOption === 'purchased');
    if (filters.categories.length === 0) category.filterAll();
    else category.filterFunction((name) => filters.categories.some((one) => one === name));
    if (filters.bands.length === 0) band.filterAll();
    else band.filterFunction((key) => filters.bands.some((one) => one === key));
    if (filters.availability.length === 0) availability.filterAll();
    else availability.filterFunction((value) => filters.availability.some((one) => one === value));
    const shown = (sortBy === 'price' ? rising : added).bottom(Number.POSITIVE_INFINITY).map(({ item }) => item);
    const sorted = asSections(sortBy, grouped(sortBy, shown));
    if (groupBy === 'all') return sorted;
    const inTurn = sorted.flatMap(({ items }) => items).sort((a, b) => Number(isPurchased(a)) - Number(isPurchased(b)));
    return asSections(groupBy, grouped(groupBy, inTurn));
  };
  let reading = first;
  return {
    sections: read(first),
    read: (next) => {
      reading = next;
      return read(next);
    },
    change: (items, at) => {
      const item = items[at];
      rows.remove((row) => row.at === at);
      if (item !== undefined) rows.add([{ item, at }]);
      return read(reading);
    },
  };
};

/** A dimension for each filter and each order; a filter is set on its dimension, and the records are asked of the order's. */
export const crossfilter2: Contestant = { name: 'crossfilter2', open };
