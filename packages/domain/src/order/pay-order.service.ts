import { array as A, function as F, option as O, task as T, taskEither as TE } from 'fp-ts';
import { type Instant, instantAt } from '../calendar/index.ts';
import type { Idempotency } from '../idempotency/index.ts';
import type { Cents } from '../money/index.ts';
import { releasePayment } from '../order-money/index.ts';
import type {
  Authorized,
  Dependencies,
  HeldAttempt,
  PaymentActionNeeded,
  PaymentMissing,
  PaymentNotAccepted,
  PaymentRefused,
  Person,
  RequiresAction,
  Unavailable,
} from '../ports/index.ts';
import type { Attempt, AuthorizedPayment } from './keep-order.service.ts';
import type { OrderRequest } from './order.ts';

/** How many minutes a payer has for confirming a payment; after that it is canceled within the hour. */
const MINUTES_TO_CONFIRM = 30;

const laterThan = (moment: Instant): Instant =>
  O.getOrElse(() => moment)(instantAt(Date.parse(moment) + MINUTES_TO_CONFIRM * 60_000));

/** An attempt, with the payment its payer was asked to confirm, if any. */
export interface StartedAttempt extends Attempt {
  readonly held: O.Option<HeldAttempt>;
}

/** Why no payment was authorized. */
export type PayingRefusal = PaymentMissing | PaymentActionNeeded | PaymentRefused | PaymentNotAccepted | Unavailable;

/** Authorizes payments for orders, with a new token or after the payer has confirmed (CART-06, CO-03). */
export const payingOrders =
  (dependencies: Pick<Dependencies, 'orders' | 'payment' | 'ids' | 'clock' | 'log'>) =>
  ({ site }: Pick<Person, 'site'>) => {
    const release = ({ orderNumber, authorization }: HeldAttempt) =>
      releasePayment(dependencies)({ orderNumber, authorization: O.some(authorization) });

    /**
     * The order number of this attempt: that of the confirmed payment, otherwise a new one. Paying cancels all other
     * attempts that wait for their payer; a request without a payment only looks for its order.
     */
    const attemptNow = (
      request: OrderRequest,
      idempotency: Idempotency,
    ): TE.TaskEither<PayingRefusal, StartedAttempt> =>
      F.pipe(
        dependencies.orders.heldPaymentAttempts(idempotency),
        TE.chainW((all) => {
          const { payment } = request;
          const held = O.fromNullable(
            all.find(({ authorization }) => payment?._tag === 'Confirmed' && payment.authorization === authorization),
          );
          const others =
            payment === undefined ? [] : all.filter((each) => !O.exists((one: HeldAttempt) => one === each)(held));
          return F.pipe(
            A.traverse(TE.ApplicativeSeq)(release)(others),
            TE.map(
              (): StartedAttempt => ({
                orderNumber: O.match(dependencies.ids.orderNumber, ({ orderNumber }: HeldAttempt) => orderNumber)(held),
                placedAt: dependencies.clock.now(),
                held,
              }),
            ),
          );
        }),
      );

    const answered =
      ({ orderNumber, placedAt }: Attempt, sum: Cents) =>
      (answer: Authorized | RequiresAction): TE.TaskEither<PayingRefusal, AuthorizedPayment> => {
        if (answer._tag === 'Authorized') return TE.right({ ...answer, sum });
        const { authorization, action } = answer;
        return F.pipe(
          dependencies.orders.holdPaymentAttempt({ orderNumber, authorization, amount: sum }, laterThan(placedAt)),
          TE.chainW(() => TE.left<PayingRefusal>({ _tag: 'PaymentActionNeeded', authorization, action })),
        );
      };

    /**
     * If the payment service does not answer, the payment may have been authorized all the same; the attempt then stays
     * recorded until it is canceled.
     */
    const authorizePayment = (
      { payment }: OrderRequest,
      idempotency: Idempotency,
      attempt: StartedAttempt,
      sum: Cents,
    ): TE.TaskEither<PayingRefusal, AuthorizedPayment> => {
      const { orderNumber, held } = attempt;
      if (payment === undefined) return TE.left({ _tag: 'PaymentMissing' });
      if (payment._tag === 'Token')
        return F.pipe(
          dependencies.orders.recordPaymentAttempt(idempotency, orderNumber),
          TE.chainW(() =>
            F.pipe(
              dependencies.payment.authorize({
                amount: sum,
                currency: site.currency,
                token: payment.token,
                reference: orderNumber,
              }),
              TE.orElseFirstTaskK((refusal) =>
                refusal._tag === 'Unavailable'
                  ? T.of(undefined)
                  : dependencies.orders.forgetPaymentAttempt(orderNumber),
              ),
            ),
          ),
          TE.chainW(answered(attempt, sum)),
        );
      const isSame = O.exists(({ amount }: HeldAttempt) => amount === sum)(held);
      return F.pipe(
        isSame
          ? dependencies.payment.confirm(payment.authorization, orderNumber)
          : TE.left<PaymentRefused | Unavailable>({ _tag: 'PaymentRefused' }),
        TE.orElseFirstTaskK((refusal) =>
          refusal._tag === 'PaymentRefused' && O.isSome(held) ? release(held.value) : T.of(undefined),
        ),
        TE.chainW(answered(attempt, sum)),
      );
    };

    return { attemptNow, authorizePayment };
  };
