import type { OrderNumber } from '../../identity/index.ts';

/** What is said of an order whose answer was lost, once it is known to be placed, while something else is in the cart (CART-08). */
export const orderFoundMessages = {
  title: (orderNumber: OrderNumber): string => `Your order ${orderNumber} was placed.`,
  help: (orders: number): string =>
    `Please keep the number${orders === 1 ? '' : 's'}. What’s in your cart now isn’t part of ${orders === 1 ? 'it' : 'them'} and hasn’t been bought yet.`,
} as const;
