import type {
  CardForm,
  CardNumberInvalid,
  Cents,
  Fault,
  PaymentActionNeeded,
  PaymentSetup,
  Payments,
  PaymentToken,
  TestPaymentsOff,
  Unavailable,
} from '@gift-registry/domain';
import type { either as E } from 'fp-ts';
import { concatMap, defer, from, type Observable, take } from 'rxjs';

/** Driven port: the payment service's own fields on the page, and its own confirmation of a payment. */
export interface HostedFields {
  /** Shows the fields for a payment of that amount in the element until the result is called; calls `onNotLoaded` if they cannot be loaded. */
  readonly mount: (
    element: HTMLElement,
    payment: { readonly publishableKey: string; readonly amount: Cents },
    onNotLoaded: () => void,
  ) => () => void;
  /** A token for a payment of that amount with the entered card; `FieldsIncomplete` if the fields themselves show what is wrong. */
  readonly token: (
    amount: Cents,
  ) => Promise<E.Either<{ readonly _tag: 'FieldsIncomplete' } | Unavailable, PaymentToken>>;
  /** Runs the bank's confirmation; left if it could not be shown. */
  readonly confirm: (action: string) => Promise<E.Either<Unavailable, void>>;
}

/** Why there is no token. */
type NoToken = { readonly _tag: 'FieldsIncomplete' } | TestPaymentsOff | CardNumberInvalid | Fault;

/** How the page pays: with the test payments or the payment service's own fields (CO-03). */
export interface Payer {
  readonly setup$: Observable<E.Either<Fault, PaymentSetup>>;
  readonly token: (setup: PaymentSetup, card: CardForm, amount: Cents) => Observable<E.Either<NoToken, PaymentToken>>;
  /** Emits once the payer has answered or could not be asked; `answers$` are the answers in the page's own dialog for test payments. */
  readonly confirm: (
    setup: PaymentSetup,
    needed: PaymentActionNeeded,
    answers$: Observable<boolean>,
  ) => Observable<E.Either<unknown, void>>;
  readonly mount: HostedFields['mount'];
}

/** Creates the payer over the ports. */
export const payerOf = (payments: Payments, hosted: HostedFields): Payer => ({
  setup$: defer(() => payments.setup()),
  token: ({ provider }, { cardNumber }, amount) =>
    provider === 'demo'
      ? defer((): Promise<E.Either<NoToken, PaymentToken>> => payments.testToken(cardNumber)())
      : defer((): Promise<E.Either<NoToken, PaymentToken>> => hosted.token(amount)),
  confirm: ({ provider }, { authorization, action }, answers$): Observable<E.Either<unknown, void>> =>
    provider === 'demo'
      ? answers$.pipe(
          take(1),
          concatMap((isApproved) => payments.answerTestChallenge(authorization, isApproved)()),
        )
      : from(hosted.confirm(action)),
  mount: hosted.mount,
});
