import { parsed } from '@gift-registry/adapters-http/wire';
import {
  isWebhookType,
  type WebhookDelivery,
  type WebhookEvent,
  type WebhookOutbox,
  webhookSubject,
} from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Queries } from '../database/queries.ts';
import type { Tables } from '../database/tables.ts';
import { webhookBody } from '../webhooks/webhook-body.ts';
import { attempt } from './attempt.ts';
import { readStored } from './json/codec.ts';
import type { SqlContext } from './sql-context.ts';

/** The position of the endpoint's last message about the subject. */
const lastOf = (eb: ExpressionBuilder<Tables, 'webhook_deliveries'>, endpoint: string, subject: string) =>
  eb
    .selectFrom('webhook_deliveries as last')
    .select(({ fn }) => fn.max('last.position').as('position'))
    .where('last.endpoint', '=', endpoint)
    .where('last.subject', '=', subject);

/**
 * Saves the messages about a write to one registry or order, which the transaction has locked, for the endpoints that
 * subscribe to them. Writes nothing without such endpoints.
 */
export const saveWebhooks = async (
  { clock, webhooks }: Pick<SqlContext, 'clock' | 'webhooks'>,
  queries: Queries,
  events: ReadonlyArray<WebhookEvent>,
): Promise<void> => {
  const wanted = events.filter(({ type }) => webhooks.some(({ types }) => types.includes(type)));
  if (wanted.length === 0) return;
  const now = clock.now();
  const saved = await queries
    .insertInto('webhook_messages')
    .values(
      wanted.map((event) => ({
        type: event.type,
        subject: webhookSubject(event),
        body: webhookBody(event, now),
        recorded_at: now,
      })),
    )
    .returning(['message_id', 'type', 'subject', 'position'])
    .execute();
  for (const { name: endpoint, types } of webhooks) {
    const own = saved
      .filter(({ type }) => types.some((each) => each === type))
      .map(({ type: _, ...message }) => message)
      .sort((one, other) => one.position - other.position);
    if (own.length > 0)
      await queries
        .insertInto('webhook_deliveries')
        .values((eb) =>
          own.map((message, index) => ({
            ...message,
            endpoint,
            due_at: now,
            previous: own[index - 1]?.position ?? lastOf(eb, endpoint, message.subject),
          })),
        )
        .execute();
  }
};

const DeliveryRow = t.type(
  {
    endpoint: t.string,
    message_id: t.string,
    attempts: t.number,
    type: parsed('WebhookType', t.string, O.fromPredicate(isWebhookType)),
    body: t.string,
  },
  'DeliveryRow',
);

/** The undelivered messages of one database. Concurrent processes take different ones. */
export const webhookOutbox = (context: SqlContext): WebhookOutbox => {
  /** The delivery, if this is still its last attempt. */
  const current = (db: Queries, { endpoint, messageId, attempts }: WebhookDelivery) =>
    db
      .updateTable('webhook_deliveries')
      .where('endpoint', '=', endpoint)
      .where('message_id', '=', messageId)
      .where('attempts', '=', attempts)
      .where('due_at', 'is not', null);
  return {
    take: (endpoint, now, until) =>
      attempt(context, 'webhooks.take', async ({ db }) => {
        const taken = await db
          .updateTable('webhook_deliveries as delivery')
          .from('webhook_messages as message')
          .set({ due_at: until, is_taken: true, attempts: sql<number>`delivery.attempts + 1` })
          .whereRef('message.message_id', '=', 'delivery.message_id')
          .where('delivery.endpoint', '=', endpoint)
          .where('delivery.message_id', '=', (due) =>
            due
              .selectFrom('webhook_deliveries as due')
              .select('due.message_id')
              .where('due.endpoint', '=', endpoint)
              .where('due.due_at', '<=', now)
              .where(({ not, exists, selectFrom }) =>
                not(
                  exists(
                    selectFrom('webhook_deliveries as earlier')
                      .select('earlier.message_id')
                      .where('earlier.endpoint', '=', endpoint)
                      .whereRef('earlier.position', '=', 'due.previous')
                      .where('earlier.due_at', 'is not', null)
                      .where((eb) => eb.or([eb('earlier.attempts', '=', 0), eb('earlier.is_taken', '=', true)])),
                  ),
                ),
              )
              .where(({ not, exists, selectFrom }) =>
                not(
                  exists(
                    selectFrom('disabled_webhook_endpoints')
                      .select('disabled_webhook_endpoints.endpoint')
                      .where('disabled_webhook_endpoints.endpoint', '=', endpoint),
                  ),
                ),
              )
              .orderBy('due.due_at')
              .orderBy('due.position')
              .limit(1)
              .forUpdate('due')
              .skipLocked(),
          )
          .returning(['delivery.endpoint', 'delivery.message_id', 'delivery.attempts', 'message.type', 'message.body'])
          .executeTakeFirst();
        return F.pipe(
          O.fromNullable(taken),
          O.map((row) => {
            const { message_id: messageId, ...delivery } = readStored(DeliveryRow, row);
            return { ...delivery, messageId };
          }),
        );
      }),

    delivered: ({ endpoint, messageId }, at) =>
      attempt(context, 'webhooks.delivered', async ({ db }) => {
        await db
          .updateTable('webhook_deliveries')
          .set({ delivered_at: at, due_at: null, is_taken: false, dead_at: null, reason: null })
          .where('endpoint', '=', endpoint)
          .where('message_id', '=', messageId)
          .execute();
      }),

    postpone: (delivery, until, reason) =>
      attempt(context, 'webhooks.postpone', async ({ db }) => {
        await current(db, delivery).set({ due_at: until, is_taken: false, reason }).execute();
      }),

    giveUp: (delivery, at, reason) =>
      attempt(context, 'webhooks.giveUp', async ({ db }) => {
        await current(db, delivery).set({ dead_at: at, due_at: null, is_taken: false, reason }).execute();
      }),

    disable: (endpoint, at) =>
      attempt(context, 'webhooks.disable', async ({ db }) => {
        await db
          .insertInto('disabled_webhook_endpoints')
          .values({ endpoint, disabled_at: at })
          .onConflict((conflict) => conflict.column('endpoint').doNothing())
          .execute();
      }),
  };
};
