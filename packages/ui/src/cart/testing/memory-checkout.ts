import { option as O } from 'fp-ts';
import type { CheckoutMemory, StoredCheckout } from '../checkout-memory.ts';

/** A memory that lasts as long as the object: pages made one after the other over the same one are reloads of a page. */
export const memoryCheckout = (): CheckoutMemory => {
  let stored: O.Option<StoredCheckout> = O.none;
  return {
    read: () => stored,
    keep: (next) => () => {
      stored = O.some(next);
    },
  };
};
