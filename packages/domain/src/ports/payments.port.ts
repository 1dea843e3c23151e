import type { taskEither as TE } from 'fp-ts';
import type { Authorization, PaymentToken } from '../payment/index.ts';
import type { Fault } from './fault.ts';

/** Whose fields the page shows for a payment: those of the test payments, or the payment service's own. */
export type PaymentSetup =
  | { readonly provider: 'demo' }
  | { readonly provider: 'stripe'; readonly publishableKey: string };

/** A payment service is connected: there are no test payments. */
export interface TestPaymentsOff {
  readonly _tag: 'TestPaymentsOff';
}

/** Nothing was asked of the payer of that test payment. */
export interface NoChallenge {
  readonly _tag: 'NoChallenge';
}

/** That is no number of a card. */
export interface CardNumberInvalid {
  readonly _tag: 'CardNumberInvalid';
}

/** Driving port: what the page needs to pay; the test payments stand in for a payment service's own endpoints (CO-03). */
export interface Payments {
  readonly setup: TE.TaskEither<Fault, PaymentSetup>;
  /** A token for a test card: its number goes no further. */
  readonly testToken: (cardNumber: string) => TE.TaskEither<TestPaymentsOff | CardNumberInvalid | Fault, PaymentToken>;
  /** What the payer of a test payment answers to the challenge. */
  readonly answerTestChallenge: (
    authorization: Authorization,
    isApproved: boolean,
  ) => TE.TaskEither<TestPaymentsOff | NoChallenge | Fault, void>;
}
