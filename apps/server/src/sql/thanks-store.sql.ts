import {
  type DecidedGifts,
  type GiftId,
  type GiftSources,
  type GiftsWrite,
  type GrId,
  giftNumber,
  type HeldGifts,
  type KeyRefusal,
  NO_CENTS,
  type OrderRecord,
  type Registry,
  type RegistryEvent,
  type ThanksStore,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import type { Queries } from '../database/queries.ts';
import { inRegistryTransaction } from '../database/transaction.ts';
import { attempt, attemptEither } from './attempt.ts';
import { saveEmail } from './email-outbox.sql.ts';
import { readGifts, removeAdded, saveAdded, saveMarks } from './gift-rows.ts';
import { acquireIdempotencyLock, saveIdempotencyRecord } from './idempotency-records.ts';
import { readOrder } from './placed-order-rows.ts';
import { saveOrderDifference } from './placed-order-store.sql.ts';
import { saveDecided } from './registry-facts.ts';
import { lockRegistries, lockRegistry, readRegistries } from './registry-rows.ts';
import type { SqlContext } from './sql-context.ts';

const withGifts = async (queries: Queries, grId: GrId, registry: O.Option<Registry>) =>
  O.isNone(registry) ? O.none : O.some({ registry: registry.value, ...(await readGifts(queries, grId)) });

const NO_CHANGE: DecidedGifts = { orders: [], added: [], removed: [], marks: [], facts: [], emails: [] };

/** The orders that gave these gifts, locked by their numbers. */
const lockOrders = async (queries: Queries, ids: ReadonlyArray<GiftId>): Promise<ReadonlyArray<OrderRecord>> => {
  const orders: Array<OrderRecord> = [];
  for (const number of [...new Set(ids.map(giftNumber))].sort()) {
    const order = await readOrder(queries, number, true);
    if (O.isSome(order)) orders.push(order.value);
  }
  return orders;
};

/** The gifts of one database, with their thank-you notes. */
export const thanksStore = (context: SqlContext, emailSaved: () => void): ThanksStore => ({
  find: (grId) =>
    attempt(context, 'thanks.find', async ({ db }) => {
      const [registry] = await readRegistries(db, [grId], { _tag: 'Named', identities: [] });
      return withGifts(db, grId, O.fromNullable(registry));
    }),

  change: (grId, decide) =>
    attemptEither(context, 'thanks.change', async ({ notifier }) => {
      const outcome = await inRegistryTransaction(context, [grId], async (transaction) => {
        const held = await lockRegistry(transaction, grId, []);
        const known = await withGifts(transaction, grId, held);
        const decided = decide(known);
        if (E.isLeft(decided)) return decided;
        const marks = decided.right;
        await saveMarks(transaction, grId, O.isSome(known) ? known.value.marks : [], marks);
        const facts = marks.length === 0 ? [] : [{ _tag: 'ThanksWritten' as const }];
        return E.right(await saveDecided(context, transaction, grId, held, facts));
      });
      if (E.isRight(outcome) && outcome.right.facts.length > 0) notifier.notifyLocal(grId);
      return outcome;
    }),

  changeGifts: <R>(
    { grId, ids, idempotency }: GiftsWrite,
    decide: (held: O.Option<HeldGifts & GiftSources>) => E.Either<R, DecidedGifts>,
  ) =>
    attemptEither(context, 'thanks.changeGifts', async ({ notifier, clock }) => {
      let hasEmails = false;
      const outcome = await inRegistryTransaction(
        context,
        [grId],
        async (transaction): Promise<E.Either<R | KeyRefusal, RegistryEvent>> => {
          const now = clock.now();
          const recorded = await acquireIdempotencyLock(transaction, idempotency, now);
          if (E.isLeft(recorded)) return recorded;
          await lockRegistries(transaction, [grId]);
          const [registry] = await readRegistries(transaction, [grId], { _tag: 'All' });
          const held = await withGifts(transaction, grId, O.fromNullable(registry));
          const isRepeat = O.isSome(recorded.right) && O.isSome(held);
          const before = isRepeat ? [] : await lockOrders(transaction, ids);
          const decided = isRepeat
            ? E.right(NO_CHANGE)
            : decide(O.map((known: HeldGifts & Pick<GiftSources, 'added'>) => ({ ...known, orders: before }))(held));
          if (E.isLeft(decided)) return decided;
          const { orders, added, removed, marks, facts, emails } = decided.right;
          for (const order of orders) {
            const was = before.find(({ orderNumber }) => orderNumber === order.orderNumber);
            if (was !== undefined) await saveOrderDifference(context, transaction, was, order);
          }
          await saveAdded(transaction, grId, added);
          await removeAdded(transaction, grId, removed);
          await saveMarks(transaction, grId, O.isSome(held) ? held.value.marks : [], marks);
          for (const email of emails) await saveEmail(context, transaction, email);
          hasEmails = emails.length > 0;
          if (!isRepeat) await saveIdempotencyRecord(transaction, idempotency, true, now);
          return E.right(
            await saveDecided(context, transaction, grId, O.fromNullable(registry), facts, () => NO_CENTS),
          );
        },
      );
      if (E.isRight(outcome) && outcome.right.facts.length > 0) notifier.notifyLocal(grId);
      if (hasEmails && E.isRight(outcome)) emailSaved();
      return outcome;
    }),
});
