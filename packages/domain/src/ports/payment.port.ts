import type { taskEither as TE } from 'fp-ts';
import type { Cents } from '../money/index.ts';
import type { Unavailable } from './fault.ts';

/** The payment service's id of authorized money. */
export type Authorization = string & { readonly Authorization: unique symbol };

/** The payment service does not authorize the amount. */
export interface PaymentRefused {
  readonly _tag: 'PaymentRefused';
}

/** The payment service does not pay that back: more than was captured, or nothing was. */
export interface RefundRefused {
  readonly _tag: 'RefundRefused';
}

/** Driven port: the retailer's checkout. Money is authorized before an order is stored, captured after, and released when the order fails (CART-06). */
export interface Payment {
  /** Authorizes the amount for the attempt of that reference. */
  readonly authorize: (amount: Cents, reference: string) => TE.TaskEither<PaymentRefused | Unavailable, Authorization>;
  /** Captures the authorized money, once. */
  readonly capture: (authorization: Authorization) => TE.TaskEither<Unavailable, void>;
  /**
   * Releases whatever was authorized for the attempt, also for an unknown one, and authorizes nothing for it any more; a repeat does nothing.
   */
  readonly release: (reference: string) => TE.TaskEither<Unavailable, void>;
  /** Pays a part or all of the captured money back, once for each refund reference. */
  readonly refund: (
    authorization: Authorization,
    amount: Cents,
    refundReference: string,
  ) => TE.TaskEither<RefundRefused | Unavailable, void>;
}
