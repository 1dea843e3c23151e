import { orNull, parsed } from '@gift-registry/adapters-http/wire';
import {
  DISPUTE_STATES,
  type GiftArrival,
  type GrId,
  type HeldOrder,
  type Instant,
  isHoldingRefunds,
  type KeyRefusal,
  NO_CENTS,
  type OrderChange,
  type OrderRecord,
  orderChangeEvents,
  type PlacedOrderStore,
  parseAuthorization,
  type RecordLine,
  type UnpaidReturn,
} from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';
import type { Queries } from '../database/queries.ts';
import { inRegistryTransaction } from '../database/transaction.ts';
import { tokenDigest } from '../http/token.ts';
import { attempt, attemptEither } from './attempt.ts';
import { saveEmail } from './email-outbox.sql.ts';
import { acquireIdempotencyLock, saveIdempotencyRecord } from './idempotency-records.ts';
import { PostalAddressJson } from './json/cart-line.json.ts';
import { jsonOrNull, readStored } from './json/codec.ts';
import { Cents, Instant as InstantJson, OrderNumber as OrderNumberJson } from './json/value.json.ts';
import { readOrder, readOrderWithRegistries, registriesOf, withRegistries } from './placed-order-rows.ts';
import { saveFacts, saveReturnsOfDeleted } from './registry-facts.ts';
import { lockRegistries } from './registry-rows.ts';
import type { SqlContext } from './sql-context.ts';
import { returnToShelf } from './store-directory.sql.ts';
import { saveWebhooks } from './webhook-outbox.sql.ts';

const UnpaidRow = t.type(
  {
    reference: t.string,
    order_number: OrderNumberJson,
    amount: Cents,
    is_disputed: t.boolean,
    authorization_name: parsed('Authorization', t.string, parseAuthorization),
  },
  'UnpaidRow',
);

const LinkRow = t.type({ order_number: OrderNumberJson, expires_at: orNull(InstantJson) }, 'LinkRow');

/** Writes the differences of the order, its lines and its returns, and the webhook messages about them. */
export const saveOrderDifference = async (
  context: Pick<SqlContext, 'clock' | 'webhooks'>,
  transaction: Queries,
  before: OrderRecord,
  after: OrderRecord,
): Promise<void> => {
  const { orderNumber } = after;
  const changeable = ({ giver, emailBefore, message, postalAddress, isAddressShared, isSurprise }: OrderRecord) => ({
    message,
    giver_email: giver.email,
    email_before: O.toNullable(emailBefore),
    giver_address: jsonOrNull(PostalAddressJson, postalAddress),
    is_address_shared: isAddressShared,
    is_surprise: isSurprise,
  });
  if (JSON.stringify(changeable(after)) !== JSON.stringify(changeable(before)))
    await transaction.updateTable('orders').set(changeable(after)).where('order_number', '=', orderNumber).execute();
  for (const line of after.lines) {
    const was = before.lines.find((each) => each.line === line.line);
    if (
      was !== undefined &&
      (was.shippedAt !== line.shippedAt || was.arrived !== line.arrived || was.letsStay !== line.letsStay)
    )
      await transaction
        .updateTable('order_lines')
        .set({
          shipped_at: O.toNullable(line.shippedAt),
          arrived_at: F.pipe(
            line.arrived,
            O.map(({ at }) => at),
            O.toNullable,
          ),
          is_damaged: O.exists(({ isDamaged }: GiftArrival) => isDamaged)(line.arrived),
          lets_stay: line.letsStay,
        })
        .where('order_number', '=', orderNumber)
        .where('position', '=', line.line - 1)
        .execute();
    if (was !== undefined && was.askedUntil !== line.askedUntil)
      await transaction
        .updateTable('order_lines')
        .set({ asked_until: line.askedUntil ?? null })
        .where('order_number', '=', orderNumber)
        .where('position', '=', line.line - 1)
        .execute();
  }
  for (const { reference, line, kind, units, amount, at } of after.returns.slice(before.returns.length)) {
    await transaction
      .insertInto('order_returns')
      .values({
        reference,
        order_number: orderNumber,
        position: line - 1,
        kind,
        units,
        amount,
        returned_at: at,
        paid_at: amount === 0 ? at : null,
      })
      .execute();
    const returned = after.lines.find((each) => each.line === line);
    if (kind === 'takenBack' && returned?.pickup !== undefined)
      await returnToShelf(transaction, returned.pickup, returned.identity.sku, units);
  }
  await saveWebhooks(context, transaction, orderChangeEvents(before, after));
};

