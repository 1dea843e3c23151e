import type { OrderNumber } from '@gift-registry/domain';
import { type io as IO, option as O } from 'fp-ts';
import type { CheckoutForm } from './cart-model.ts';
import type { OrderAttempt } from './order-attempt.ts';

/** What outlives a reload of the page. */
export interface KeptCheckout {
  /** What was typed. */
  readonly form: CheckoutForm;
  /** The code of the chosen shipping; empty while none was chosen. */
  readonly shippingMethod: string;
  /** Orders that may have been placed although no answer says so, oldest first (CART-08). */
  readonly unconfirmed: ReadonlyArray<OrderAttempt>;
  /** Orders that were found to be placed after all, told until the next one is. */
  readonly placedEarlier?: ReadonlyArray<OrderNumber> | undefined;
  /** The order that was placed last, as long as the cart is empty since. */
  readonly placed: O.Option<OrderAttempt>;
}

/** Nothing typed, nothing chosen, nothing sent. */
export const NOTHING_KEPT: KeptCheckout = {
  form: { firstName: '', lastName: '', email: '', message: '' },
  shippingMethod: '',
  unconfirmed: [],
  placed: { _tag: 'None' },
};

/** Driven port: where a checkout is kept. Reading and keeping never fail: what cannot be kept is only lost with the page. */
export interface CheckoutMemory {
  /** None when nothing was kept, or what was kept cannot be read. */
  readonly read: IO.IO<O.Option<KeptCheckout>>;
  readonly keep: (kept: KeptCheckout) => IO.IO<void>;
}

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
