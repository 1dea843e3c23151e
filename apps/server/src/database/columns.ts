import type { ColumnType } from 'kysely';

/** A moment: text of one spelling when read, the same when written. */
export type Moment = string;

/** JSON: read as what it holds, written as text that the store has made. */
export type Json = ColumnType<unknown, string, string>;
