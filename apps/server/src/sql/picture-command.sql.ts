import type { Instant } from '@gift-registry/domain';
import * as t from 'io-ts';
import type { Queries } from '../database/queries.ts';
import { readStored } from './json/codec.ts';

/** How many addresses of pictures are in each state. */
export const countPictures = async (
  db: Queries,
): Promise<{ readonly fetched: number; readonly waiting: number; readonly givenUp: number }> => {
  const row = await db
    .selectFrom('picture_addresses')
    .select(({ fn }) => [
      fn.count<number>('picture').as('fetched'),
      fn.count<number>('due_at').as('waiting'),
      fn.count<number>('given_up_at').as('givenUp'),
    ])
    .executeTakeFirstOrThrow();
  return { fetched: Number(row.fetched), waiting: Number(row.waiting), givenUp: Number(row.givenUp) };
};

const FailedRow = t.type(
  { sku: t.string, address: t.string, at: t.string, attempts: t.number, reason: t.string },
  'FailedRow',
);

/** An address that could not be fetched at its last attempt, with a product that has it. */
export type FailedPicture = t.TypeOf<typeof FailedRow>;

/** Addresses whose last attempt failed: those that are tried again at `due_at`, or those that were given up at `given_up_at`. */
export const readFailedPictures = async (
  db: Queries,
  state: 'due_at' | 'given_up_at',
  most: number,
): Promise<ReadonlyArray<FailedPicture>> => {
  const rows = await db
    .selectFrom('picture_addresses')
    .innerJoin('product_pictures', 'product_pictures.address', 'picture_addresses.address')
    .select(['sku', 'picture_addresses.address', `picture_addresses.${state} as at`, 'attempts', 'reason'])
    .where(`picture_addresses.${state}`, 'is not', null)
    .where('reason', 'is not', null)
    .orderBy('sku')
    .orderBy('position')
    .limit(most)
    .execute();
  return rows.map((row) => readStored(FailedRow, row));
};

/** Makes what was given up, or waits for another attempt, due now, as if it were new; the number of addresses. */
export const retryPictures = async (db: Queries, now: Instant): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('picture_addresses')
    .set({ attempts: 0, due_at: now, given_up_at: null, reason: null })
    .where('reason', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
