import type { Instant } from '@gift-registry/domain';
import * as t from 'io-ts';
import { sql } from 'kysely';
import type { Queries } from '../database/queries.ts';
import { readStored } from './json/codec.ts';

const count = t.number;
const momentOrNull = t.union([t.string, t.null]);
/** How many are late, and since when the oldest of them is due. */
const Late = t.type({ count, since: momentOrNull });

const ConditionRow = t.type(
  {
    version: t.string,
    now: t.string,
    bytes: count,
    connections: count,
    mostConnections: count,
    lastBackup: momentOrNull,
    emails: Late,
    webhooks: Late,
    deadWebhooks: count,
    disabledEndpoints: t.array(t.string),
    captures: Late,
    refunds: Late,
  },
  'ConditionRow',
);

/** What PostgreSQL tells of itself, and what waits in the tables for longer than it should. */
export type DatabaseCondition = t.TypeOf<typeof ConditionRow>;

/** The record of a backup that was taken at that time. */
export const recordBackup = async (db: Queries, takenAt: string): Promise<void> => {
  await db.insertInto('backups').values({ taken_at: takenAt }).execute();
};

const late = (rows: string, due: string) =>
  sql.raw(`(select json_build_object('count', count(*), 'since', min(${due})) from ${rows})`);

/** Emails, messages and money that should have been sent or moved before those times; the payment round runs every hour. */
export const readCondition = async (
  db: Queries,
  { messagesBefore, moneyBefore }: { readonly messagesBefore: Instant; readonly moneyBefore: Instant },
): Promise<DatabaseCondition> => {
  const { rows } = await sql<{ condition: unknown }>`
    with late_emails as (select due_at from emails where attempts > 0 and due_at < ${messagesBefore}),
      late_webhooks as (select due_at from webhook_deliveries where due_at < ${messagesBefore}),
      late_captures as (
        select placed_at from orders
        where source = 'here' and captured_at is null and released_at is null and placed_at < ${moneyBefore}
      ),
      late_refunds as (
        select returned_at from order_returns join orders using (order_number)
        where source = 'here' and amount > 0 and paid_at is null and returned_at < ${moneyBefore}
      )
    select json_build_object(
      'version', current_setting('server_version'),
      'now', now(),
      'bytes', pg_database_size(current_database()),
      'connections', (select count(*) from pg_stat_activity where backend_type = 'client backend'),
      'mostConnections', current_setting('max_connections')::int,
      'lastBackup', (select max(taken_at) from backups),
      'emails', ${late('late_emails', 'due_at')},
      'webhooks', ${late('late_webhooks', 'due_at')},
      'deadWebhooks', (select count(*) from webhook_deliveries where dead_at is not null),
      'disabledEndpoints', (select coalesce(json_agg(endpoint order by endpoint), '[]') from disabled_webhook_endpoints),
      'captures', ${late('late_captures', 'placed_at')},
      'refunds', ${late('late_refunds', 'returned_at')}
    ) as condition`.execute(db);
  return readStored(ConditionRow, rows[0]?.condition);
};
