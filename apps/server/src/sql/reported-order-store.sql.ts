import {
  type DecidedElsewhere,
  type DecidedReport,
  type Email,
  type GrId,
  giftsByRegistry,
  type IdempotentElsewhere,
  type IdempotentReport,
  type KeyRefusal,
  NO_CENTS,
  type OrderNumber,
  type OwnerEmails,
  type PlacedOrder,
  type Registry,
  type RegistryFact,
  type ReportedOrderStore,
  type ReportStock,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import type { Queries } from '../database/queries.ts';
import { inRegistryTransaction } from '../database/transaction.ts';
import { attemptEither } from './attempt.ts';
import { saveEmail, saveOwnerEmails } from './email-outbox.sql.ts';
import { acquireIdempotencyLock, saveIdempotencyRecord, tryLockName } from './idempotency-records.ts';
import { PlacedOrderJson } from './json/cart-line.json.ts';
import { jsonOf, readStored } from './json/codec.ts';
import { saveOrder } from './order-rows.ts';
import { readProducts } from './product-rows.ts';
import { saveFacts } from './registry-facts.ts';
import { lockRegistries, lockRegistry, readRegistries } from './registry-rows.ts';
import type { SqlContext } from './sql-context.ts';

const IN_FLIGHT: KeyRefusal = { _tag: 'RequestInProgress' };
const IDEMPOTENCY_KEY_REUSED: KeyRefusal = { _tag: 'IdempotencyKeyReused' };

/** The answer recorded under the order's id; refused if the id belongs to a different order. */
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

/** Locks the order's id for this transaction and reads its record; refused while another transaction has it. */
const takeName = async (
  transaction: Queries,
  reported: IdempotentReport,
): Promise<E.Either<KeyRefusal, O.Option<PlacedOrder>>> =>
  (await tryLockName(transaction, { scope: 'reported order', key: reported.orderId }))
    ? readReported(transaction, reported)
    : E.left(IN_FLIGHT);

/** The unit price of a purchase: order lines and gifts are in the same order. */
const paidIn =
  ({ order, gifts }: DecidedReport) =>
  (purchase: RegistryFact) =>
    order.lines[gifts.findIndex(({ fact }) => fact === purchase)]?.unitPrice ?? NO_CENTS;

type Reported = DecidedReport & { readonly ownerEmails: OwnerEmails };
type Elsewhere = DecidedElsewhere & { readonly emails: ReadonlyArray<Email>; readonly ownerEmails: OwnerEmails };

/** The orders of one database that were placed elsewhere. */
export const reportedOrderStore = (context: SqlContext, emailSaved: () => void): ReportedOrderStore => {
  const write = async (transaction: Queries, reported: IdempotentReport, decided: Reported): Promise<void> => {
    const { orderId, fingerprint, site } = reported;
    const { order, giver, message, gifts } = decided;
    const origin = {
      source: 'reported' as const,
      visitor: null,
      site,
      shipping_method: null,
      authorization_name: null,
      captured_at: order.placedAt,
    };
    await saveOrder(context, transaction, origin, { order, giver, message });
    for (const { grId, facts } of giftsByRegistry(gifts)) {
      await saveFacts(context, transaction, { grId, facts, at: order.placedAt, unitPrice: paidIn(decided) });
      await context.notifier.announce(transaction, grId);
      await saveOwnerEmails(transaction, grId, decided.ownerEmails(grId));
    }
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

  const writeElsewhere = async (
    transaction: Queries,
    { grId, site, visitor, idempotency }: IdempotentElsewhere,
    { facts, emails, ownerEmails, ...given }: Elsewhere,
  ): Promise<void> => {
    const { orderNumber, placedAt: at } = given.order;
    const origin = {
      source: 'elsewhere' as const,
      visitor,
      site,
      shipping_method: null,
      authorization_name: null,
      captured_at: at,
    };
    await saveOrder(context, transaction, origin, given);
    await saveFacts(context, transaction, { grId, facts, at, unitPrice: () => NO_CENTS });
    await context.notifier.announce(transaction, grId);
    for (const email of emails) await saveEmail(context, transaction, email);
    await saveOwnerEmails(transaction, grId, ownerEmails(grId));
    await saveIdempotencyRecord(transaction, idempotency, orderNumber, context.clock.now());
  };

  /** Runs a write on these registries; when it has written something, notifies their watchers and the email sender. */
  const inRegistries = <R, A>(
    name: string,
    grIds: ReadonlyArray<GrId>,
    run: (transaction: Queries, written: () => void) => Promise<E.Either<R, A>>,
  ) =>
    attemptEither(context, name, async ({ notifier }) => {
      let hasWritten = false;
      const outcome = await inRegistryTransaction(context, grIds, (transaction) =>
        run(transaction, () => {
          hasWritten = true;
        }),
      );
      if (E.isRight(outcome) && hasWritten) {
        for (const grId of grIds) notifier.notifyLocal(grId);
        emailSaved();
      }
      return outcome;
    });

  return {
    keep: <R>(reported: IdempotentReport, decide: (stock: ReportStock) => E.Either<R, Reported>) =>
      inRegistries<R | KeyRefusal, PlacedOrder>('reportedOrders.keep', reported.grIds, async (transaction, written) => {
        const recorded = await takeName(transaction, reported);
        if (E.isLeft(recorded)) return recorded;
        if (O.isSome(recorded.right)) return E.right(recorded.right.value);
        const { grIds, items, market } = reported;
        await lockRegistries(transaction, grIds);
        const decided = decide({
          registries: await readRegistries(transaction, grIds, { _tag: 'Named', identities: items }),
          products: await readProducts(transaction, market, [...new Set(items.map(({ sku }) => sku))]),
        });
        if (E.isLeft(decided)) return decided;
        await write(transaction, reported, decided.right);
        written();
        return E.right(decided.right.order);
      }),

    keepElsewhere: <R>(gift: IdempotentElsewhere, decide: (registry: O.Option<Registry>) => E.Either<R, Elsewhere>) =>
      inRegistries<R | KeyRefusal, OrderNumber>(
        'reportedOrders.keepElsewhere',
        [gift.grId],
        async (transaction, written) => {
          const recorded = await acquireIdempotencyLock(transaction, gift.idempotency, context.clock.now());
          if (E.isLeft(recorded)) return recorded;
          if (O.isSome(recorded.right)) return E.right(recorded.right.value);
          const decided = decide(await lockRegistry(transaction, gift.grId, [gift.identity]));
          if (E.isLeft(decided)) return decided;
          await writeElsewhere(transaction, gift, decided.right);
          written();
          return E.right(decided.right.order.orderNumber);
        },
      ),
  };
};
