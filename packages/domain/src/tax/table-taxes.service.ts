import { taskEither as TE } from 'fp-ts';
import type { Tax } from '../ports/index.ts';
import type { MarketTaxes } from '../site/index.ts';
import { tableTax } from './table-tax.ts';

/** The default until a retailer connects a tax service: taxes from the taxes of the shop's files (CO-02). */
export const tableTaxes = (table: MarketTaxes): Tax => ({
  quote: (query) => TE.right(tableTax(table, query)),
});
