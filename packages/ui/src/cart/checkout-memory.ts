import type { OrderNumber } from '@gift-registry/domain';
import { type io as IO, option as O } from 'fp-ts';
import type { CheckoutForm } from './cart-model.ts';
import type { OrderAttempt } from './order-attempt.ts';

/** The checkout as stored for a reload of the page; never any card details. */
export interface StoredCheckout {
  /** The typed form. */
  readonly form: CheckoutForm;
  /** The code of the chosen shipping; empty while none was chosen. */
  readonly shippingMethod: string;
  /** Orders that may have been placed although no answer says so, oldest first (CART-08). */
  readonly unconfirmed: ReadonlyArray<OrderAttempt>;
  /** Unconfirmed orders that turned out to be placed, shown until the next order is placed. */
  readonly placedEarlier: ReadonlyArray<OrderNumber>;
  /** The last placed order, while the cart has been empty since. */
  readonly placed: O.Option<OrderAttempt>;
}

/** Choices that apply to one order only; the next one starts without them. */
export const NO_CHOICES = {
  message: '',
  hasAddress: false,
  isAddressShared: false,
  isSurprise: false,
  isNearDay: false,
  choosesTerms: false,
} as const satisfies Partial<CheckoutForm>;

/** An empty checkout: no input, no choices, no orders. */
export const NOTHING_STORED: StoredCheckout = {
  form: {
    firstName: '',
    lastName: '',
    email: '',
    line1: '',
    line2: '',
    city: '',
    region: '',
    postalCode: '',
    country: '',
    ...NO_CHOICES,
  },
  shippingMethod: '',
  unconfirmed: [],
  placedEarlier: [],
  placed: { _tag: 'None' },
};

/** Driven port: stores a checkout. Never fails: what cannot be stored is lost with the page. */
export interface CheckoutMemory {
  /** None when nothing was stored, or it cannot be read. */
  readonly read: IO.IO<O.Option<StoredCheckout>>;
  readonly keep: (stored: StoredCheckout) => IO.IO<void>;
}

/** The stored checkout, and how it changes. */
export interface StoredCheckoutState {
  readonly present: () => StoredCheckout;
  readonly change: (change: Partial<StoredCheckout>) => void;
}

/** Reads the memory once; stores every change in it. */
export const storedCheckout = (memory: CheckoutMemory): StoredCheckoutState => {
  let stored = O.getOrElse(() => NOTHING_STORED)(memory.read());
  return {
    present: () => stored,
    change: (change) => {
      stored = { ...stored, ...change };
      memory.keep(stored)();
    },
  };
};
