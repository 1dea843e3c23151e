import type { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { Cents } from '../money/index.ts';
import type { Authorization, Dispute, PaymentToken } from '../payment/index.ts';
import type { Currency } from '../site/index.ts';
import type { TaxQuery, TaxQuote } from '../tax/index.ts';
import type { Fault, Unavailable } from './failures.ts';

/** A payment to authorize, for the attempt with that reference. */
export interface PaymentRequest {
  readonly amount: Cents;
  readonly currency: Currency;
  readonly token: PaymentToken;
  readonly reference: string;
}

/** The amount is authorized. */
export interface Authorized {
  readonly _tag: 'Authorized';
  readonly authorization: Authorization;
  /** The payment method as the payer knows it: "Visa ending 4242". */
  readonly label: string;
}

/** The payer has to confirm the payment first, in a step that the payment service shows them. */
export interface RequiresAction {
  readonly _tag: 'RequiresAction';
  readonly authorization: Authorization;
  /** Opaque; for the payment service's own script on the page. */
  readonly action: string;
}

/** The payment service does not authorize the amount. */
export interface PaymentRefused {
  readonly _tag: 'PaymentRefused';
}

/** The payment service takes no such payment, from whatever card; a repeat is refused as well. Nothing was authorized. */
export interface PaymentNotAccepted {
  readonly _tag: 'PaymentNotAccepted';
  /** The amount is outside of what the payment service takes, or the shop's request is wrong. */
  readonly why: 'tooSmall' | 'tooLarge' | 'notPossible';
}

/** Whether a refund that the payment service accepted has been paid, or is still on its way. */
export type RefundProgress = 'Paid' | 'Pending';

/** The payment service refuses the refund: more than was captured, or nothing was. */
export interface RefundRefused {
  readonly _tag: 'RefundRefused';
}

/** The payment service accepted the refund and could not pay it; a repeat tries again. */
export interface RefundFailed {
  readonly _tag: 'RefundFailed';
}

/** What an event reports. */
export type ReportedChange =
  | { readonly kind: 'Captured' | 'Canceled' | 'Refunded' | 'Other' }
  /** A refund failed, maybe after it had counted as paid; `refund` is its reference. */
  | { readonly kind: 'RefundFailed'; readonly refund: O.Option<string> }
  | { readonly kind: 'Disputed'; readonly dispute: Dispute };

/** An event that the payment service reports on its own. */
export interface PaymentEvent {
  /** The payment service's id of the event; the same event may arrive more than once. */
  readonly id: string;
  readonly authorization: O.Option<Authorization>;
  readonly change: ReportedChange;
}

/** A payment to cancel: its reference, and its authorization if that is known. */
export interface PaymentToCancel {
  readonly reference: string;
  readonly authorization: O.Option<Authorization>;
}

/** Whether nothing of the payment is authorized any more, it was already captured, or there is none of that reference as far as the payment service can see. */
export type Cancellation = 'Canceled' | 'Captured' | 'NotFound';

/** The headers of the request with an event, by their names in lower case. */
export type EventHeaders = Readonly<Record<string, string | ReadonlyArray<string> | undefined>>;

/** The event is not signed by the payment service, was signed too long ago, or cannot be read. */
export interface EventRejected {
  readonly _tag: 'EventRejected';
}

/**
 * Driven port: the payment service. A payment is authorized before an order is stored, captured afterwards, and
 * canceled when the order fails (CART-06, CO-03). Every call may be repeated: it takes effect once.
 */
export interface Payment {
  /** Authorizes the amount, or requests the payer's confirmation; a repeat for the same reference does not authorize twice. */
  readonly authorize: (
    request: PaymentRequest,
  ) => TE.TaskEither<PaymentRefused | PaymentNotAccepted | Unavailable, Authorized | RequiresAction>;
  /** Whether the payer has confirmed what was requested for that reference; an authorization that was not requested for it is refused. */
  readonly confirm: (
    authorization: Authorization,
    reference: string,
  ) => TE.TaskEither<PaymentRefused | Unavailable, Authorized | RequiresAction>;
  /** Captures the authorized money. */
  readonly capture: (authorization: Authorization) => TE.TaskEither<Unavailable, void>;
  /**
   * Cancels what is authorized for the attempt and not captured. Without its authorization, a payment may be found only
   * some time after it was authorized: the caller waits for that, and repeats.
   */
  readonly cancel: (payment: PaymentToCancel) => TE.TaskEither<Unavailable, Cancellation>;
  /** Refunds part or all of the captured payment, once per refund reference; after a failed refund, tries again. */
  readonly refund: (
    authorization: Authorization,
    amount: Cents,
    refundReference: string,
  ) => TE.TaskEither<RefundRefused | RefundFailed | Unavailable, RefundProgress>;
  /** Reads an event from the payment service after verifying its signature over the raw bytes of the body. */
  readonly readEvent: (rawBody: string, headers: EventHeaders) => E.Either<EventRejected, PaymentEvent>;
}

/** What the fields of a payment service and its part in the service tell each other; only they know what is in it. */
export type PaymentMessage = Readonly<Record<string, unknown>>;

/** Where a page finds the fields of the payment service: the address of their script, and what it is given. */
export interface PaymentSetup {
  readonly script: string;
  readonly options: PaymentMessage;
}

/** The payment service's part in the service does not answer such a message. */
export interface PaymentMessageRejected {
  readonly _tag: 'PaymentMessageRejected';
}

/** Driving port: what the page needs to pay (CO-03). */
export interface Payments {
  readonly setup: TE.TaskEither<Fault, PaymentSetup>;
  /** Passes a message of the fields on to the payment service's part in the service. */
  readonly ask: (message: PaymentMessage) => TE.TaskEither<PaymentMessageRejected | Fault, PaymentMessage>;
}

/**
 * Driven port: calculates tax. The default uses a table of rates; a retailer may connect a tax service. Repeating a
 * query returns the same quote for as long as an order takes (CO-02).
 */
export interface Tax {
  readonly quote: (query: TaxQuery) => TE.TaskEither<Unavailable, TaxQuote>;
}
