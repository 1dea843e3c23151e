import { function as F, option as O, taskEither as TE } from 'fp-ts';
import type { Dependencies, EventRejected, PaymentEvent, Unavailable } from '../ports/index.ts';

/**
 * Records what the payment service reports on its own: a capture that was believed lost, which may be reported
 * repeatedly without harm. Logs each event for the operators, as an error if something is wrong with an order's payment
 * (CO-03).
 */
export const recordPaymentEvent =
  ({ payment, orders, log }: Pick<Dependencies, 'payment' | 'orders' | 'log'>) =>
  (rawBody: string, signature: string): TE.TaskEither<EventRejected | Unavailable, void> => {
    const record = ({ id, kind, authorization }: PaymentEvent): TE.TaskEither<Unavailable, void> =>
      F.pipe(
        O.isSome(authorization) ? orders.findPaid(authorization.value) : TE.right(O.none),
        TE.chainFirst((order) =>
          kind === 'Captured' && O.isSome(order) ? orders.markCaptured(order.value) : TE.right(undefined),
        ),
        TE.chainIOK((order) =>
          log.write({
            level: (kind === 'Canceled' && O.isSome(order)) || kind === 'RefundFailed' ? 'error' : 'info',
            tag: 'payment.event',
            data: { id, kind, orderNumber: O.getOrElse((): string => '')(order) },
          }),
        ),
      );
    return F.pipe(TE.fromEither(payment.readEvent(rawBody, signature)), TE.chainW(record));
  };
