import type { Migration } from 'kysely';
import { baseline, baselineName } from './0001-baseline.ts';

/**
 * All migrations, in order of their names. A released one is never edited; the next one follows it. Until the first release there is the baseline alone, which is
 * edited in place.
 *
 * The old and the new build run beside each other for a while, so from the first release on a change takes two of them: one step adds what is new in a way that the old build can live with (a nullable
 * column, one with a default, a table), and a later release removes what nothing reads or writes any more.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  [baselineName]: baseline,
};
