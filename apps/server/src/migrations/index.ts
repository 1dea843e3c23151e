import type { Migration } from 'kysely';
import { baseline } from './0001-baseline.ts';
import { productPictures } from './0002-expand-product-pictures.ts';
import { ownersRevision } from './0003-expand-owners-revision.ts';
import { indexedRegistries } from './0004-expand-indexed-registries.ts';
import { ownBrowsers } from './0005-expand-own-browsers.ts';
import { productTimes } from './0006-expand-product-times.ts';
import { compoundWords } from './0007-expand-compound-words.ts';
import { picturesOfAFolder } from './0008-expand-pictures-of-a-folder.ts';
import { type MigrationStep, migrationOf } from './migration-step.ts';

export { isExpanding } from './migration-step.ts';

/**
 * All steps of the tables, in order. A released one is never edited; the next one follows it. Until the first release they may be edited in place. What a step may do is checked
 * by `stepProblems` (OPS-03).
 */
export const steps: ReadonlyArray<MigrationStep> = [
  baseline,
  productPictures,
  ownersRevision,
  indexedRegistries,
  ownBrowsers,
  productTimes,
  compoundWords,
  picturesOfAFolder,
];

/** The steps in the form that the migrator takes. */
export const migrations: Readonly<Record<string, Migration>> = Object.fromEntries(
  steps.map((step) => [step.name, migrationOf(step)]),
);
