import type { taskEither as TE } from 'fp-ts';
import type { IdempotencyKey, KeyRefusal } from '../idempotency/index.ts';
import type { OrderProblem, OrderRequest, PlacedOrder } from '../order/index.ts';
import type { Fault } from './fault.ts';
import type { PaymentNotAccepted, PaymentRefused, RequiresAction } from './payment.port.ts';

/** The request does not say how the order is paid for. */
export interface PaymentMissing {
  readonly _tag: 'PaymentMissing';
}

/** The payer has to confirm the payment with their bank; then the same order is sent again with the confirmed authorization (CO-03). */
export interface PaymentActionNeeded extends Omit<RequiresAction, '_tag'> {
  readonly _tag: 'PaymentActionNeeded';
}

/** Why an order was not placed; nothing was stored (CART-06, CART-07, CART-09). */
export type OrderRefusal =
  | OrderProblem
  | PaymentMissing
  | PaymentActionNeeded
  | PaymentRefused
  | PaymentNotAccepted
  | KeyRefusal;

/** Driving port: ordering the visitor's cart. */
export interface Orders {
  /** Orders everything in the cart and empties it; the same key returns the same order (CART-08). */
  readonly place: (request: OrderRequest, key: IdempotencyKey) => TE.TaskEither<OrderRefusal | Fault, PlacedOrder>;
}
