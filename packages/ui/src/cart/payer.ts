import type {
  CardForm,
  CardNumberInvalid,
  Fault,
  PaymentActionNeeded,
  PaymentSetup,
  Payments,
  PaymentToken,
  TestPaymentsOff,
} from '@gift-registry/domain';
import type { either as E } from 'fp-ts';
import { concatMap, defer, from, type Observable, take } from 'rxjs';

/** Driven port: the payment service's own fields on the page, and its own way to have a payment confirmed. */
export interface HostedFields {
  /** Shows the fields in the element, and takes them away again. */
  readonly mount: (element: HTMLElement, publishableKey: string) => () => void;
  /** A token of what is typed there; left where the fields show themselves what is wrong. */
  readonly token: () => Promise<E.Either<{ readonly _tag: 'FieldsIncomplete' }, PaymentToken>>;
  /** Leads the payer through what their bank asks. */
  readonly confirm: (action: string) => Promise<void>;
}

/** Why there is no token. */
export type NoToken = { readonly _tag: 'FieldsIncomplete' } | TestPaymentsOff | CardNumberInvalid | Fault;

/** How the page pays: with the test payments or the payment service's own fields (CO-03). */
export interface Payer {
  readonly setup$: Observable<E.Either<Fault, PaymentSetup>>;
  readonly token: (setup: PaymentSetup, card: CardForm) => Observable<E.Either<NoToken, PaymentToken>>;
  /** Completes once the payer has answered; `answers$` are the answers in the page's own dialog of test payments. */
  readonly confirm: (
    setup: PaymentSetup,
    needed: PaymentActionNeeded,
    answers$: Observable<boolean>,
  ) => Observable<unknown>;
  readonly mount: HostedFields['mount'];
}

/** Paying behind the ports. */
export const payerOf = (payments: Payments, hosted: HostedFields): Payer => ({
  setup$: defer(() => payments.setup()),
  token: ({ provider }, { cardNumber }) =>
    provider === 'demo'
      ? defer((): Promise<E.Either<NoToken, PaymentToken>> => payments.testToken(cardNumber)())
      : defer((): Promise<E.Either<NoToken, PaymentToken>> => hosted.token()),
  confirm: ({ provider }, { authorization, action }, answers$) =>
    provider === 'demo'
      ? answers$.pipe(
          take(1),
          concatMap((isApproved) => payments.answerTestChallenge(authorization, isApproved)()),
        )
      : from(hosted.confirm(action)),
  mount: hosted.mount,
});
