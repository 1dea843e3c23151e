import type { Migration } from 'kysely';
import { firstTables } from './0001-first-tables.ts';
import { searchedProducts } from './0002-searched-products.ts';
import { settledItems } from './0003-settled-items.ts';
import { strictProducts } from './0004-strict-products.ts';

/** All changes of the tables in order; one that was published is never edited, the next one follows it. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-first-tables': firstTables,
  '0002-searched-products': searchedProducts,
  '0003-settled-items': settledItems,
  '0004-strict-products': strictProducts,
};
