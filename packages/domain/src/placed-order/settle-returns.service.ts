import { array as A, function as F, option as O, taskEither as TE } from 'fp-ts';
import type { Dependencies, Unavailable, UnpaidReturn } from '../ports/index.ts';

type Paying = Pick<Dependencies, 'placedOrders' | 'payment' | 'log'>;

/** Pays a refund and, once it is paid, records that; returns whether it is paid. A failure is logged and retried later, a refund on its way is asked for again later. */
const pay =
  ({ placedOrders, payment, log }: Paying) =>
  ({ reference, orderNumber, authorization, amount, isDisputed }: UnpaidReturn): TE.TaskEither<never, boolean> =>
    isDisputed
      ? F.pipe(
          TE.of(false),
          TE.tapIO(() => log.write({ level: 'error', tag: 'payment.refund-held', data: { orderNumber, reference } })),
        )
      : F.pipe(
          payment.refund(authorization, amount, reference),
          TE.chainW((progress) =>
            progress === 'Paid'
              ? F.pipe(
                  placedOrders.markPaid(reference),
                  TE.map(() => true),
                )
              : TE.right(false),
          ),
          TE.orElseFirstIOK(({ _tag: reason }) =>
            log.write({ level: 'error', tag: 'payment.refund-failed', data: { orderNumber, reference, reason } }),
          ),
          TE.orElse(() => TE.of(false)),
        );

/** Pays that refund, if its order's payment was captured and it was not paid yet; of a disputed payment it is held, and logged. */
export const payReturn =
  (dependencies: Paying) =>
  (reference: string): TE.TaskEither<never, boolean> =>
    F.pipe(
      dependencies.placedOrders.unpaidReturns(O.some(reference)),
      TE.chainW(F.flow((found) => [...found], A.traverse(TE.ApplicativeSeq)(pay(dependencies)))),
      TE.map((paid) => paid.some((worked) => worked)),
      // The store logs by itself when it is unavailable.
      TE.orElse(() => TE.of(false)),
    );

/**
 * Pays all refunds that were left over when the process stopped, a payment failed or a dispute was won, one after the
 * other; returns how many were paid. To be run at start and regularly.
 */
export const settleReturns = (dependencies: Paying): TE.TaskEither<Unavailable, number> =>
  F.pipe(
    dependencies.placedOrders.unpaidReturns(O.none),
    TE.map((found) => found.filter(({ isDisputed }) => !isDisputed)),
    TE.chainW(A.traverse(TE.ApplicativeSeq)(pay(dependencies))),
    TE.map((paid) => paid.filter((worked) => worked).length),
  );
