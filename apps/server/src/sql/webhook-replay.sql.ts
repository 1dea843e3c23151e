import type { Instant } from '@gift-registry/domain';
import { sql } from 'kysely';
import type { Queries } from '../database/queries.ts';
import type { WebhookSubscription } from './sql-context.ts';

/** The number of an endpoint's messages in each state, and since when it is disabled. */
export interface WebhookState {
  readonly endpoint: string;
  readonly waiting: number;
  readonly delivered: number;
  readonly dead: number;
  readonly disabledAt: string | null;
}

/** The state of every endpoint that has messages or is disabled. */
export const readWebhookStates = async (db: Queries): Promise<ReadonlyArray<WebhookState>> => {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .fullJoin('disabled_webhook_endpoints', 'disabled_webhook_endpoints.endpoint', 'webhook_deliveries.endpoint')
    .select(({ fn }) => [
      fn.coalesce('webhook_deliveries.endpoint', 'disabled_webhook_endpoints.endpoint').as('endpoint'),
      fn.count<number>('due_at').as('waiting'),
      fn.count<number>('delivered_at').as('delivered'),
      fn.count<number>('dead_at').as('dead'),
      fn.max('disabled_at').as('disabled_at'),
    ])
    .groupBy(({ fn }) => fn.coalesce('webhook_deliveries.endpoint', 'disabled_webhook_endpoints.endpoint'))
    .orderBy('endpoint')
    .execute();
  return rows.map(({ endpoint, waiting, delivered, dead, disabled_at }) => ({
    endpoint: endpoint ?? '',
    waiting: Number(waiting),
    delivered: Number(delivered),
    dead: Number(dead),
    disabledAt: disabled_at,
  }));
};

/** A message that was given up. */
export interface DeadLetter {
  readonly messageId: string;
  readonly endpoint: string;
  readonly type: string;
  readonly subject: string;
  readonly recordedAt: string;
  readonly attempts: number;
  readonly reason: string;
}

/** The dead letters, oldest first, up to `most`. */
export const readDeadLetters = async (db: Queries, most: number): Promise<ReadonlyArray<DeadLetter>> => {
  const rows = await db
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhook_messages as message', 'message.message_id', 'delivery.message_id')
    .select(['delivery.message_id', 'endpoint', 'type', 'message.subject', 'recorded_at', 'attempts', 'reason'])
    .where('dead_at', 'is not', null)
    .orderBy('recorded_at')
    .orderBy('message.position')
    .limit(most)
    .execute();
  return rows.map(({ message_id, recorded_at, reason, ...row }) => ({
    ...row,
    messageId: message_id,
    recordedAt: recorded_at,
    reason: reason ?? '',
  }));
};

/** The messages to send again: one, or all that were recorded since a moment. */
export type ReplayedMessages =
  | { readonly _tag: 'One'; readonly messageId: string }
  | { readonly _tag: 'Since'; readonly since: Instant; readonly onlyDead: boolean };

/**
 * Makes messages due again under the same ids for the endpoints that subscribe to them, even for one that did not have
 * them yet; a delivery that is being tried is skipped. Returns the number of deliveries.
 */
export const replayWebhooks = async (
  db: Queries,
  endpoints: ReadonlyArray<WebhookSubscription>,
  which: ReplayedMessages,
  now: Instant,
): Promise<number> => {
  let replayed = 0;
  for (const { name, types } of endpoints) {
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('webhook_deliveries')
      .columns(['endpoint', 'message_id', 'position', 'subject', 'previous', 'due_at'])
      .expression((eb) =>
        eb
          .selectFrom('webhook_messages as message')
          .select(({ val, cast }) => [
            val(name).as('endpoint'),
            'message.message_id',
            'message.position',
            'message.subject',
            sql<number | null>`lag(message.position) over (partition by message.subject order by message.position)`.as(
              'previous',
            ),
            cast<string>(val(now), 'timestamptz').as('due_at'),
          ])
          .where('message.type', 'in', types)
          .$if(which._tag === 'One', (query) =>
            query.where('message.message_id', '=', which._tag === 'One' ? which.messageId : ''),
          )
          .$if(which._tag === 'Since', (query) =>
            query.where('message.recorded_at', '>=', which._tag === 'Since' ? which.since : now),
          )
          .$if(which._tag === 'Since' && which.onlyDead, (query) =>
            query.where(({ exists, selectFrom }) =>
              exists(
                selectFrom('webhook_deliveries as dead')
                  .select('dead.message_id')
                  .where('dead.endpoint', '=', name)
                  .whereRef('dead.message_id', '=', 'message.message_id')
                  .where('dead.dead_at', 'is not', null),
              ),
            ),
          ),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['message_id', 'endpoint'])
          .doUpdateSet({ due_at: now, attempts: 0, delivered_at: null, dead_at: null, reason: null })
          .where('webhook_deliveries.is_taken', '=', false),
      )
      .executeTakeFirstOrThrow();
    replayed += Number(numInsertedOrUpdatedRows);
  }
  return replayed;
};

/** Enables delivery to an endpoint that was disabled; false if it was not disabled. */
export const enableWebhookEndpoint = async (db: Queries, endpoint: string): Promise<boolean> =>
  (await db
    .deleteFrom('disabled_webhook_endpoints')
    .where('endpoint', '=', endpoint)
    .returning('endpoint')
    .executeTakeFirst()) !== undefined;
