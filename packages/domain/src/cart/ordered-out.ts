/*
 * [CART-08] [CART-09] A cart is one in every window: the one that did not place the order finds it empty, and can tell by which order, until something is put in again.
 *
 * Laws:
 * - a cart that was ordered is empty, and knows its order
 * - a cart with something in it is of no order any more, and nothing else of it changes
 * - an empty cart is kept as it is
 *
 * @example orderedOut(exampleCartContents(2), orderNumberOf('HF-000001')).lines // => []
 * @example asKept({ ...exampleCartContents(2), orderedAs: orderNumberOf('HF-000001') }) // => exampleCartContents(2)
 */
import type { OrderNumber } from '../identity/index.ts';
import type { CartContents } from './cart.ts';

/** The cart after all of it was bought by that order. */
export const orderedOut = (cart: CartContents, orderNumber: OrderNumber): CartContents => ({
  ...cart,
  lines: [],
  orderedAs: orderNumber,
});

/** The cart as it is kept after a change. */
export const asKept = (cart: CartContents): CartContents => {
  if (cart.lines.length === 0) return cart;
  const { orderedAs: _before, ...rest } = cart;
  return rest;
};
