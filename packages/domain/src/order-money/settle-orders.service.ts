import { array as A, function as F, taskEither as TE } from 'fp-ts';
import type { OrderNumber } from '../identity/index.ts';
import type { Dependencies, Unavailable, UncapturedOrder } from '../ports/index.ts';

type Settling = Pick<Dependencies, 'orders' | 'payment' | 'log'>;

/** Lets go of the money of an order of which all was taken back, unless it was captured after all: then it is paid back as any other (GIVE-03). */
const release = ({ orders, payment, log }: Settling, orderNumber: OrderNumber): TE.TaskEither<never, boolean> =>
  F.pipe(
    payment.cancel(orderNumber),
    TE.chain((isReleased) => (isReleased ? orders.markReleased(orderNumber) : orders.markCaptured(orderNumber))),
    TE.map(() => true),
    TE.orElseFirstIOK(() => log.write({ level: 'error', tag: 'payment.release-failed', data: { orderNumber } })),
    TE.orElse(() => TE.of(false)),
  );

/** Takes the money of a stored order, or lets go of it where all was taken back, and remembers that; answers whether it worked. What did not work is logged and left for later (CART-06). */
export const settleOrder =
  ({ orders, payment, log }: Settling) =>
  ({ orderNumber, authorization, isTakenBack }: UncapturedOrder): TE.TaskEither<never, boolean> => {
    if (isTakenBack) return release({ orders, payment, log }, orderNumber);
    return F.pipe(
      payment.capture(authorization),
      TE.chain(() => orders.markCaptured(orderNumber)),
      TE.map(() => true),
      TE.orElseFirstIOK(() => log.write({ level: 'error', tag: 'payment.capture-failed', data: { orderNumber } })),
      TE.orElse(() => TE.of(false)),
    );
  };

/** Lets go of the money of that order at once where all of it was taken back before any was captured (GIVE-03). */
export const settleTakenBack =
  (dependencies: Settling) =>
  (orderNumber: OrderNumber): TE.TaskEither<never, boolean> =>
    F.pipe(
      dependencies.orders.uncaptured,
      TE.map((left) => left.filter((order) => order.isTakenBack && order.orderNumber === orderNumber)),
      TE.chainW((left) => A.traverse(TE.ApplicativeSeq)(settleOrder(dependencies))(left)),
      TE.map((settled) => settled.every((worked) => worked)),
      TE.orElse(() => TE.of(false)),
    );

/** Takes the money of all orders that a stop left behind, or lets go of it, one after the other; answers of how many that worked (CART-06). To be run at start. */
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
