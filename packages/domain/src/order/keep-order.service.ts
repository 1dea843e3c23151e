import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import type { Idempotency, KeyRefusal } from '../idempotency/index.ts';
import type { Cents } from '../money/index.ts';
import { releasePayment, settleOrder } from '../order-money/index.ts';
import type {
  Authorized,
  CartOwner,
  Dependencies,
  OrderSituation,
  Placement,
  StoredOrder,
  Unavailable,
} from '../ports/index.ts';
import type { PlacedOrder } from './order.ts';
import type { DecidedOrder, OrderProblem, OrderTotalChanged } from './place-order.ts';

/** Why an order was not stored. */
export type OrderNotStored = OrderProblem | OrderTotalChanged | KeyRefusal | Unavailable;

/** The number and time of one attempt to order. */
export type Attempt = Pick<PlacedOrder, 'orderNumber' | 'placedAt'>;

/** The payment authorized for an attempt. */
export interface AuthorizedPayment extends Pick<Authorized, 'authorization' | 'label'> {
  readonly sum: Cents;
}

/**
 * Stores an order whose payment was authorized, then captures the payment; cancels it when the order is refused or was
 * stored before (CART-06). If the store does not answer, the order is looked up before the payment is touched, because
 * it may have been stored.
 */
export const keepOrder =
  ({ orders, payment, log }: Pick<Dependencies, 'orders' | 'payment' | 'log'>) =>
  (
    owner: CartOwner,
    emailsOf: (decided: DecidedOrder) => Placement['emails'],
    idempotency: Idempotency<PlacedOrder>,
    { orderNumber }: Attempt,
    { authorization, label, sum }: AuthorizedPayment,
  ) =>
  (
    decide: (
      situation: OrderSituation,
    ) => E.Either<OrderProblem | OrderTotalChanged, DecidedOrder & Pick<Placement, 'ownerEmails'>>,
  ): TE.TaskEither<OrderNotStored, PlacedOrder> => {
    const release = releasePayment({ orders, payment, log })({ orderNumber, authorization: O.some(authorization) });

    const releasePaymentAndFail = (refusal: OrderNotStored): TE.TaskEither<OrderNotStored, StoredOrder> =>
      F.pipe(
        release,
        TE.chainW(() => TE.left(refusal)),
      );

    const lookUp: TE.TaskEither<OrderNotStored, StoredOrder> = F.pipe(
      orders.findStored(idempotency),
      TE.orElseFirstIOK(() => log.write({ level: 'error', tag: 'order.outcome-unknown', data: { orderNumber } })),
      TE.chainW(
        O.match(
          () => releasePaymentAndFail({ _tag: 'Unavailable' }),
          (order) => TE.right({ order, isRepeat: order.orderNumber !== orderNumber }),
        ),
      ),
    );

    const placement = (situation: OrderSituation): E.Either<OrderProblem | OrderTotalChanged, Placement> =>
      F.pipe(
        decide(situation),
        E.chainW((decided) =>
          decided.order.total === sum
            ? E.right({
                ...decided,
                order: { ...decided.order, payment: label },
                authorization,
                emails: emailsOf(decided),
              })
            : E.left<OrderTotalChanged>({ _tag: 'OrderTotalChanged' }),
        ),
      );

    return F.pipe(
      orders.place(owner, idempotency, placement),
      TE.orElse((refusal) => (refusal._tag === 'Unavailable' ? lookUp : releasePaymentAndFail(refusal))),
      TE.chainFirst(
        ({ isRepeat }): TE.TaskEither<OrderNotStored, unknown> =>
          isRepeat
            ? release
            : settleOrder({ orders, payment, log })({ orderNumber, authorization, isTakenBack: false }),
      ),
      TE.map(({ order }) => order),
    );
  };
