import type { taskEither as TE } from 'fp-ts';
import type { Fault } from './fault.ts';

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
