import { type Instant, isOutdated, knownAsOf, type Sku } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { readStored } from './json/codec.ts';
import * as stored from './json/value.json.ts';

/** The data of a product that calls describe as of a time. */
type Described = 'listing' | 'stock';

/** The times as of which the data of a product is known (STOCK-01). */
type ProductTimes = Readonly<Record<Described, O.Option<Instant>>>;

const timeOf = (text: string | null): O.Option<Instant> =>
  O.map((each: string) => readStored(stored.Instant, each))(O.fromNullable(text));

const readTimes = async (
  transaction: Transaction<Tables>,
  skus: ReadonlyArray<Sku>,
): Promise<ReadonlyMap<string, ProductTimes>> => {
  const rows = await transaction
    .selectFrom('product_times')
    .selectAll()
    .where(sql<boolean>`sku = any(${skus}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.sku, { listing: timeOf(row.listed_as_of), stock: timeOf(row.stock_as_of) }]));
};

/** What is known of products, asked on behalf of a call of which the time is `asOf`. The catalogue must be locked. */
export const productTimes = async (
  transaction: Transaction<Tables>,
  skus: ReadonlyArray<Sku>,
  asOf: O.Option<Instant>,
) => {
  const times = await readTimes(transaction, skus);
  const known = (sku: Sku, what: Described): O.Option<Instant> => times.get(sku)?.[what] ?? O.none;
  return {
    isOutdated: (sku: Sku, what: Described): boolean => isOutdated(asOf, known(sku, what)),
    /** Saves what is known from now on; the products must be in the catalogue. */
    save: async (taken: ReadonlyArray<readonly [Sku, ReadonlyArray<Described>]>, now: Instant): Promise<void> => {
      if (taken.length === 0) return;
      const next = (sku: Sku, what: Described, described: ReadonlyArray<Described>): string | null =>
        described.includes(what) ? knownAsOf(asOf, known(sku, what), now) : O.toNullable(known(sku, what));
      await transaction
        .insertInto('product_times')
        .values(
          taken.map(([sku, described]) => ({
            sku,
            listed_as_of: next(sku, 'listing', described),
            stock_as_of: next(sku, 'stock', described),
          })),
        )
        .onConflict((conflict) =>
          conflict.column('sku').doUpdateSet((eb) => ({
            listed_as_of: eb.ref('excluded.listed_as_of'),
            stock_as_of: eb.ref('excluded.stock_as_of'),
          })),
        )
        .execute();
    },
  };
};
