import {
  type CartOwner,
  type CodeUses,
  designedLines,
  emptiedByOrder,
  type GrId,
  type Idempotency,
  type Instant,
  type ItemIdentity,
  isSameIdentity,
  type KeyRefusal,
  NO_CENTS,
  type OrderSituation,
  type OrderStore,
  type PlacedOrder,
  type Placement,
  pickupLines,
  productLines,
  registriesIn,
  type StoredOrder,
  type Unavailable,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import * as t from 'io-ts';
import type { Queries } from '../database/queries.ts';
import { inRegistryTransaction } from '../database/transaction.ts';
import { attempt, attemptEither } from './attempt.ts';
import { lockCart, readCart, writeCart } from './cart-store.sql.ts';
import type { CheckoutLocks } from './checkout-locks.ts';
import { readDesigns } from './design-store.sql.ts';
import { saveEmail, saveOwnerEmails } from './email-outbox.sql.ts';
import {
  acquireIdempotencyLock,
  findIdempotencyRecord,
  readIdempotencyRecord,
  saveIdempotencyRecord,
} from './idempotency-records.ts';
import { readStored } from './json/codec.ts';
import { Authorization, Cents, GrId as GrIdJson, Instant as InstantJson, OrderNumber } from './json/value.json.ts';
import { orderMoney } from './order-money.sql.ts';
import { saveOrder } from './order-rows.ts';
import { readProducts } from './product-rows.ts';
import { saveFacts } from './registry-facts.ts';
import { lockRegistries, readRegistries } from './registry-rows.ts';
import type { SqlContext } from './sql-context.ts';
import { lockShelves, takeFromShelves } from './store-directory.sql.ts';

const CodeUsesRow = t.type({ completion_registry: GrIdJson, completion_code: t.string, uses: t.number }, 'CodeUsesRow');

/** How often completion codes of the registries were used, by orders of which not everything was canceled. Exact while the registries are locked. */
const readCodeUses = async (queries: Queries, grIds: ReadonlyArray<GrId>): Promise<ReadonlyArray<CodeUses>> => {
  if (grIds.length === 0) return [];
  const rows = await queries
    .selectFrom('orders')
    .select(['completion_registry', 'completion_code', ({ fn }) => fn.countAll<number>().as('uses')])
    .where('completion_registry', 'in', grIds)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('order_lines as line')
          .select('line.position')
          .whereRef('line.order_number', '=', 'orders.order_number')
          .where(({ eb, selectFrom: from }) =>
            eb(
              'line.quantity',
              '>',
              from('order_returns as back')
                .select(({ fn, val }) => fn.coalesce(fn.sum<number>('back.units'), val(0)).as('units'))
                .whereRef('back.order_number', '=', 'line.order_number')
                .whereRef('back.position', '=', 'line.position')
                .where('back.kind', '=', 'takenBack'),
            ),
          ),
      ),
    )
    .groupBy(['completion_registry', 'completion_code'])
    .execute();
  return rows.map((raw): CodeUses => {
    const { completion_registry, completion_code, uses } = readStored(CodeUsesRow, { ...raw, uses: Number(raw.uses) });
    return { grId: completion_registry, couponNumber: completion_code, uses };
  });
};

/** Locks cart, registries and stock, in this order, and reads the data that the order is decided on; designs never change. */
const lockOrderSituation = async (transaction: Queries, owner: CartOwner, now: Instant): Promise<OrderSituation> => {
  const cart = await lockCart(transaction, owner, now);
  const grIds = registriesIn(cart.lines);
  const identities = productLines(cart.lines).map(({ identity }) => identity);
  await lockRegistries(transaction, grIds);
  return {
    cart,
    registries: await readRegistries(transaction, grIds, { _tag: 'Named', identities }),
    products: await readProducts(transaction, owner.market, [...new Set(identities.map(({ sku }) => sku))]),
    shelves: await lockShelves(transaction, pickupLines(cart.lines)),
    designs: await readDesigns(transaction, designedLines(cart.lines)),
    codeUses: await readCodeUses(transaction, grIds),
  };
};

