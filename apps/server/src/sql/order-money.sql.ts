import { type OrderStore, orderShippedEvents } from '@gift-registry/domain';
import * as t from 'io-ts';
import { sql } from 'kysely';
import { attempt } from './attempt.ts';
import { readStored } from './json/codec.ts';
import { Authorization, OrderNumber } from './json/value.json.ts';
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

/** Records the outcome of stored orders' payments: captured, or released when everything was taken back. */
export const orderMoney = (context: SqlContext): Pick<OrderStore, 'markCaptured' | 'markReleased' | 'uncaptured'> => ({
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
