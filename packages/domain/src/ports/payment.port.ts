import type { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { Cents } from '../money/index.ts';
import type { Authorization, PaymentToken } from '../payment/index.ts';
import type { Currency } from '../site/index.ts';
import type { Unavailable } from './fault.ts';

/** What is to be authorized, for the attempt of that reference. */
export interface PaymentRequest {
  readonly amount: Cents;
  readonly currency: Currency;
  readonly token: PaymentToken;
  readonly reference: string;
}

/** The money is set aside. */
export interface Authorized {
  readonly _tag: 'Authorized';
  readonly authorization: Authorization;
  /** What was paid with, as its payer reads it: "Visa ending 4242". */
  readonly label: string;
}

/** The payer has to confirm the payment first, in what the payment service shows them. */
export interface RequiresAction {
  readonly _tag: 'RequiresAction';
  readonly authorization: Authorization;
  /** For the payment service's own part of the page; says nothing to anything else. */
  readonly action: string;
}

/** The payment service does not authorize the amount. */
export interface PaymentRefused {
  readonly _tag: 'PaymentRefused';
}

/** The payment service does not pay that back: more than was captured, or nothing was. */
export interface RefundRefused {
  readonly _tag: 'RefundRefused';
}

/** What the payment service reports by itself. */
export interface PaymentEvent {
  /** The payment service's id of the event; the same event may come again. */
  readonly id: string;
  readonly kind: 'Captured' | 'Canceled' | 'Refunded' | 'RefundFailed' | 'Other';
  readonly authorization: O.Option<Authorization>;
}

/** An event that is not signed by the payment service, was signed too long ago, or cannot be read. */
export interface EventRejected {
  readonly _tag: 'EventRejected';
}

/**
 * Driven port: the payment service. Money is authorized before an order is stored, captured after, and canceled when the order fails (CART-06, CO-03). All calls may be repeated: each has its effect
 * once.
 */
export interface Payment {
  /** Authorizes the amount, or asks for the payer's confirmation; a repeat for the reference authorizes nothing twice. */
  readonly authorize: (
    request: PaymentRequest,
  ) => TE.TaskEither<PaymentRefused | Unavailable, Authorized | RequiresAction>;
  /** Whether the payer has confirmed what was asked for that reference; one that was not asked for it is refused. */
  readonly confirm: (
    authorization: Authorization,
    reference: string,
  ) => TE.TaskEither<PaymentRefused | Unavailable, Authorized | RequiresAction>;
  /** Captures the authorized money. */
  readonly capture: (authorization: Authorization) => TE.TaskEither<Unavailable, void>;
  /** Cancels whatever was authorized for the attempt and not captured, also for an unknown one, and authorizes nothing for it any more; false where some of it was captured before. */
  readonly cancel: (reference: string) => TE.TaskEither<Unavailable, boolean>;
  /** Pays a part or all of the captured money back, once for each refund reference. */
  readonly refund: (
    authorization: Authorization,
    amount: Cents,
    refundReference: string,
  ) => TE.TaskEither<RefundRefused | Unavailable, void>;
  /** Reads what the payment service sends, once its signature of the body's very bytes is right. */
  readonly readEvent: (rawBody: string, signature: string) => E.Either<EventRejected, PaymentEvent>;
}
