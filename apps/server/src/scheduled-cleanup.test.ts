import { type Authorization, parseAuthorization } from '@gift-registry/domain';
import { centsOf, instantOf, orderNumberOf } from '@gift-registry/domain/testing/arbitrary';
import {
  failing,
  fakePayment,
  memoryDependencies,
  memoryLog,
  paymentTokens,
} from '@gift-registry/domain/testing/memory';
import { option as O, taskEither as TE } from 'fp-ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ScheduledCleanup, startScheduledCleanup } from './scheduled-cleanup.ts';

const HOUR = 3_600_000;
const name = 'set-aside-1';
const paymentRequest = (reference: string) => ({
  amount: centsOf(100),
  currency: 'USD' as const,
  token: paymentTokens.succeeds,
  reference,
});

/** Dependencies with one order whose money is not captured yet. */
const leftBehind = () => {
  const log = memoryLog();
  const payment = fakePayment();
  let tidied = 0;
  let left = O.match(
    () => [],
    (authorization: Authorization) => [{ orderNumber: orderNumberOf('HF-1'), authorization, isTakenBack: false }],
  )(parseAuthorization(name));
  const upkeep: ScheduledCleanup = {
    payment,
    log,
    clock: memoryDependencies().clock,
    settings: memoryDependencies().settings,
    sites: memoryDependencies().sites,
    origin: 'http://localhost:3000',
    housekeeping: TE.fromIO(() => {
      tidied += 1;
    }),
    placedOrders: memoryDependencies().placedOrders,
    orders: {
      ...memoryDependencies().orders,
      uncaptured: TE.fromIO(() => left),
      markCaptured: (orderNumber) =>
        TE.fromIO(() => {
          left = left.filter((order) => order.orderNumber !== orderNumber);
        }),
    },
  };
  return { upkeep, payment, log, tidied: () => tidied };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('[CART-06] captures at once the money that a stop left authorized, and cleans up every hour until stopped', async () => {
  const { upkeep, payment, log, tidied } = leftBehind();
  const stop = startScheduledCleanup(upkeep, HOUR);
  await vi.advanceTimersByTimeAsync(0);
  expect([payment.counts().captured, tidied()]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  expect([payment.counts().captured, tidied()]).toEqual([1, 3]);
  expect(log.entries()).toEqual([{ level: 'info', tag: 'orders.settled', data: { orders: 1 } }]);
  stop();
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(tidied()).toBe(3);
});

it('[CART-06] retries a failed capture after an hour', async () => {
  const { upkeep, payment, log } = leftBehind();
  let isAway = true;
  const stop = startScheduledCleanup(
    {
      ...upkeep,
      payment: {
        ...payment,
        capture: (authorization) =>
          isAway
            ? failing(payment, 'capture', { _tag: 'Unavailable' }).capture(authorization)
            : payment.capture(authorization),
      },
    },
    HOUR,
  );
  await vi.advanceTimersByTimeAsync(0);
  expect([payment.counts().captured, log.entries().map(({ tag }) => tag)]).toEqual([0, ['payment.capture-failed']]);
  isAway = false;
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(payment.counts().captured).toBe(1);
  stop();
});

it('[CART-06] releases the money of an abandoned attempt, and retries after an hour', async () => {
  const { upkeep, payment, log } = leftBehind();
  let left = [orderNumberOf('HF-2')];
  const orders: ScheduledCleanup['orders'] = {
    ...upkeep.orders,
    abandonedPaymentAttempts: TE.fromIO(() =>
      left.map((orderNumber) => ({
        orderNumber,
        authorization: O.none,
        attemptedAt: instantOf('2027-06-01T10:00:00.000Z'),
      })),
    ),
    forgetPaymentAttempt: (orderNumber) =>
      TE.fromIO(() => {
        left = left.filter((number) => number !== orderNumber);
      }),
  };
  await payment.authorize(paymentRequest('HF-2'))();
  payment.failNextRelease();
  const stop = startScheduledCleanup({ ...upkeep, orders }, HOUR);
  await vi.advanceTimersByTimeAsync(0);
  expect(payment.counts().released).toBe(0);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect([payment.counts().released, left]).toEqual([1, []]);
  expect(log.entries().map(({ tag }) => tag)).toEqual([
    'orders.settled',
    'payment.release-failed',
    'payments.released',
  ]);
  stop();
});

it('[CART-06] a payment service that never answers blocks nothing, and is called once', async () => {
  const { upkeep, payment } = leftBehind();
  let reads = 0;
  const capture = () => () => {
    reads += 1;
    return new Promise<never>(() => {});
  };
  const stop = startScheduledCleanup({ ...upkeep, payment: { ...payment, capture } }, HOUR);
  await vi.advanceTimersByTimeAsync(3 * HOUR);
  expect(reads).toBe(1);
  stop();
});

it('[CART-06] a failed round is logged, and the next one runs', async () => {
  const { upkeep, payment, log, tidied } = leftBehind();
  let isBroken = true;
  const capture: ScheduledCleanup['payment']['capture'] = (authorization) => {
    if (isBroken) throw new TypeError('ida@example.com');
    return payment.capture(authorization);
  };
  const stop = startScheduledCleanup({ ...upkeep, payment: { ...payment, capture } }, HOUR);
  await vi.advanceTimersByTimeAsync(0);
  expect(log.entries()).toEqual([
    {
      level: 'error',
      tag: 'background-task.failed',
      data: { round: 'cleanup', code: 'TypeError', at: expect.any(String) },
    },
  ]);
  isBroken = false;
  await vi.advanceTimersByTimeAsync(HOUR);
  expect([payment.counts().captured, tidied()]).toEqual([1, 2]);
  stop();
});
