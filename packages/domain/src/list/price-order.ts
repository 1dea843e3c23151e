/*
 * [LIST-02] [LIST-03] By price a list rises from the cheapest to the dearest, and what costs the same keeps the order in which it was added.
 *
 * Laws:
 * - every position is there once
 * - prices rise, and equal prices keep their order
 *
 * @example priceOrder([3000, 1000, 3000, 2000].map(centsOf)) // => [1, 3, 0, 2]
 */
import type { RegistryItem } from '../item/index.ts';
import type { Cents } from '../money/index.ts';
import { radixOrder } from './radix-order.ts';

type Positions = ReadonlyArray<number>;

/** The positions of those prices, cheapest first: sorted by their digits. */
export const priceOrder = (prices: ReadonlyArray<Cents>): Positions => radixOrder(prices);

/** Fewer than so many are not worth that. */
const MANY = 64;

/** One by one, each before all that are dearer. */
const inserted = (items: ReadonlyArray<RegistryItem>, prices: ReadonlyArray<Cents>): ReadonlyArray<RegistryItem> => {
  const [rising, paid]: [RegistryItem[], Cents[]] = [[], []];
  for (let place = 0; place < items.length; place += 1) {
    const item = items[place];
    const price = prices[place];
    if (item === undefined || price === undefined) continue;
    let at = paid.length;
    for (; at > 0; at -= 1) {
      const before = rising[at - 1];
      const dearer = paid[at - 1];
      if (before === undefined || dearer === undefined || dearer <= price) break;
      rising[at] = before;
      paid[at] = dearer;
    }
    rising[at] = item;
    paid[at] = price;
  }
  return rising;
};

/** The items cheapest first, by those prices: one for each, by which it is placed. */
export const cheapestFirst = (
  items: ReadonlyArray<RegistryItem>,
  prices: ReadonlyArray<Cents>,
): ReadonlyArray<RegistryItem> => {
  if (items.length < MANY) return inserted(items, prices);
  const rising: RegistryItem[] = [];
  for (const at of priceOrder(prices)) {
    const item = items[at];
    if (item !== undefined) rising.push(item);
  }
  return rising;
};
