import type { MigrationStep } from './migration-step.ts';

/**
 * What owners see while something is hidden from them (SURP-01). A release that does not know these columns writes as if nothing were hidden: then owners see each of its writes. Rows from before have nothing hidden that
 * was counted, so their defaults are right.
 */
export const ownersRevision: MigrationStep = {
  name: '0003-expand-owners-revision',
  release: 1,
  statements: [
    // Owners count the writes without the hidden ones. While the last write, `hidden_revision_id`, is hidden, they see `seen_revision_id`.
    'alter table registries add column hidden_writes bigint not null default 0',
    'alter table registries add column hidden_revision_id uuid',
    'alter table registries add column seen_revision_id uuid',
    // `hidden_writes`: as of this write. `seen_base_id`: the revision that owners saw before it, where that is another.
    'alter table registry_events add column is_hidden boolean not null default false',
    'alter table registry_events add column hidden_writes bigint not null default 0',
    'alter table registry_events add column seen_base_id uuid',
    // `item` or `fund`: what owners took away of it beside hidden gifts.
    'alter table registry_items add column set_aside text',
  ],
};
