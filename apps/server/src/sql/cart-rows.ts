import { randomUUID } from 'node:crypto';
import { asKept, type CartContents, type CartOwner, defaultShipping, type Instant, sites } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queries } from '../database/queries.ts';
import { CartLineRow, cartLineColumns, lineOfRow, rowOfLine } from './cart-line-rows.ts';
import { optional, readKept } from './json/codec.ts';
import { CartId, OrderNumber } from './json/value.json.ts';

const CartRow = t.type(
  {
    cart_id: CartId,
    shipping_method: t.string,
    ordered_as: optional(OrderNumber),
    lines: t.readonlyArray(CartLineRow),
  },
  'CartRow',
);

/** The visitor's cart with its lines, as of one moment; none when there is none. */
export const readCart = async (queries: Queries, { visitor, site }: CartOwner): Promise<O.Option<CartContents>> => {
  const row = await queries
    .selectFrom('carts as cart')
    .select((eb) => [
      'cart.cart_id',
      'cart.shipping_method',
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
  const { cart_id, shipping_method, ordered_as, lines } = readKept(CartRow, row);
  return O.some({
    cartId: cart_id,
    shippingMethod: shipping_method,
    lines: lines.map(lineOfRow),
    ...(O.isSome(ordered_as) ? { orderedAs: ordered_as.value } : {}),
  });
};

/**
 * Holds the visitor's cart until the transaction ends and reads it; one that is not there yet is made, and is gone again when the
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
      shipping_method: defaultShipping(sites[site].shippingMethods),
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

/** Keeps the cart as it is now; the transaction holds it. */
export const writeCart = async (transaction: Queries, cart: CartContents, now: Instant): Promise<void> => {
  await transaction
    .updateTable('carts')
    .set({ shipping_method: cart.shippingMethod, changed_at: now, ordered_as: asKept(cart).orderedAs ?? null })
    .where('cart_id', '=', cart.cartId)
    .execute();
  await transaction.deleteFrom('cart_lines').where('cart_id', '=', cart.cartId).execute();
  if (cart.lines.length === 0) return;
  await transaction
    .insertInto('cart_lines')
    .values(cart.lines.map(rowOfLine(cart)))
    .execute();
};
