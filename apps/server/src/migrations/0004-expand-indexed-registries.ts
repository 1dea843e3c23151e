import type { MigrationStep } from './migration-step.ts';

/** Whether search engines may list a findable registry (SEO-01). */
export const indexedRegistries: MigrationStep = {
  name: '0004-expand-indexed-registries',
  release: 1,
  statements: ['alter table registries add column is_indexed boolean not null default false'],
};
