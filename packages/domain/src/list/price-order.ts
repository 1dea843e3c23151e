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

/** From so many on, prices are sorted by their digits, which a short list is not worth. */
const LONG = 128;
/** What fits into 32 bits, some 42 million in the currency's main unit. */
const HIGHEST = 2 ** 32 - 1;

/** Price and position are sorted as one number, which is five times as fast as comparing. */
const rankOrder = (prices: ReadonlyArray<Cents>): Positions => {
  const count = prices.length;
  const ranks = new Float64Array(prices.map((price, at) => price * count + at)).sort();
  return prices.map((_, turn) => {
    const rank = ranks[turn] ?? 0;
    return rank - Math.floor(rank / count) * count;
  });
};

const compared = (prices: ReadonlyArray<Cents>): Positions =>
  prices.map((_, at) => at).sort((a, b) => (prices[a] ?? 0) - (prices[b] ?? 0));

/** The positions of those prices, cheapest first. */
export const priceOrder = (prices: ReadonlyArray<Cents>): Positions => {
  const highest = prices.reduce<number>((high, price) => Math.max(high, price), 0);
  if (highest > HIGHEST) return compared(prices);
  return prices.length < LONG ? rankOrder(prices) : radixOrder(prices, highest);
};

/** So few are compared with each other. */
const FEW = 24;

/** The items by the price by which they are placed, cheapest first. */
export const cheapestFirst = (items: ReadonlyArray<RegistryItem>): ReadonlyArray<RegistryItem> => {
  if (items.length < FEW) return items.toSorted((a, b) => bandPrice(a) - bandPrice(b));
  const rising: RegistryItem[] = [];
  for (const at of priceOrder(items.map(bandPrice))) {
    const item = items[at];
    if (item !== undefined) rising.push(item);
  }
  return rising;
};
