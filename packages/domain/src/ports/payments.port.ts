import type { taskEither as TE } from 'fp-ts';
import type { Authorization, PaymentToken } from '../payment/index.ts';
import type { Fault } from './fault.ts';

/** Which payment fields the page shows: those of test payments, or the payment service's own. */
export type PaymentSetup =
  | { readonly provider: 'demo' }
  | { readonly provider: 'stripe'; readonly publishableKey: string };

/** Test payments are off, because a payment service is connected. */
export interface TestPaymentsOff {
  readonly _tag: 'TestPaymentsOff';
}

/** That test payment has no challenge for its payer. */
export interface NoChallenge {
  readonly _tag: 'NoChallenge';
}

/** The text is not a card number. */
export interface CardNumberInvalid {
  readonly _tag: 'CardNumberInvalid';
}

/** Driving port: what the page needs to pay. Test payments stand in for a payment service's own endpoints (CO-03). */
export interface Payments {
  readonly setup: TE.TaskEither<Fault, PaymentSetup>;
  /** A token for a test card; the card number is not passed on. */
  readonly testToken: (cardNumber: string) => TE.TaskEither<TestPaymentsOff | CardNumberInvalid | Fault, PaymentToken>;
  /** Records the payer's response to the challenge of a test payment. */
  readonly answerTestChallenge: (
    authorization: Authorization,
    isApproved: boolean,
  ) => TE.TaskEither<TestPaymentsOff | NoChallenge | Fault, void>;
}
