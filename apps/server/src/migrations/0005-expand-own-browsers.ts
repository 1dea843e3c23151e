import type { MigrationStep } from './migration-step.ts';

/** What belongs to the browser that it began in: an order (EDIT-01), and a session, which counts in one market (SITE-02). */
export const ownBrowsers: MigrationStep = {
  name: '0005-expand-own-browsers',
  release: 1,
  statements: [
    'alter table orders add column email_before text',
    'create index orders_by_visitor on orders (visitor) where visitor is not null',
    // Null for a session of before, until its next use.
    'alter table sessions add column market text',
  ],
};
