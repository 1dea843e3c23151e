import { option as O } from 'fp-ts';
import type { OrderNumber } from '../../identity/index.ts';

/** What stands where nothing is in the cart; the number is shown apart, so that it can be read and kept. */
export interface EmptyCartMessages {
  readonly title: string;
  readonly number: O.Option<string>;
  readonly help: string;
}

const keepNumber = 'Please keep this number in case you have questions about your gift.';

const here = (orderedAs: O.Option<OrderNumber>): EmptyCartMessages => ({
  title: 'Your cart is empty.',
  number: O.map((number: OrderNumber) => `Your last order: ${number}`)(orderedAs),
  help: O.isSome(orderedAs) ? keepNumber : 'Gifts you add from a registry wait here until you buy them.',
});

const elsewhere = (orderedAs: O.Option<OrderNumber>): EmptyCartMessages =>
  O.isSome(orderedAs)
    ? {
        title: 'Your order has been placed.',
        number: O.some(`Order number ${orderedAs.value}`),
        help: `You placed it in another window, and nothing was bought twice. ${keepNumber} What you typed here is saved for your next order.`,
      }
    : {
        title: 'Your cart is now empty.',
        number: O.none,
        help: 'It was ordered or emptied in another window. If you placed the order there, that window shows your order number, and nothing was bought twice. What you typed here is saved for your next order.',
      };

/** Of a cart with nothing in it: what became of it, as far as this window can know (CART-08, CART-09). */
export const emptyCartMessages = (isElsewhere: boolean, orderedAs: O.Option<OrderNumber>): EmptyCartMessages =>
  isElsewhere ? elsewhere(orderedAs) : here(orderedAs);
