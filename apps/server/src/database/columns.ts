import type { ColumnType } from 'kysely';

/** A moment as ISO text, both when read and when written. */
export type Moment = string;

/** JSON, read as a value and written as text. */
export type Json = ColumnType<unknown, string, string>;
