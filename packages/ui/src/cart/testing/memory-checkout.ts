import { option as O } from 'fp-ts';
import type { CheckoutMemory, StoredCheckout } from '../checkout-memory.ts';

/** A memory in an object: pages created one after the other over it are reloads of a page. */
export const memoryCheckout = (): CheckoutMemory => {
  let stored: O.Option<StoredCheckout> = O.none;
  return {
    read: () => stored,
    keep: (next) => () => {
      stored = O.some(next);
    },
  };
};
