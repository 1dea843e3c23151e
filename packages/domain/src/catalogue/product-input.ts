import { option as O } from 'fp-ts';
import type { CalendarDay, Instant } from '../calendar/index.ts';
import type { Sku } from '../identity/index.ts';
import type { Dimensions } from '../item/index.ts';
import type { Cents } from '../money/index.ts';
import type { Gtin } from '../scan/index.ts';

/** Whether a product can be bought; a discontinued one will not come back. */
export type StockLevel = 'in-stock' | 'out-of-stock' | 'on-backorder' | 'discontinued';

/** The details of a product that a retailer's own systems usually lack, by their names in the shop. */
export const shopFields = [
  'shop_brand',
  'shop_shelf',
  'shop_subclass',
  'shop_family',
  'shop_color',
  'shop_offer',
  'shop_traits',
  'shop_highlights',
  'shop_rating',
  'shop_reviews',
  'shop_picture_shows',
  'shop_personalization',
  'shop_option',
  'shop_note',
  'shop_notice',
  'shop_tax_class',
  'name_fr',
  'description_fr',
  'shop_highlights_fr',
  'shop_picture_shows_fr',
  'shop_color_fr',
  'shop_note_fr',
  'shop_notice_fr',
] as const;
export type ShopField = (typeof shopFields)[number];

/** How many pictures a product has at most. */
export const MOST_PICTURES = 8;

/** A product as a retailer's own systems describe it, in a file or by a call. */
export interface ProductInput {
  readonly sku: Sku;
  readonly gtin: O.Option<Gtin>;
  /** Plain text on one line. */
  readonly name: string;
  /** The current price of one unit; one of 0 is held back unless it is accepted (FEED-01). */
  readonly price: Cents;
  /** The price before; the product is on sale when that is higher. */
  readonly regularPrice: O.Option<Cents>;
  /** From the broadest to the most specific. */
  readonly categories: ReadonlyArray<string>;
  /** HTML or plain text. */
  readonly description: string;
  readonly stock: StockLevel;
  /** The day around which it ships while it is on backorder, where that is known. */
  readonly shipsOn: O.Option<CalendarDay>;
  /** An unpublished product is shown on registries that have it, and nowhere else. */
  readonly isPublished: boolean;
  readonly dimensions: Dimensions;
  /** Addresses of its pictures on the retailer's hosts, which the service fetches, or files in the pictures of the shop's folder; the first one first. */
  readonly pictures: ReadonlyArray<string>;
  readonly details: Readonly<Partial<Record<ShopField, string>>>;
}

/** Whether a product can be had, and when. */
export type ProductStock = Pick<ProductInput, 'stock' | 'shipsOn'>;

/*
 * [STOCK-01] Calls on products and their stock may overtake each other on their way. One that carries the time as of which it speaks loses against what is known as of a later one; one that carries none speaks as of its arrival, except that a listing then leaves the time as of which the stock is known.
 *
 * @example isOutdated(O.some(instantOf('2027-06-01T11:00:00.000Z')), O.some(instantOf('2027-06-01T11:00:01.000Z'))) // => true
 * @example isTooFarAhead(instantOf('2027-06-01T11:05:00.001Z'), instantOf('2027-06-01T11:00:00.000Z')) // => true
 */

/** The clocks of two systems may differ by that, in milliseconds. */
const CLOCK_SKEW = 300_000;

/** Whether more recent data than that of the call is known. */
export const isOutdated = (asOf: O.Option<Instant>, known: O.Option<Instant>): boolean =>
  O.isSome(asOf) && O.isSome(known) && asOf.value < known.value;

/** The time as of which data is known once a call that is not outdated was taken. */
export const knownAsOf = (asOf: O.Option<Instant>, known: O.Option<Instant>, now: Instant): Instant => {
  if (O.isSome(asOf)) return asOf.value;
  return O.isSome(known) && known.value > now ? known.value : now;
};

/** Whether the time of a call is too far in the future to be believed. */
export const isTooFarAhead = (asOf: Instant, now: Instant): boolean => Date.parse(asOf) - Date.parse(now) > CLOCK_SKEW;

/*
 * [FEED-01] A price that a feed got wrong is not sold at: one that becomes 0, falls by more than 80 % or rises tenfold is held back until a person accepts it.
 *
 * @example isPriceHeldBack(O.some(centsOf(3995)), centsOf(40)) // => true
 * @example isPriceHeldBack(O.some(centsOf(12900)), centsOf(128999)) // => false
 */

/** A price under this part of the earlier one has fallen too far. */
const LARGEST_FALL = 5;

/** A price of so many times the earlier one has risen too far. */
const LARGEST_RISE = 10;

/** Whether the price waits until it is accepted; `before` is the product's price in the same market. */
export const isPriceHeldBack = (before: O.Option<Cents>, after: Cents): boolean => {
  if (O.isNone(before)) return after === 0;
  if (before.value === 0 || after === before.value) return false;
  return after * LARGEST_FALL < before.value || after >= before.value * LARGEST_RISE;
};