const AuthorizedOrderRow = t.type(
  { order_number: OrderNumber, authorization_name: Authorization, amount: Cents },
  'AuthorizedOrderRow',
);

const PaidRow = t.type({ order_number: OrderNumber }, 'PaidRow');

const AttemptRow = t.type(
  {
    order_number: OrderNumber,
    authorization_name: t.union([Authorization, t.null]),
    attempted_at: InstantJson,
  },
  'AttemptRow',
);

const paidFor =
  ({ lines }: PlacedOrder, grId: GrId) =>
  ({ identity }: { readonly identity: ItemIdentity }) =>
    lines.find(
      (line) =>
        line.kind === 'item' &&
        O.isSome(line.grId) &&
        line.grId.value === grId &&
        isSameIdentity(line.identity, identity),
    )?.unitPrice ?? NO_CENTS;

/** The orders of one database, with the ledger of gifts. */
export const orderStore = (context: SqlContext, locks: CheckoutLocks, emailSaved: () => void): OrderStore => {
  /** Writes all changes of the order; returns the changed registries. Refused if its authorized money is being released. */
  const keep = async (
    transaction: Queries,
    { visitor, site }: CartOwner,
    placement: Placement,
  ): Promise<E.Either<Unavailable, ReadonlyArray<GrId>>> => {
    const { order } = placement;
    const attempted = await transaction
      .deleteFrom('payment_attempts')
      .where('order_number', '=', order.orderNumber)
      .where('is_abandoned', '=', false)
      .returning('order_number')
      .executeTakeFirst();
    if (attempted === undefined) return E.left({ _tag: 'Unavailable' });
    const { shippingMethod: shipping_method, authorization: authorization_name } = placement;
    const origin = { visitor, site, source: 'here' as const, shipping_method, authorization_name, captured_at: null };
    await saveOrder(context, transaction, origin, placement);
    await takeFromShelves(transaction, order);
    for (const email of placement.emails) await saveEmail(context, transaction, email);
    const written = placement.facts.filter(({ facts }) => facts.length > 0);
    for (const { grId, facts } of written) {
      await saveFacts(context, transaction, { grId, facts, at: order.placedAt, unitPrice: paidFor(order, grId) });
      await context.notifier.announce(transaction, grId);
      await saveOwnerEmails(transaction, grId, placement.ownerEmails(grId));
    }
    return E.right(written.map(({ grId }) => grId));
  };

  /** Marks attempts as abandoned when no running order has their cart locked. */
  const abandon = (db: Queries, scope: string): Promise<unknown> =>
    db.transaction().execute(async (transaction) => {
      if (await locks.tryAcquireInTransaction(transaction, scope))
        await transaction
          .updateTable('payment_attempts')
          .set({ is_abandoned: true })
          .where('scope', '=', scope)
          .where(({ eb, or }) => or([eb('held_until', 'is', null), eb('held_until', '<', context.clock.now())]))
          .execute();
    });

  return {
    begin: (idempotency) =>
      attemptEither(context, 'orders.begin', async ({ db, clock }) => {
        // Acquired before the attempts are read, so that an order that has just ended is seen.
        const begun = await locks.acquire(idempotency);
        let isGoingOn = false;
        try {
          const recorded = await readIdempotencyRecord(db, idempotency, clock.now());
          isGoingOn = E.isRight(recorded) && O.isNone(recorded.right);
          return isGoingOn && E.isLeft(begun) ? begun : recorded;
        } finally {
          if (E.isRight(begun) && !isGoingOn) await locks.release(idempotency);
        }
      }),

    end: (idempotency) => attempt(context, 'orders.end', () => locks.release(idempotency)),

    recordPaymentAttempt: ({ scope }, orderNumber) =>
      attempt(context, 'orders.recordPaymentAttempt', async ({ db, clock }) => {
        const attempted_at = clock.now();
        await db.insertInto('payment_attempts').values({ order_number: orderNumber, scope, attempted_at }).execute();
      }),

    holdPaymentAttempt: ({ orderNumber, authorization, amount }, until) =>
      attempt(context, 'orders.holdPaymentAttempt', async ({ db }) => {
        await db
          .updateTable('payment_attempts')
          .set({ authorization_name: authorization, amount, held_until: until })
          .where('order_number', '=', orderNumber)
          .execute();
      }),

    heldPaymentAttempts: ({ scope }) =>
      attempt(context, 'orders.heldPaymentAttempts', async ({ db }) => {
        const rows = await db
          .selectFrom('payment_attempts')
          .select(['order_number', 'authorization_name', 'amount'])
          .where('scope', '=', scope)
          .where('is_abandoned', '=', false)
          .where('held_until', 'is not', null)
          .execute();
        return rows
          .map((row) => readStored(AuthorizedOrderRow, row))
          .map(({ order_number, authorization_name, amount }) => ({
            orderNumber: order_number,
            authorization: authorization_name,
            amount,
          }));
      }),

    forgetPaymentAttempt: (orderNumber) =>
      attempt(context, 'orders.forgetPaymentAttempt', async ({ db }) => {
        await db.deleteFrom('payment_attempts').where('order_number', '=', orderNumber).execute();
      }),

    abandonedPaymentAttempts: attempt(context, 'orders.abandonedPaymentAttempts', async ({ db }) => {
      const left = await db
        .selectFrom('payment_attempts')
        .select('scope')
        .distinct()
        .where('is_abandoned', '=', false)
        .execute();
      for (const { scope } of left) await abandon(db, scope);
      const rows = await db
        .selectFrom('payment_attempts')
        .select(['order_number', 'authorization_name', 'attempted_at'])
        .where('is_abandoned', '=', true)
        .orderBy('order_number')
        .execute();
      return rows
        .map((row) => readStored(AttemptRow, row))
        .map(({ order_number, authorization_name, attempted_at }) => ({
          orderNumber: order_number,
          authorization: O.fromNullable(authorization_name),
          attemptedAt: attempted_at,
        }));
    }),

    codeUses: (grIds) => attempt(context, 'orders.codeUses', ({ db }) => readCodeUses(db, grIds)),

    findStored: (idempotency) =>
      attemptEither(context, 'orders.findStored', ({ db, clock }) =>
        findIdempotencyRecord(db, idempotency, clock.now()),
      ),

    place: <R>(
      owner: CartOwner,
      idempotency: Idempotency<PlacedOrder>,
      decide: (situation: OrderSituation) => E.Either<R, Placement>,
    ) =>
      attemptEither(context, 'orders.place', async ({ db, clock, notifier }) => {
        let written: ReadonlyArray<GrId> = [];
        // If the cart changes meanwhile, the registries are locked in vain or not at all: that only costs
        // waiting for a row.
        const cart = await readCart(db, owner);
        const grIds = O.isSome(cart) ? registriesIn(cart.value.lines) : [];
        const outcome = await inRegistryTransaction(
          context,
          grIds,
          async (transaction): Promise<E.Either<R | KeyRefusal | Unavailable, StoredOrder>> => {
            const now = clock.now();
            const before = await acquireIdempotencyLock(transaction, idempotency, now);
            if (E.isLeft(before)) return before;
            if (O.isSome(before.right)) return E.right({ order: before.right.value, isRepeat: true });
            const situation = await lockOrderSituation(transaction, owner, now);
            const decided = decide(situation);
            if (E.isLeft(decided)) return decided;
            const { order } = decided.right;
            const saved = await keep(transaction, owner, decided.right);
            if (E.isLeft(saved)) return saved;
            written = saved.right;
            await writeCart(transaction, emptiedByOrder(situation.cart, order.orderNumber), now);
            await saveIdempotencyRecord(transaction, idempotency, order, now);
            return E.right({ order, isRepeat: false });
          },
        );
        if (E.isRight(outcome)) {
          for (const grId of written) notifier.notifyLocal(grId);
          emailSaved();
        }
        return outcome;
      }),

    findPaid: (authorization) =>
      attempt(context, 'orders.findPaid', async ({ db }) => {
        const row = await db
          .selectFrom('orders')
          .select('order_number')
          .where('authorization_name', '=', authorization)
          .executeTakeFirst();
        return O.map((found: object) => readStored(PaidRow, found).order_number)(O.fromNullable(row));
      }),

    ...orderMoney(context),
  };
};
