import { function as F, option as O, taskEither as TE } from 'fp-ts';
import type { Dependencies, EventRejected, PaymentEvent, Unavailable } from '../ports/index.ts';

/** Takes in what the payment service reports by itself, each event once: a capture that was thought lost is recorded, and what goes wrong with an order's money is logged for its operators (CO-03). */
export const paymentEvents =
  ({ payment, orders, log }: Pick<Dependencies, 'payment' | 'orders' | 'log'>) =>
  (rawBody: string, signature: string): TE.TaskEither<EventRejected | Unavailable, void> => {
    const takeIn = ({ id, kind, authorization }: PaymentEvent): TE.TaskEither<Unavailable, void> =>
      F.pipe(
        O.isSome(authorization) ? orders.findPaid(authorization.value) : TE.right(O.none),
        TE.chainFirst((order) =>
          kind === 'Captured' && O.isSome(order) ? orders.markCaptured(order.value) : TE.right(undefined),
        ),
        TE.chainFirst((order) =>
          F.pipe(
            orders.keepPaymentEvent(id),
            TE.chainFirstIOK((isNew) => () => {
              if (!isNew) return;
              const isWrong = (kind === 'Canceled' && O.isSome(order)) || kind === 'RefundFailed';
              log.write({
                level: isWrong ? 'error' : 'info',
                tag: 'payment.event',
                data: { kind, orderNumber: O.getOrElse((): string => '')(order) },
              })();
            }),
          ),
        ),
        TE.map(() => undefined),
      );
    return F.pipe(TE.fromEither(payment.readEvent(rawBody, signature)), TE.chainW(takeIn), TE.map(F.constVoid));
  };
