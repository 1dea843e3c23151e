import { randomUUID } from 'node:crypto';
import { orNull } from '@gift-registry/adapters-http/wire';
import {
  type CartContents,
  type CartLine,
  type CartOwner,
  type CartStore,
  type GiftCardKind,
  type Instant,
  STANDARD_SHIPPING,
  withoutPastOrder,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import * as t from 'io-ts';
import type { Insertable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queries } from '../database/queries.ts';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { attempt, attemptEither } from './attempt.ts';
import { acquireIdempotencyLock, saveIdempotencyRecord } from './idempotency-records.ts';
import { GiftChoicesJson } from './json/cart-line.json.ts';
import { jsonOf, readStored } from './json/codec.ts';
import { CartId, Cents, GrId, LineId, OrderNumber, PersonalizationId, Sku, StoreNumber } from './json/value.json.ts';
import type { SqlContext } from './sql-context.ts';

/** The stored kind of each gift card line. */
const cardKinds = { GiftCard: 'giftCard', EGiftCard: 'eGiftCard' } as const satisfies Readonly<
  Record<GiftCardKind, string>
>;

const itemRow = t.type({
  kind: t.literal('item'),
  line_id: LineId,
  registry_id: orNull(GrId),
  sku: Sku,
  personalization_id: PersonalizationId,
  quantity: t.number,
  pickup_store: orNull(StoreNumber),
  pickup_name: orNull(t.string),
});

const cardRow = t.type({
  kind: t.keyof({ giftCard: null, eGiftCard: null }),
  line_id: LineId,
  registry_id: GrId,
  amount: Cents,
  card_code: t.string,
});

const contributionRow = t.type({
  kind: t.literal('contribution'),
  line_id: LineId,
  registry_id: GrId,
  sku: Sku,
  personalization_id: PersonalizationId,
  amount: Cents,
});

/** A stored cart line: a product, a gift card, or a contribution. */
const CartLineRow = t.union([itemRow, cardRow, contributionRow], 'CartLineRow');

/** The columns of a line. */
const cartLineColumns = [
  'line.kind',
  'line.line_id',
  'line.registry_id',
  'line.sku',
  'line.personalization_id',
  'line.quantity',
  'line.amount',
  'line.card_code',
  'line.pickup_store',
  'store.name as pickup_name',
] as const;

/** Converts a row to a line. */
const lineOfRow = (row: t.TypeOf<typeof CartLineRow>): CartLine => {
  switch (row.kind) {
    case 'item':
      return {
        _tag: 'Item',
        lineId: row.line_id,
        grId: row.registry_id,
        identity: { sku: row.sku, personalizationId: row.personalization_id },
        quantity: row.quantity,
        ...(O.isSome(row.pickup_store) && O.isSome(row.pickup_name)
          ? { pickup: { storeNumber: row.pickup_store.value, name: row.pickup_name.value } }
          : {}),
      };
    case 'contribution':
      return {
        _tag: 'Contribution',
        lineId: row.line_id,
        grId: row.registry_id,
        identity: { sku: row.sku, personalizationId: row.personalization_id },
        amount: row.amount,
        quantity: 1,
      };
    case 'giftCard':
    case 'eGiftCard':
      return {
        _tag: 'GiftCard',
        lineId: row.line_id,
        grId: row.registry_id,
        kind: row.kind === cardKinds.GiftCard ? 'GiftCard' : 'EGiftCard',
        code: row.card_code,
        amount: row.amount,
        quantity: 1,
      };
  }
};

/** The row of the line at that position of the cart. */
const rowOfLine =
  ({ cartId }: Pick<CartContents, 'cartId'>) =>
  (line: CartLine, position: number): Insertable<Tables['cart_lines']> => {
    const place = { cart_id: cartId, line_id: line.lineId, position, quantity: line.quantity, pickup_store: null };
    switch (line._tag) {
      case 'Item':
        return {
          ...place,
          kind: 'item',
          registry_id: O.toNullable(line.grId),
          sku: line.identity.sku,
          personalization_id: line.identity.personalizationId,
          amount: null,
          card_code: null,
          pickup_store: line.pickup?.storeNumber ?? null,
        };
      case 'Contribution':
        return {
          ...place,
          kind: 'contribution',
          registry_id: line.grId,
          sku: line.identity.sku,
          personalization_id: line.identity.personalizationId,
          amount: line.amount,
          card_code: null,
        };
      case 'GiftCard':
        return {
          ...place,
          kind: cardKinds[line.kind],
          registry_id: line.grId,
          sku: null,
          personalization_id: null,
          amount: line.amount,
          card_code: line.code,
        };
    }
  };

const CartRow = t.type(
  {
    cart_id: CartId,
    shipping_method: t.string,
    completion_code: orNull(t.string),
    gift_choices: GiftChoicesJson,
    ordered_as: orNull(OrderNumber),
    lines: t.readonlyArray(CartLineRow),
  },
  'CartRow',
);

/** The visitor's cart with its lines, from one snapshot; `none` without a cart. */
export const readCart = async (queries: Queries, { visitor, site }: CartOwner): Promise<O.Option<CartContents>> => {
  const row = await queries
    .selectFrom('carts as cart')
    .select((eb) => [
      'cart.cart_id',
      'cart.shipping_method',
      'cart.completion_code',
      'cart.gift_choices',
      'cart.ordered_as',
      jsonArrayFrom(
        eb
          .selectFrom('cart_lines as line')
          .leftJoin('stores as store', 'store.store_number', 'line.pickup_store')
          .select(cartLineColumns)
          .whereRef('line.cart_id', '=', 'cart.cart_id')
          .orderBy('line.position'),
      ).as('lines'),
    ])
    .where('cart.visitor', '=', visitor)
    .where('cart.site', '=', site)
    .executeTakeFirst();
  if (row === undefined) return O.none;
  const { cart_id, shipping_method, completion_code, gift_choices, ordered_as, lines } = readStored(CartRow, row);
  return O.some({
    cartId: cart_id,
    shippingMethod: shipping_method,
    lines: lines.map(lineOfRow),
    ...(gift_choices.length > 0 ? { giftChoices: gift_choices } : {}),
    ...(O.isSome(completion_code) ? { code: completion_code.value } : {}),
    ...(O.isSome(ordered_as) ? { orderedAs: ordered_as.value } : {}),
  });
};

/**
 * Locks the visitor's cart until the transaction ends and reads it; a missing one is created, and gone again if the
 * transaction is rolled back.
 */
export const lockCart = async (transaction: Queries, owner: CartOwner, now: Instant): Promise<CartContents> => {
  const { visitor, site } = owner;
  await transaction
    .insertInto('carts')
    .values({
      cart_id: randomUUID(),
      visitor,
      site,
      shipping_method: STANDARD_SHIPPING,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.columns(['visitor', 'site']).doNothing())
    .execute();
  await transaction
    .selectFrom('carts')
    .select('cart_id')
    .where('visitor', '=', visitor)
    .where('site', '=', site)
    .forUpdate()
    .execute();
  const cart = await readCart(transaction, owner);
  if (O.isNone(cart)) throw new TypeError('A cart that was locked is not there');
  return cart.value;
};

/** Stores the cart, which the transaction has locked. */
export const writeCart = async (transaction: Queries, cart: CartContents, now: Instant): Promise<void> => {
  await transaction
    .updateTable('carts')
    .set({
      shipping_method: cart.shippingMethod,
      completion_code: cart.code ?? null,
      gift_choices: jsonOf(GiftChoicesJson, cart.giftChoices ?? []),
      changed_at: now,
      ordered_as: withoutPastOrder(cart).orderedAs ?? null,
    })
    .where('cart_id', '=', cart.cartId)
    .execute();
  await transaction.deleteFrom('cart_lines').where('cart_id', '=', cart.cartId).execute();
  if (cart.lines.length === 0) return;
  await transaction
    .insertInto('cart_lines')
    .values(cart.lines.map(rowOfLine(cart)))
    .execute();
};

/** The carts of one database. */
export const cartStore = (context: SqlContext): CartStore => ({
  find: (owner) => attempt(context, 'carts.find', ({ db }) => readCart(db, owner)),

  change: (owner, decide) =>
    attemptEither(context, 'carts.change', ({ db, clock }) =>
      inTransaction(db, async (transaction) => {
        const now = clock.now();
        const decided = decide(await lockCart(transaction, owner, now));
        if (E.isRight(decided)) await writeCart(transaction, decided.right, now);
        return decided;
      }),
    ),

  add: (owner, idempotency, decide) =>
    attemptEither(context, 'carts.add', ({ db, clock }) =>
      inTransaction(db, async (transaction) => {
        const now = clock.now();
        if (O.isSome(idempotency)) {
          const before = await acquireIdempotencyLock(transaction, idempotency.value, now);
          if (E.isLeft(before)) return before;
          if (O.isSome(before.right)) return E.right(before.right.value);
        }
        const decided = decide(await lockCart(transaction, owner, now));
        if (E.isLeft(decided)) return decided;
        const { cart, addition } = decided.right;
        await writeCart(transaction, cart, now);
        if (O.isSome(idempotency)) await saveIdempotencyRecord(transaction, idempotency.value, addition, now);
        return E.right(addition);
      }),
    ),
});
