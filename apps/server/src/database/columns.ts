import type { ColumnType } from 'kysely';

/** A moment as ISO text, both when read and when written. */
export type Moment = string;

/** JSON, read as a value and written as text. */
export type Json = ColumnType<unknown, string, string>;

/** JSON that the database has a default for. */
export type DefaultJson = ColumnType<unknown, string | undefined, string>;
