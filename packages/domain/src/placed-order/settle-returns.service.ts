import { array as A, function as F, option as O, taskEither as TE } from 'fp-ts';
import type { Dependencies, Unavailable, UnpaidReturn } from '../ports/index.ts';

type Paying = Pick<Dependencies, 'placedOrders' | 'payment' | 'log'>;

/** Pays what came back, and records it; answers whether it worked. What did not work is logged and left for later. */
const pay =
  ({ placedOrders, payment, log }: Paying) =>
  ({ reference, orderNumber, authorization, amount }: UnpaidReturn): TE.TaskEither<never, boolean> =>
    F.pipe(
      payment.refund(authorization, amount, reference),
      TE.chainW(() => placedOrders.markPaid(reference)),
      TE.map(() => true),
      TE.orElseFirstIOK(({ _tag: reason }) =>
        log.write({ level: 'error', tag: 'payment.refund-failed', data: { orderNumber, reason } }),
      ),
      TE.orElse(() => TE.of(false)),
    );

/** Pays back what that return comes to, if its order's money was taken and nothing was paid yet. */
export const payReturn =
  (dependencies: Paying) =>
  (reference: string): TE.TaskEither<never, boolean> =>
    F.pipe(
      dependencies.placedOrders.unpaidReturns(O.some(reference)),
      TE.chainW(F.flow((found) => [...found], A.traverse(TE.ApplicativeSeq)(pay(dependencies)))),
      TE.map((paid) => paid.some((worked) => worked)),
      // A store that does not answer logs it.
      TE.orElse(() => TE.of(false)),
    );

/** Pays back all that a stop or a failure left behind, one after the other; answers how many it paid. To be run at start and regularly. */
export const settleReturns = (dependencies: Paying): TE.TaskEither<Unavailable, number> =>
  F.pipe(
    dependencies.placedOrders.unpaidReturns(O.none),
    TE.chainW(F.flow((found) => [...found], A.traverse(TE.ApplicativeSeq)(pay(dependencies)))),
    TE.map((paid) => paid.filter((worked) => worked).length),
  );
