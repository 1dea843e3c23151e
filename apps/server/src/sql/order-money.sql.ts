import { newestReport, type OrderStore, orderShippedEvents } from '@gift-registry/domain';
import * as t from 'io-ts';
import { sql } from 'kysely';
import { attempt } from './attempt.ts';
import { readStored } from './json/codec.ts';
import { Authorization, Cents, Instant, OrderNumber } from './json/value.json.ts';
import type { SqlContext } from './sql-context.ts';
import { saveWebhooks } from './webhook-outbox.sql.ts';

const UncapturedRow = t.type(
  {
    order_number: OrderNumber,
    authorization_name: Authorization,
    is_taken_back: t.boolean,
  },
  'UncapturedRow',
);

const DisputeRow = t.type(
  {
    state: t.keyof({ inquiry: null, open: null, won: null, lost: null }),
    amount: Cents,
    reported_at: Instant,
  },
  'DisputeRow',
);

/** Records the outcome of stored orders' payments: captured, released when everything was taken back, disputed. */
export const orderMoney = (
  context: SqlContext,
): Pick<OrderStore, 'markCaptured' | 'markReleased' | 'recordDispute' | 'uncaptured'> => ({
  markCaptured: (orderNumber) =>
    attempt(context, 'orders.markCaptured', async ({ db, clock }) => {
      const now = clock.now();
      await db.transaction().execute(async (transaction) => {
        const captured = await transaction
          .updateTable('orders')
          .set({ captured_at: now })
          .where('order_number', '=', orderNumber)
          .where('captured_at', 'is', null)
          .returning('order_number')
          .executeTakeFirst();
        // An eGift card is sent once it is paid for, unless it was taken back before.
        if (captured === undefined) return;
        const sent = await transaction
          .updateTable('order_lines')
          .set({ shipped_at: now })
          .where('order_number', '=', orderNumber)
          .where('kind', '=', 'eGiftCard')
          .where('position', 'not in', (eb) =>
            eb.selectFrom('order_returns').select('position').where('order_number', '=', orderNumber),
          )
          .returning('position')
          .execute();
        const lines = sent.map(({ position }) => position + 1).sort((one, other) => one - other);
        await saveWebhooks(context, transaction, orderShippedEvents(orderNumber, lines));
      });
    }),

  markReleased: (orderNumber) =>
    attempt(context, 'orders.markReleased', async ({ db, clock }) => {
      const now = clock.now();
      await db.transaction().execute(async (transaction) => {
        const released = await transaction
          .updateTable('orders')
          .set({ released_at: now })
          .where('order_number', '=', orderNumber)
          .where('captured_at', 'is', null)
          .where('released_at', 'is', null)
          .returning('order_number')
          .executeTakeFirst();
        if (released !== undefined)
          await transaction
            .updateTable('order_returns')
            .set({ paid_at: now })
            .where('order_number', '=', orderNumber)
            .where('paid_at', 'is', null)
            .execute();
      });
    }),

  recordDispute: (orderNumber, dispute) =>
    attempt(context, 'orders.recordDispute', ({ db }) =>
      db.transaction().execute(async (transaction) => {
        const { id, state, amount, reportedAt } = dispute;
        const isNew = await transaction
          .insertInto('payment_disputes')
          .values({ dispute_id: id, order_number: orderNumber, state, amount, reported_at: reportedAt })
          .onConflict((conflict) => conflict.column('dispute_id').doNothing())
          .returning('dispute_id')
          .executeTakeFirst();
        if (isNew !== undefined) return;
        const row = await transaction
          .selectFrom('payment_disputes')
          .select(['state', 'amount', 'reported_at'])
          .where('dispute_id', '=', id)
          .forUpdate()
          .executeTakeFirstOrThrow();
        const { reported_at, ...known } = readStored(DisputeRow, row);
        const newest = newestReport({ id, ...known, reportedAt: reported_at }, dispute);
        await transaction
          .updateTable('payment_disputes')
          .set({ state: newest.state, amount: newest.amount, reported_at: newest.reportedAt })
          .where('dispute_id', '=', id)
          .execute();
      }),
    ),

  uncaptured: attempt(context, 'orders.uncaptured', async ({ db }) => {
    const rows = await db
      .selectFrom('orders')
      .select(({ not, exists, selectFrom }) => [
        'order_number',
        'authorization_name',
        not(
          exists(
            selectFrom('order_lines')
              .select('position')
              .whereRef('order_lines.order_number', '=', 'orders.order_number')
              .where('quantity', '>', ({ selectFrom: from }) =>
                from('order_returns')
                  .select(({ fn }) => fn.coalesce(fn.sum<number>('units'), sql<number>`0`).as('units'))
                  .whereRef('order_returns.order_number', '=', 'order_lines.order_number')
                  .whereRef('order_returns.position', '=', 'order_lines.position'),
              ),
          ),
        ).as('is_taken_back'),
      ])
      .where('captured_at', 'is', null)
      .where('released_at', 'is', null)
      .orderBy('placed_at')
      .execute();
    return rows
      .map((row) => readStored(UncapturedRow, row))
      .map(({ order_number, authorization_name, is_taken_back }) => ({
        orderNumber: order_number,
        authorization: authorization_name,
        isTakenBack: is_taken_back,
      }));
  }),
});
