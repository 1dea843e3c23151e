import type { Market } from './site.ts';

/** What kind of goods a product is for taxes; gift cards and contributions are `none`, which nothing taxes (MON-02). */
export const taxClasses = ['none', 'general', 'clothing', 'childrensClothing', 'books', 'food'] as const;
export type TaxClass = (typeof taxClasses)[number];

/** Stands for every region that is not named beside it, and for a market without regions. */
export const EVERY_REGION = '*';

/** Percentages with at most three decimals by the codes of regions, or `*`. */
export type RatesByRegion = Readonly<Record<string, number>>;

/** A tax of a market, as its file has it (MON-01). */
export interface MarketTax {
  /** As it stands in sums, such as `GST`. Two taxes share a name only if they are not in force on the same day. */
  readonly name: string;
  /** A region that is not in it does not have the tax. */
  readonly rates: RatesByRegion;
  /** The rates of classes that differ from that, in the regions where they do; 0 is none. */
  readonly exceptions?: Readonly<Partial<Record<TaxClass, RatesByRegion>>>;
  /** The regions in which shipping is taxed, at the rates of the goods it carries; `*` is all of them. */
  readonly taxesShipping?: ReadonlyArray<string>;
  /** The days between which it is in force, both inclusive. */
  readonly firstDay?: string;
  readonly lastDay?: string;
  /** The names of other taxes that are part of what it is reckoned on. */
  readonly compoundsOn?: ReadonlyArray<string>;
  /** The retailer's registration number, which receipts carry. */
  readonly registration?: string;
}

/** The taxes of each market. A retailer connects a tax service to the `Tax` port instead. */
export type MarketTaxes = Readonly<Record<Market, ReadonlyArray<MarketTax>>>;
