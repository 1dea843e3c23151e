import { array as A, function as F, io as IO, option as O, taskEither as TE } from 'fp-ts';
import type { Instant } from '../calendar/index.ts';
import type { OrderNumber } from '../identity/index.ts';
import type { Authorization } from '../payment/index.ts';
import type { AbandonedAttempt, Dependencies, Unavailable, UncapturedOrder } from '../ports/index.ts';

/** How long a payment service may take until it finds a payment by its reference alone. */
const MINUTES_UNTIL_FOUND = 30;

/** How long an attempt is kept of which the payment service finds no payment. */
const MINUTES_UNTIL_GIVEN_UP = 24 * 60;

type Settling = Pick<Dependencies, 'orders' | 'payment' | 'log'>;

/**
 * Cancels the authorization of an order that was taken back completely, unless it was captured after all: then it is
 * refunded like any other (GIVE-03).
 */
const release = (
  { orders, payment, log }: Settling,
  orderNumber: OrderNumber,
  authorization: Authorization,
): TE.TaskEither<never, boolean> =>
  F.pipe(
    payment.cancel({ reference: orderNumber, authorization: O.some(authorization) }),
    TE.chain((outcome) =>
      outcome === 'Captured' ? orders.markCaptured(orderNumber) : orders.markReleased(orderNumber),
    ),
    TE.map(() => true),
    TE.orElseFirstIOK(() => log.write({ level: 'error', tag: 'payment.release-failed', data: { orderNumber } })),
    TE.orElse(() => TE.of(false)),
  );

/**
 * Captures the payment of a stored order, or cancels it if everything was taken back, and records that; returns whether
 * it succeeded. A failure is logged and retried later (CART-06).
 */
export const settleOrder =
  ({ orders, payment, log }: Settling) =>
  ({ orderNumber, authorization, isTakenBack }: UncapturedOrder): TE.TaskEither<never, boolean> => {
    if (isTakenBack) return release({ orders, payment, log }, orderNumber, authorization);
    return F.pipe(
      payment.capture(authorization),
      TE.chain(() => orders.markCaptured(orderNumber)),
      TE.map(() => true),
      TE.orElseFirstIOK(() => log.write({ level: 'error', tag: 'payment.capture-failed', data: { orderNumber } })),
      TE.orElse(() => TE.of(false)),
    );
  };

/** Cancels the order's authorization at once if everything was taken back before anything was captured (GIVE-03). */
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

/**
 * Captures or cancels the payments of all orders that were left over when the process stopped, one after the other;
 * returns how many succeeded (CART-06). To be run at start.
 */
export const settleOrders = (dependencies: Settling): TE.TaskEither<Unavailable, number> =>
  F.pipe(
    dependencies.orders.uncaptured,
    TE.chainW((left) => A.traverse(TE.ApplicativeSeq)(settleOrder(dependencies))([...left])),
    TE.map((settled) => settled.filter((worked) => worked).length),
  );

/**
 * Cancels the authorization of an attempt and deletes its record; returns whether it succeeded. A failure is logged and
 * retried later (CART-06), and so is a payment that is not found, until it is given up.
 */
export const releasePayment =
  ({ orders, payment, log }: Settling) =>
  (
    { orderNumber, authorization }: Pick<AbandonedAttempt, 'orderNumber' | 'authorization'>,
    isGivenUp = false,
  ): TE.TaskEither<never, boolean> =>
    F.pipe(
      payment.cancel({ reference: orderNumber, authorization }),
      TE.map((outcome) => outcome !== 'NotFound'),
      TE.chainFirstIOK((isFound) =>
        isFound
          ? IO.of(undefined)
          : log.write({ level: 'warning', tag: 'payment.release-not-found', data: { orderNumber, isGivenUp } }),
      ),
      TE.chainFirst((isFound) =>
        isFound || isGivenUp ? orders.forgetPaymentAttempt(orderNumber) : TE.right(undefined),
      ),
      TE.orElseFirstIOK(() => log.write({ level: 'error', tag: 'payment.release-failed', data: { orderNumber } })),
      TE.orElse(() => TE.of(false)),
    );

const isOlderThan =
  (minutes: number, now: Instant) =>
  ({ attemptedAt }: AbandonedAttempt): boolean =>
    Date.parse(now) - Date.parse(attemptedAt) >= minutes * 60_000;

/**
 * Cancels the authorizations of all attempts that ended without an order, one after the other; returns how many
 * succeeded (CART-06). One whose authorization is not known waits until the payment service can find it by its
 * reference; one that it does not find is kept for a day, since its search may be late or broken.
 */
export const releaseAbandonedPayments = (
  dependencies: Settling & Pick<Dependencies, 'clock'>,
): TE.TaskEither<Unavailable, number> => {
  const now = dependencies.clock.now();
  const canBeFound = isOlderThan(MINUTES_UNTIL_FOUND, now);
  const isGivenUp = isOlderThan(MINUTES_UNTIL_GIVEN_UP, now);
  return F.pipe(
    dependencies.orders.abandonedPaymentAttempts,
    TE.map((left) => left.filter((attempt) => O.isSome(attempt.authorization) || canBeFound(attempt))),
    TE.chainW((left) =>
      A.traverse(TE.ApplicativeSeq)((attempt: AbandonedAttempt) =>
        releasePayment(dependencies)(attempt, isGivenUp(attempt)),
      )([...left]),
    ),
    TE.map((released) => released.filter((worked) => worked).length),
  );
};
