import type { ColumnType } from 'kysely';

/** A moment: ISO text, read and written. */
export type Moment = string;

/** JSON: read as its value, written as text. */
export type Json = ColumnType<unknown, string, string>;
