import { option as O } from 'fp-ts';
import { type CheckoutMemory, type KeptCheckout, NOTHING_KEPT } from './checkout-memory.ts';

/** What is kept at present, and how it changes. */
export interface KeptCheckoutCell {
  readonly present: () => KeptCheckout;
  readonly change: (change: Partial<KeptCheckout>) => void;
}

/** What a memory kept, read once; every change is kept in it. */
export const keptCheckout = (memory: CheckoutMemory): KeptCheckoutCell => {
  let kept = O.getOrElse(() => NOTHING_KEPT)(memory.read());
  return {
    present: () => kept,
    change: (change) => {
      kept = { ...kept, ...change };
      memory.keep(kept)();
    },
  };
};
