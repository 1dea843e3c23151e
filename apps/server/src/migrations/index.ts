import type { Migration } from 'kysely';
import { baseline } from './0001-baseline.ts';
import { type MigrationStep, migrationOf } from './migration-step.ts';

export { isExpanding } from './migration-step.ts';
/**
 * All steps of the tables, in order. A released one is never edited; the next one follows it: the backups of earlier releases could not be restored otherwise
 * (OPS-09). What a step may do is checked by `stepProblems` (OPS-03).
 */
export const steps: ReadonlyArray<MigrationStep> = [baseline];
/** The steps in the form that the migrator takes. */
export const migrations: Readonly<Record<string, Migration>> = Object.fromEntries(
  steps.map((step) => [step.name, migrationOf(step)]),
);
