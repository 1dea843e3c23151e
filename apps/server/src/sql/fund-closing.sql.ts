import {
  DISPUTE_STATES,
  type DisputeState,
  type GrId,
  type HeldContributions,
  isHoldingRefunds,
  NO_CENTS,
  type OrderRecord,
  type PlacedOrderStore,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { sql } from 'kysely';
import type { Queries } from '../database/queries.ts';
import { inRegistryTransaction } from '../database/transaction.ts';
import { attempt } from './attempt.ts';
import { saveEmail } from './email-outbox.sql.ts';
import { readStored } from './json/codec.ts';
import { GrId as GrIdJson, OrderNumber as OrderNumberJson } from './json/value.json.ts';
import { readOrder } from './placed-order-rows.ts';
import { saveOrderDifference } from './placed-order-store.sql.ts';
import { saveDecided, saveReturnsOfDeleted } from './registry-facts.ts';
import { lockRegistries, readRegistries } from './registry-rows.ts';
import type { SqlContext } from './sql-context.ts';

const GrIdsJson = t.readonlyArray(GrIdJson, 'GrIds');
const OrderNumbersJson = t.readonlyArray(OrderNumberJson, 'OrderNumbers');

/** The orders with contributions to the registry; their rows are locked. */
const lockContributions = async (transaction: Queries, grId: GrId): Promise<ReadonlyArray<OrderRecord>> => {
  const rows = await transaction
    .selectFrom('order_lines')
    .select('order_number')
    .distinct()
    .where('registry_id', '=', grId)
    .where('kind', '=', 'contribution')
    .orderBy('order_number')
    .execute();
  const orders: Array<OrderRecord> = [];
  for (const { order_number } of rows) {
    const order = await readOrder(transaction, readStored(OrderNumberJson, order_number), true);
    if (O.isSome(order)) orders.push(order.value);
  }
  return orders;
};

/** The orders whose money is not captured yet or in an undecided dispute, and those whose payer's bank took it back. */
const readMoney = async (
  transaction: Queries,
  orders: ReadonlyArray<OrderRecord>,
): Promise<Pick<HeldContributions, 'uncertain' | 'lost'>> => {
  if (orders.length === 0) return { uncertain: [], lost: [] };
  const orderNumbers = orders.map(({ orderNumber }) => orderNumber);
  const uncaptured = await transaction
    .selectFrom('orders')
    .select('order_number')
    .where('order_number', 'in', orderNumbers)
    .where('captured_at', 'is', null)
    .execute();
  const disputed = await transaction
    .selectFrom('payment_disputes')
    .select(['order_number', 'state'])
    .where('order_number', 'in', orderNumbers)
    .execute();
  const disputedIn = (state: DisputeState) => disputed.filter((dispute) => dispute.state === state);
  const numbersOf = (rows: ReadonlyArray<{ readonly order_number: string }>) =>
    readStored(
      OrderNumbersJson,
      rows.map(({ order_number }) => order_number),
    );
  return { uncertain: numbersOf([...uncaptured, ...disputedIn('open')]), lost: numbersOf(disputedIn('lost')) };
};

/** Funds that close, with the orders whose money is in them (FUND-04). */
export const fundClosing = (
  context: SqlContext,
  emailSaved: () => void,
): Pick<PlacedOrderStore, 'fundsToClose' | 'closeFunds'> => ({
  fundsToClose: (eventsUntil, today) =>
    attempt(context, 'placedOrders.fundsToClose', async ({ db }) => {
      const open = await db
        .selectFrom('registries as registry')
        .select('registry_id')
        .where(({ eb, or, and }) =>
          or(eventsUntil.map(({ market, day }) => and([eb('market', '=', market), eb('event_date', '<=', day)]))),
        )
        .where('is_paused', '=', false)
        .where(sql<boolean>`closed_funds ->> 'on' is null`)
        .where(({ or, exists, selectFrom }) =>
          or([
            exists(
              selectFrom('registry_items as item')
                .select('item.sku')
                .whereRef('item.registry_id', '=', 'registry.registry_id')
                .where('item.group_gift', 'is not', null),
            ),
            exists(
              selectFrom('ledger')
                .select('ledger.entry')
                .whereRef('ledger.registry_id', '=', 'registry.registry_id')
                .where('ledger.kind', '=', 'contribution'),
            ),
          ]),
        )
        .orderBy('registry_id')
        .execute();
      const left = await db
        .selectFrom('order_lines as line')
        .innerJoin('orders', 'orders.order_number', 'line.order_number')
        .leftJoin('registries as registry', 'registry.registry_id', 'line.registry_id')
        .select('line.registry_id')
        .distinct()
        .where('line.kind', '=', 'contribution')
        .where('line.registry_id', 'is not', null)
        .where('line.is_unmatched', '=', false)
        .whereRef('line.filled', '<', 'line.line_total')
        .where('orders.captured_at', 'is not', null)
        .where(({ exists, not, selectFrom }) =>
          not(
            exists(
              selectFrom('order_returns as back')
                .select('back.reference')
                .whereRef('back.order_number', '=', 'line.order_number')
                .whereRef('back.position', '=', 'line.position'),
            ),
          ),
        )
        .where(({ exists, not, selectFrom }) =>
          not(
            exists(
              selectFrom('payment_disputes as dispute')
                .select('dispute.dispute_id')
                .whereRef('dispute.order_number', '=', 'line.order_number')
                .where('dispute.state', 'in', DISPUTE_STATES.filter(isHoldingRefunds)),
            ),
          ),
        )
        .where(({ eb, or, and }) =>
          or([
            and([eb('registry.registry_id', 'is', null), eb('line.filled', '=', 0)]),
            eb('line.asked_until', '<', today),
            and([
              eb('line.asked_until', 'is', null),
              eb('registry.is_paused', '=', false),
              sql<boolean>`registry.closed_funds ->> 'on' is not null`,
              or(
                eventsUntil.map(({ market, day }) =>
                  and([eb('registry.market', '=', market), eb('registry.event_date', '<=', day)]),
                ),
              ),
            ]),
          ]),
        )
        .orderBy('line.registry_id')
        .execute();
      return readStored(GrIdsJson, [...new Set([...open, ...left].map(({ registry_id }) => registry_id))]);
    }),

  closeFunds: (grId, decide) =>
    attempt(context, 'placedOrders.closeFunds', async ({ notifier }) => {
      let hasFacts = false;
      let hasEmails = false;
      await inRegistryTransaction(context, [grId], async (transaction): Promise<E.Either<never, void>> => {
        await lockRegistries(transaction, [grId]);
        const [registry] = await readRegistries(transaction, [grId], { _tag: 'All' });
        const orders = await lockContributions(transaction, grId);
        const {
          orders: changed,
          facts,
          emails,
        } = decide(O.fromNullable(registry), { orders, ...(await readMoney(transaction, orders)) });
        for (const order of changed) {
          const was = orders.find(({ orderNumber }) => orderNumber === order.orderNumber);
          if (was !== undefined) await saveOrderDifference(context, transaction, was, order);
        }
        if (registry !== undefined) await saveDecided(context, transaction, grId, O.some(registry), facts);
        else
          await saveReturnsOfDeleted(transaction, { grId, facts, at: context.clock.now(), unitPrice: () => NO_CENTS });
        for (const email of emails) await saveEmail(context, transaction, email);
        hasFacts = facts.length > 0;
        hasEmails = emails.length > 0;
        return E.right(undefined);
      });
      if (hasFacts) notifier.notifyLocal(grId);
      if (hasEmails) emailSaved();
      return hasFacts;
    }),
});
