import { function as F, option as O, taskEither as TE } from 'fp-ts';
import type { OrderNumber } from '../identity/index.ts';
import type {
  Dependencies,
  EventHeaders,
  EventRejected,
  LogLevel,
  PaymentEvent,
  ReportedChange,
  Unavailable,
} from '../ports/index.ts';

/** How serious the event is for operators: an error if money of an order has to be looked after. */
const levelOf = (change: ReportedChange, order: O.Option<OrderNumber>): LogLevel => {
  switch (change.kind) {
    case 'RefundFailed':
      return 'error';
    case 'Canceled':
      return O.isSome(order) ? 'error' : 'info';
    case 'Disputed':
      return change.dispute.state === 'won' ? 'info' : 'error';
    default:
      return 'info';
  }
};

/**
 * Records what the payment service reports on its own, repeatedly and in any order without harm: a capture that was
 * believed lost, a refund that failed after it had counted as paid and is repeated by the next round, a dispute. Logs
 * each event for the operators (CO-03).
 */
export const recordPaymentEvent =
  ({ payment, orders, placedOrders, log }: Pick<Dependencies, 'payment' | 'orders' | 'placedOrders' | 'log'>) =>
  (rawBody: string, headers: EventHeaders): TE.TaskEither<EventRejected | Unavailable, void> => {
    const apply = (change: ReportedChange, order: O.Option<OrderNumber>): TE.TaskEither<Unavailable, void> => {
      if (change.kind === 'RefundFailed')
        return O.isSome(change.refund) ? placedOrders.markUnpaid(change.refund.value) : TE.right(undefined);
      if (O.isNone(order)) return TE.right(undefined);
      if (change.kind === 'Captured') return orders.markCaptured(order.value);
      return change.kind === 'Disputed' ? orders.recordDispute(order.value, change.dispute) : TE.right(undefined);
    };
    const record = ({ id, authorization, change }: PaymentEvent): TE.TaskEither<Unavailable, void> =>
      F.pipe(
        O.isSome(authorization) ? orders.findPaid(authorization.value) : TE.right(O.none),
        TE.chainFirst((order) => apply(change, order)),
        TE.chainIOK((order) => {
          const orderNumber = O.getOrElse((): string => '')(order);
          const level = levelOf(change, order);
          return change.kind === 'Disputed'
            ? log.write({
                level,
                tag: 'payment.disputed',
                data: {
                  id,
                  orderNumber,
                  dispute: change.dispute.id,
                  state: change.dispute.state,
                  amount: change.dispute.amount,
                },
              })
            : log.write({ level, tag: 'payment.event', data: { id, kind: change.kind, orderNumber } });
        }),
      );
    return F.pipe(TE.fromEither(payment.readEvent(rawBody, headers)), TE.chainW(record));
  };
