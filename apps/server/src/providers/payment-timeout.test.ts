import type { Payment } from '@gift-registry/domain';
import { centsOf } from '@gift-registry/domain/testing/arbitrary';
import { fakePayment, paymentTokens } from '@gift-registry/domain/testing/memory';
import { either as E, option as O, type taskEither as TE } from 'fp-ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordingLog } from '../testing/test-database.ts';
import { paymentWithTimeout } from './payment-timeout.ts';

const UNAVAILABLE = E.left({ _tag: 'Unavailable' });
const paymentRequest = (reference: string) => ({
  amount: centsOf(100),
  currency: 'USD' as const,
  token: paymentTokens.succeeds,
  reference,
});
const later =
  <R, A>(seconds: number, task: TE.TaskEither<R, A>): TE.TaskEither<R, A> =>
  () =>
    new Promise((resolve) => {
      setTimeout(() => void task().then(resolve), seconds * 1_000);
    });

/** A payment whose calls take so many seconds, except a cancellation, which is immediate. */
const slow = (seconds: number) => {
  const payment = fakePayment();
  const slowed: Payment = {
    authorize: (request) => later(seconds, payment.authorize(request)),
    confirm: (authorization, reference) => later(seconds, payment.confirm(authorization, reference)),
    capture: (authorization) => later(seconds, payment.capture(authorization)),
    cancel: payment.cancel,
    refund: payment.refund,
    readEvent: payment.readEvent,
  };
  const log = recordingLog();
  return { payment, log, limited: paymentWithTimeout(slowed, 10, log) };
};

const authorized = async (payment: Payment) => {
  const answer = await payment.authorize(paymentRequest('HF-1'))();
  if (E.isLeft(answer)) throw new Error('refused');
  return answer.right.authorization;
};

describe('a payment service with a time limit', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('[CART-06] passes on answers and refusals within the limit', async () => {
    const { payment, limited, log } = slow(9);
    const first = limited.authorize(paymentRequest('HF-1'))();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(E.isRight(await first)).toBe(true);
    payment.refuseNext();
    const second = limited.authorize(paymentRequest('HF-2'))();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await second).toEqual(E.left({ _tag: 'PaymentRefused' }));
    expect([vi.getTimerCount(), log.entries]).toEqual([0, []]);
  });

  it('[CART-06] is Unavailable after the limit, and releases money that is authorized later', async () => {
    const { payment, limited, log } = slow(11);
    const answer = limited.authorize(paymentRequest('HF-1'))();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toEqual(UNAVAILABLE);
    expect(payment.counts()).toEqual({ authorized: 0, captured: 0, released: 0 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(payment.counts()).toEqual({ authorized: 1, captured: 0, released: 1 });
    expect(log.entries).toEqual([
      { level: 'warning', tag: 'payment.unavailable', data: { call: 'authorize', code: 'no answer within 10 s' } },
    ]);
  });

  it('[CO-03] a confirmation that is answered too late leaves the payment to the repeat that has placed the order', async () => {
    const { payment, limited } = slow(11);
    const authorization = await authorized(payment);
    const first = limited.confirm(authorization, 'HF-1')();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await first).toEqual(UNAVAILABLE);
    expect(E.isRight(await payment.confirm(authorization, 'HF-1')())).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    await payment.capture(authorization)();
    expect(payment.counts()).toEqual({ authorized: 1, captured: 1, released: 0 });
  });

  it('[CART-06] is Unavailable if a capture or release hangs or fails', async () => {
    const log = recordingLog();
    const limited = paymentWithTimeout(
      {
        ...fakePayment(),
        capture: () => () => new Promise(() => {}),
        cancel: () => () => Promise.reject(new TypeError('ida@example.com')),
      },
      10,
      log,
    );
    const authorization = await authorized(limited);
    const captured = limited.capture(authorization)();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([await captured, await limited.cancel({ reference: 'HF-1', authorization: O.none })()]).toEqual([
      UNAVAILABLE,
      UNAVAILABLE,
    ]);
    expect(log.entries.map(({ data }) => data)).toEqual([
      { call: 'capture', code: 'no answer within 10 s' },
      { call: 'cancel', code: 'TypeError' },
    ]);
  });

  it('[CART-06] is Unavailable if a call throws before it returns a promise', async () => {
    const log = recordingLog();
    const broken = (): never => {
      throw new TypeError('ida@example.com');
    };
    const limited = paymentWithTimeout({ ...fakePayment(), authorize: broken, cancel: () => broken }, 10, log);
    expect(await limited.authorize(paymentRequest('HF-1'))()).toEqual(UNAVAILABLE);
    expect(await limited.cancel({ reference: 'HF-1', authorization: O.none })()).toEqual(UNAVAILABLE);
    expect(vi.getTimerCount()).toBe(0);
    expect(log.entries.map(({ data }) => data)).toEqual([
      { call: 'authorize', code: 'TypeError' },
      { call: 'cancel', code: 'TypeError' },
    ]);
  });
});
