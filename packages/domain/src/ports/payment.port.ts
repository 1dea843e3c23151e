import type { taskEither as TE } from 'fp-ts';
import type { Cents } from '../money/index.ts';
import type { Unavailable } from './fault.ts';

/** The payment service's name for money that is set aside. */
export type Authorization = string & { readonly Authorization: unique symbol };

/** The payment service sets no money aside for this. */
export interface PaymentRefused {
  readonly _tag: 'PaymentRefused';
}

/** Driven port: the retailer's checkout. Money is set aside before an order is kept, taken after, and let go when the order fails (CART-06). */
export interface Payment {
  /** Sets the amount aside for the attempt that `reference` names. */
  readonly authorize: (amount: Cents, reference: string) => TE.TaskEither<PaymentRefused | Unavailable, Authorization>;
  /** Takes what was set aside; a second time takes nothing. */
  readonly capture: (authorization: Authorization) => TE.TaskEither<Unavailable, void>;
  /**
   * Lets go of whatever was set aside for the attempt, also when its name was never heard, and sets nothing aside for it any more; a second time, or where nothing was set aside, it does nothing.
   */
  readonly release: (reference: string) => TE.TaskEither<Unavailable, void>;
}
