/*
 * [LIST-02] [LIST-03] By price the list falls into bands, each up to but not including its upper price. An item is placed by the
 * price that is shown, with the price of its personalization.
 *
 * @example bandOf(bandPrice(exampleMonogrammed({ currentPrice: centsOf(3_500) }))).key // => '50-100'
 */
import { option as O } from 'fp-ts';
import { itemPrice, type PricedItem } from '../item/index.ts';
import { type Cents, dollars } from '../money/index.ts';

/** The key of a band, in whole dollars of the site's currency. */
export type PriceBandKey =
  | '0-20'
  | '20-50'
  | '50-100'
  | '100-250'
  | '250-500'
  | '500-1000'
  | '1000-1500'
  | '1500-2000'
  | '2000-up';

/** A range of prices: `from` and more, less than `below`; the top one has no upper price. */
export interface PriceBand {
  readonly key: PriceBandKey;
  readonly from: Cents;
  readonly below: O.Option<Cents>;
}

const band = (key: PriceBandKey, from: number, below: number): PriceBand => ({
  key,
  from: dollars(from),
  below: O.some(dollars(below)),
});

const top: PriceBand = { key: '2000-up', from: dollars(2_000), below: O.none };

/** At least `from`, less than `below`, in dollars; ascending, each band starting where the previous one ends. */
export const priceBands: ReadonlyArray<PriceBand> = [
  band('0-20', 0, 20),
  band('20-50', 20, 50),
  band('50-100', 50, 100),
  band('100-250', 100, 250),
  band('250-500', 250, 500),
  band('500-1000', 500, 1_000),
  band('1000-1500', 1_000, 1_500),
  band('1500-2000', 1_500, 2_000),
  top,
];

/** The band that a price falls into. */
export const bandOf = (price: Cents): PriceBand =>
  priceBands.find(({ below }) => O.isSome(below) && price < below.value) ?? top;

/** The price by which an item is filtered, grouped and ordered (LIST-03): the one that is shown (PERS-05). */
export const bandPrice = (item: PricedItem): Cents => itemPrice(item);
