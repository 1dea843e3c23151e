import type { Market } from './site.ts';

/** The tax of a region: the combined rate of the state or province and typical local taxes, and whether shipping of taxed goods is taxed. */
export interface RegionTax {
  /** In thousandths of a percent: 9_890 is 9.89 %. */
  readonly rate: number;
  readonly taxesShipping: boolean;
}

/** The taxes of a market's regions, by their codes (empty in a market without regions); a region that is not listed has none. */
export type TaxRates = Readonly<Record<string, RegionTax>>;

/** The taxes of the regions of each market. A retailer connects a tax service to the `Tax` port instead. */
export type MarketTaxes = Readonly<Record<Market, TaxRates>>;
