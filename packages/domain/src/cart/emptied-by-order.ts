/*
 * [CART-08] [CART-09] After an order the cart is empty and knows the order, so that other windows can name it, until something is added again.
 *
 * @example emptiedByOrder(exampleCartContents(2), orderNumberOf('HF-000001')).lines // => []
 * @example withoutPastOrder({ ...exampleCartContents(2), orderedAs: orderNumberOf('HF-000001') }) // => exampleCartContents(2)
 */
import type { OrderNumber } from '../identity/index.ts';
import type { CartContents } from './cart.ts';

/** The cart after the order has bought everything in it: empty, with the order's number. */
export const emptiedByOrder = (cart: CartContents, orderNumber: OrderNumber): CartContents => ({
  ...cart,
  lines: [],
  orderedAs: orderNumber,
});

/** The cart as stored after a change: once it has lines again, the number of its last order is removed. */
export const withoutPastOrder = (cart: CartContents): CartContents => {
  if (cart.lines.length === 0) return cart;
  const { orderedAs: _before, ...rest } = cart;
  return rest;
};
