import type { taskEither as TE } from 'fp-ts';
import type { TaxQuery, TaxQuote } from '../tax/index.ts';
import type { Unavailable } from './fault.ts';

/**
 * Driven port: calculates tax. The default uses a table of rates; a retailer may connect a tax service. Repeating a
 * query returns the same quote for as long as an order takes (CO-02).
 */
export interface Tax {
  readonly quote: (query: TaxQuery) => TE.TaskEither<Unavailable, TaxQuote>;
}
