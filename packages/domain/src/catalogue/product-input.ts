import type { option as O } from 'fp-ts';
import type { CalendarDay } from '../calendar/index.ts';
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