/** The stored orders of one database as their givers change them, and the links to them, stored as digests. */
export const placedOrderStore = (
  context: SqlContext,
  emailSaved: () => void,
): Omit<PlacedOrderStore, 'fundsToClose' | 'closeFunds'> => {
  /** Writes the change; returns the registries that changed with it. */
  const write = async (
    transaction: Queries,
    held: HeldOrder,
    { order, facts, emails, endLinksBut }: OrderChange,
  ): Promise<ReadonlyArray<GrId>> => {
    await saveOrderDifference(context, transaction, held.order, order);
    const written = facts.filter((each) => each.facts.length > 0);
    const now = context.clock.now();
    const at = order.returns.slice(held.order.returns.length)[0]?.at ?? now;
    const unitPrice = ({ identity }: Pick<RecordLine, 'identity'>) =>
      order.lines.find(
        (line) =>
          line.kind === 'item' &&
          line.identity.sku === identity.sku &&
          line.identity.personalizationId === identity.personalizationId,
      )?.unitPrice ?? NO_CENTS;
    for (const { grId, facts: own } of written) {
      const decided = { grId, facts: own, at, unitPrice };
      if (held.registries.some((registry) => registry.grId === grId)) {
        await saveFacts(context, transaction, decided);
        await context.notifier.announce(transaction, grId);
      } else await saveReturnsOfDeleted(transaction, decided);
    }
    for (const email of emails) await saveEmail(context, transaction, email);
    if (O.isSome(endLinksBut))
      await transaction
        .updateTable('order_links')
        .set({ expires_at: now })
        .where('order_number', '=', order.orderNumber)
        .where('digest', '!=', tokenDigest(endLinksBut.value))
        .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
        .execute();
    return written.map(({ grId }) => grId);
  };

  return {
    find: (orderNumber) => attempt(context, 'placedOrders.find', ({ db }) => readOrderWithRegistries(db, orderNumber)),

    withLink: (token, now) =>
      attempt(context, 'placedOrders.withLink', async ({ db }) => {
        const row = await db
          .selectFrom('order_links')
          .select(['order_number', 'expires_at'])
          .where('digest', '=', tokenDigest(token))
          .executeTakeFirst();
        if (row === undefined) return O.none;
        const { order_number: orderNumber, expires_at } = readStored(LinkRow, row);
        return O.some({ orderNumber, hasEnded: O.exists((end: Instant) => end <= now)(expires_at) });
      }),

    storeLink: (orderNumber, token, end) =>
      attempt(context, 'placedOrders.storeLink', async ({ db }) => {
        const kept = await db
          .insertInto('order_links')
          .columns(['digest', 'order_number', 'expires_at'])
          .expression((eb) =>
            eb
              .selectFrom('orders')
              .select(({ val, ref, cast }) => [
                val(tokenDigest(token)).as('digest'),
                ref('orders.order_number').as('order_number'),
                cast<Date | null>(val(O.toNullable(end)), 'timestamptz').as('expires_at'),
              ])
              .where('orders.order_number', '=', orderNumber),
          )
          .returning('digest')
          .executeTakeFirst();
        return kept !== undefined;
      }),

    change: <R>(
      { orderNumber, idempotency, locks }: Parameters<PlacedOrderStore['change']>[0],
      decide: (held: O.Option<HeldOrder>) => E.Either<R, OrderChange>,
    ) =>
      attemptEither(context, 'placedOrders.change', async ({ db, clock, notifier }) => {
        let written: ReadonlyArray<GrId> = [];
        let hasEmails = false;
        // The lines of an order never change, so the registries read here are the ones to lock.
        const seen = await readOrder(db, orderNumber, false);
        const grIds = O.isSome(seen) && locks === 'registries' ? registriesOf(seen.value) : [];
        const outcome = await inRegistryTransaction(
          context,
          grIds,
          async (transaction): Promise<E.Either<R | KeyRefusal, HeldOrder>> => {
            const now = clock.now();
            if (O.isSome(idempotency)) {
              const recorded = await acquireIdempotencyLock(transaction, idempotency.value, now);
              if (E.isLeft(recorded)) return recorded;
              const present = O.isSome(recorded.right)
                ? await readOrderWithRegistries(transaction, orderNumber)
                : O.none;
              if (O.isSome(present)) return E.right(present.value);
            }
            await lockRegistries(transaction, grIds);
            const held = await readOrderWithRegistries(transaction, orderNumber, true);
            const decided = decide(held);
            if (E.isLeft(decided)) return decided;
            if (O.isNone(held)) throw new TypeError('Something was decided on an order that is not there');
            written = await write(transaction, held.value, decided.right);
            hasEmails = decided.right.emails.length > 0;
            if (O.isSome(idempotency)) await saveIdempotencyRecord(transaction, idempotency.value, orderNumber, now);
            return E.right(await withRegistries(transaction, decided.right.order));
          },
        );
        if (E.isRight(outcome)) {
          for (const grId of written) notifier.notifyLocal(grId);
          if (hasEmails) emailSaved();
        }
        return outcome;
      }),

    unpaidReturns: (reference) =>
      attempt(context, 'placedOrders.unpaidReturns', async ({ db }) => {
        const rows = await db
          .selectFrom('order_returns')
          .innerJoin('orders', 'orders.order_number', 'order_returns.order_number')
          .select(({ exists, selectFrom }) => [
            'reference',
            'order_returns.order_number',
            'amount',
            'authorization_name',
            exists(
              selectFrom('payment_disputes')
                .select('dispute_id')
                .whereRef('payment_disputes.order_number', '=', 'order_returns.order_number')
                .where('state', 'in', DISPUTE_STATES.filter(isHoldingRefunds)),
            ).as('is_disputed'),
          ])
          .where('paid_at', 'is', null)
          .where('orders.captured_at', 'is not', null)
          .where('orders.authorization_name', 'is not', null)
          .$if(O.isSome(reference), (query) =>
            query.where('reference', '=', O.isSome(reference) ? reference.value : ''),
          )
          .orderBy('entry')
          .execute();
        return rows.map((raw): UnpaidReturn => {
          const { authorization_name, order_number, is_disputed, ...row } = readStored(UnpaidRow, raw);
          return { ...row, orderNumber: order_number, authorization: authorization_name, isDisputed: is_disputed };
        });
      }),

    markPaid: (reference) =>
      attempt(context, 'placedOrders.markPaid', async ({ db, clock }) => {
        await db
          .updateTable('order_returns')
          .set({ paid_at: clock.now() })
          .where('reference', '=', reference)
          .where('paid_at', 'is', null)
          .execute();
      }),

    markUnpaid: (reference) =>
      attempt(context, 'placedOrders.markUnpaid', async ({ db }) => {
        await db.updateTable('order_returns').set({ paid_at: null }).where('reference', '=', reference).execute();
      }),
  };
};
