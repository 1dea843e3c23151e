import {
  type DecidedReport,
  type GrId,
  type IdempotentReport,
  type KeyRefusal,
  NO_CENTS,
  type OwnerEmails,
  type PlacedOrder,
  type Registry,
  type RegistryFact,
  type ReportedOrderStore,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import type { Queries } from '../database/queries.ts';
import { inRegistryTransaction } from '../database/transaction.ts';
import { attemptEither } from './attempt.ts';
import { saveOwnerEmails } from './email-outbox.sql.ts';
import { holdName } from './idempotency-records.ts';
import { PlacedOrderJson } from './json/cart-line.json.ts';
import { jsonOf, readStored } from './json/codec.ts';
import { saveOrder } from './order-rows.ts';
import { saveFacts } from './registry-facts.ts';
import { lockRegistry } from './registry-rows.ts';
import type { SqlContext } from './sql-context.ts';

const IN_FLIGHT: KeyRefusal = { _tag: 'RequestInProgress' };
const IDEMPOTENCY_KEY_REUSED: KeyRefusal = { _tag: 'IdempotencyKeyReused' };

/** The answer recorded under the order's name; refused if the name belongs to another order. */
const readReported = async (
  queries: Queries,
  { orderId, fingerprint }: IdempotentReport,
): Promise<E.Either<KeyRefusal, O.Option<PlacedOrder>>> => {
  const row = await queries
    .selectFrom('reported_orders')
    .select(['fingerprint', 'answer'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (row === undefined) return E.right(O.none);
  return row.fingerprint === fingerprint
    ? E.right(O.some(readStored(PlacedOrderJson, row.answer)))
    : E.left(IDEMPOTENCY_KEY_REUSED);
};

/** Locks the name for this transaction, and reads its record; refused while another transaction has it. */
const takeName = async (
  transaction: Queries,
  reported: IdempotentReport,
): Promise<E.Either<KeyRefusal, O.Option<PlacedOrder>>> =>
  (await holdName(transaction, { scope: 'reported order', key: reported.orderId }))
    ? readReported(transaction, reported)
    : E.left(IN_FLIGHT);

/** The price of a purchase's line: they are in the same order. */
const paidIn =
  ({ order, facts }: DecidedReport) =>
  (purchase: RegistryFact) => {
    const all: ReadonlyArray<RegistryFact> = facts;
    return order.lines[all.indexOf(purchase)]?.unitPrice ?? NO_CENTS;
  };

type Reported = DecidedReport & { readonly ownerEmails: OwnerEmails };

/** The orders of one database that were placed elsewhere. */
export const reportedOrderStore = (context: SqlContext, emailSaved: () => void): ReportedOrderStore => {
  const write = async (transaction: Queries, reported: IdempotentReport, decided: Reported): Promise<void> => {
    const { orderId, grId, fingerprint, site } = reported;
    const { order, giver, message, facts } = decided;
    const origin = {
      source: 'reported' as const,
      visitor: null,
      site,
      shipping_method: null,
      authorization_name: null,
      captured_at: order.placedAt,
    };
    await saveOrder(transaction, origin, { order, giver, message });
    await saveFacts(transaction, { grId, facts, at: order.placedAt, unitPrice: paidIn(decided) });
    await context.wake.announce(transaction, grId);
    await saveOwnerEmails(transaction, grId, decided.ownerEmails(grId));
    await transaction
      .insertInto('reported_orders')
      .values({
        order_id: orderId,
        order_number: order.orderNumber,
        fingerprint,
        answer: jsonOf(PlacedOrderJson, order),
      })
      .execute();
  };

  return {
    keep: <R>(reported: IdempotentReport, decide: (registry: O.Option<Registry>) => E.Either<R, Reported>) =>
      attemptEither(context, 'reportedOrders.keep', async ({ wake }) => {
        let written: O.Option<GrId> = O.none;
        const outcome = await inRegistryTransaction(
          context,
          [reported.grId],
          async (transaction): Promise<E.Either<R | KeyRefusal, PlacedOrder>> => {
            const recorded = await takeName(transaction, reported);
            if (E.isLeft(recorded)) return recorded;
            if (O.isSome(recorded.right)) return E.right(recorded.right.value);
            const identities = reported.lines.map(({ identity }) => identity);
            const decided = decide(await lockRegistry(transaction, reported.grId, identities));
            if (E.isLeft(decided)) return decided;
            await write(transaction, reported, decided.right);
            written = O.some(reported.grId);
            return E.right(decided.right.order);
          },
        );
        if (E.isRight(outcome) && O.isSome(written)) wake.wakeHere(written.value);
        emailSaved();
        return outcome;
      }),
  };
};
