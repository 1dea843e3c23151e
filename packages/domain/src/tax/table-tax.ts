/*
 * [CO-02] Taxes by the table of a market: what is bought by the rate of the region it goes to, and shipping by the same rate where that region taxes shipping.
 *
 * @example tableTax(taxRates, { market: 'US', isIncluded: false, goods: [{ amount: centsOf(10_000), region: 'NY' }], shipping: [] }) // => { goods: [853], shipping: [] }
 */
import { type Cents, percentOf } from '../money/index.ts';
import type { Market, MarketTaxes } from '../site/index.ts';

/** An amount, and the two-letter state or province that it is taxed in. */
export interface AmountInRegion {
  readonly amount: Cents;
  readonly region: string;
}

/** The amounts to tax: goods per line, and shipping split by region. */
export interface TaxQuery {
  readonly market: Market;
  readonly goods: ReadonlyArray<AmountInRegion>;
  readonly shipping: ReadonlyArray<AmountInRegion>;
  /** Whether the amounts include their tax, so that it is a part of them. */
  readonly isIncluded: boolean;
}

/** The tax of each amount of a query, in the query's order. */
export interface TaxQuote {
  readonly goods: ReadonlyArray<Cents>;
  readonly shipping: ReadonlyArray<Cents>;
}

const THOUSANDTHS = 1_000;

/** Computes taxes from the table of rates. */
export const tableTax = (rates: MarketTaxes, { market, goods, shipping, isIncluded }: TaxQuery): TaxQuote => {
  const percent = (rate: number): number =>
    isIncluded ? (100 * rate) / (100 * THOUSANDTHS + rate) : rate / THOUSANDTHS;
  const taxOf = (region: string) => rates[market]?.[region] ?? { rate: 0, taxesShipping: false };
  return {
    goods: goods.map(({ amount, region }) => percentOf(amount, percent(taxOf(region).rate))),
    shipping: shipping.map(({ amount, region }) => {
      const { rate, taxesShipping } = taxOf(region);
      return percentOf(amount, taxesShipping ? percent(rate) : 0);
    }),
  };
};
