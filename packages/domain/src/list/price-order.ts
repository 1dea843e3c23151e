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
import { bandPrice } from './price-band.ts';
import { radixOrder } from './radix-order.ts';

type Positions = ReadonlyArray<number>;

/** The positions of those prices, cheapest first: sorted by their digits. */
export const priceOrder = (prices: ReadonlyArray<Cents>): Positions => radixOrder(prices);

/** Fewer than so many are not worth that. */
const MANY = 64;

/** One by one, each before all that are dearer. */
const inserted = (items: ReadonlyArray<RegistryItem>): ReadonlyArray<RegistryItem> => {
  const [rising, prices]: [RegistryItem[], Cents[]] = [[], []];
  for (const item of items) {
    const price = bandPrice(item);
    let at = prices.length;
    for (; at > 0; at -= 1) {
      const [before, dearer] = [rising[at - 1], prices[at - 1]];
      if (before === undefined || dearer === undefined || dearer <= price) break;
      rising[at] = before;
      prices[at] = dearer;
    }
    rising[at] = item;
    prices[at] = price;
  }
  return rising;
};

/** The items by the price by which they are placed, cheapest first. */
export const cheapestFirst = (items: ReadonlyArray<RegistryItem>): ReadonlyArray<RegistryItem> => {
  if (items.length < MANY) return inserted(items);
  const rising: RegistryItem[] = [];
  for (const at of priceOrder(items.map(bandPrice))) {
    const item = items[at];
    if (item !== undefined) rising.push(item);
  }
  return rising;
};
