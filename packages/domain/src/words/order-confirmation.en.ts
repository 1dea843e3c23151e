import type { OrderNumber } from '../identity/index.ts';

/** What stands on the page after an order (CART-06). */
export const orderConfirmationWords = {
  thanks: (firstName: string): string => `Thank you, ${firstName}`,
  placed: (number: OrderNumber): string => `Your order ${number} is placed.`,
  number: 'Order number',
  keep: 'Please keep the number for questions about your gift.',
  lines: 'What you gave',
  quantity: (count: number): string => `Quantity ${count}`,
  subtotal: 'Subtotal',
  toHome: 'Go to the Home Page',
} as const;
