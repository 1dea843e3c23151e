import { taskEither as TE } from 'fp-ts';
import type { Tax } from '../ports/index.ts';
import { tableTax } from './table-tax.ts';
import { type MarketTaxes, taxRates } from './tax-rates.ts';

/** The default until a retailer connects a tax service: taxes from a table of rates, the bundled one unless another is given (CO-02). */
export const tableTaxes = (rates: MarketTaxes = taxRates): Tax => ({
  quote: (query) => TE.right(tableTax(rates, query)),
});
