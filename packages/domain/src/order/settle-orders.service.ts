import { array as A, function as F, taskEither as TE } from 'fp-ts';
import type { OrderNumber } from '../identity/index.ts';
import type { Dependencies, Unavailable, UncapturedOrder } from '../ports/index.ts';

type Settling = Pick<Dependencies, 'orders' | 'payment' | 'log'>;

/** Takes the money of a stored order and remembers that; answers whether it worked. What did not work is logged and left for later (CART-06). */
export const settleOrder =
  ({ orders, payment, log }: Settling) =>
  ({ orderNumber, authorization }: UncapturedOrder): TE.TaskEither<never, boolean> =>
    F.pipe(
      payment.capture(authorization),
      TE.chain(() => orders.markCaptured(orderNumber)),
      TE.map(() => true),
      TE.orElseFirstIOK(() => log.write({ level: 'error', tag: 'payment.capture-failed', data: { orderNumber } })),
      TE.orElse(() => TE.of(false)),
    );

/** Takes the money of all orders that a stop left behind, one after the other; answers of how many it was taken (CART-06). To be run at start. */
export const settleOrders = (dependencies: Settling): TE.TaskEither<Unavailable, number> =>
  F.pipe(
    dependencies.orders.uncaptured,
    TE.chainW((left) => A.traverse(TE.ApplicativeSeq)(settleOrder(dependencies))([...left])),
    TE.map((settled) => settled.filter((worked) => worked).length),
  );

/** Lets go of the money of an attempt and forgets it; answers whether it worked. What did not work is logged and left for later (CART-06). */
export const releasePayment =
  ({ orders, payment, log }: Settling) =>
  (orderNumber: OrderNumber): TE.TaskEither<never, boolean> =>
    F.pipe(
      payment.cancel(orderNumber),
      TE.chain(() => orders.forgetPaymentAttempt(orderNumber)),
      TE.map(() => true),
      TE.orElseFirstIOK(() => log.write({ level: 'error', tag: 'payment.release-failed', data: { orderNumber } })),
      TE.orElse(() => TE.of(false)),
    );

/** Lets go of the money of all attempts that ended without an order, one after the other; answers of how many it worked (CART-06). */
export const releaseAbandonedPayments = (dependencies: Settling): TE.TaskEither<Unavailable, number> =>
  F.pipe(
    dependencies.orders.abandonedPaymentAttempts,
    TE.chainW((left) => A.traverse(TE.ApplicativeSeq)(releasePayment(dependencies))([...left])),
    TE.map((released) => released.filter((worked) => worked).length),
  );
