import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** The database, or a transaction of it: what a query that is part of a larger action runs on. */
export type Queries = Kysely<Tables> | Transaction<Tables>;
