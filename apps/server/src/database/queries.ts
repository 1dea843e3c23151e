import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** The database, or a transaction of it. */
export type Queries = Kysely<Tables> | Transaction<Tables>;
