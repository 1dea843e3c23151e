import { type Authorization, type Payment, parsePaymentToken } from '@gift-registry/domain';
import { authorizationOf, centsOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordingLog } from '../../testing/test-database.ts';
import { paymentWithTimeout } from '../payment-timeout.ts';
import { stripePayment } from './stripe-payment.ts';
import { fakeStripe } from './testing/fake-stripe.ts';

const UNAVAILABLE = E.left({ _tag: 'Unavailable' });

let fake: Awaited<ReturnType<typeof fakeStripe>>;
let log: ReturnType<typeof recordingLog>;
let payment: Payment;
beforeEach(async () => {
  fake = await fakeStripe();
  log = recordingLog();
  payment = paymentWithTimeout(stripePayment(fake.settings, log), 10, log);
});
afterEach(() => fake.close());

const request = (amount: number, reference: string, method = 'pm_card_visa') => {
  const token = parsePaymentToken(fake.confirmationToken(method));
  if (O.isNone(token)) throw new Error('no token');
  return { amount: centsOf(amount), currency: 'USD' as const, reference, token: token.value };
};
const authorized = async (reference: string): Promise<Authorization> => {
  const answer = await payment.authorize(request(10_000, reference))();
  if (E.isLeft(answer)) throw new Error(answer.left._tag);
  return answer.right.authorization;
};
const captured = async (reference: string): Promise<Authorization> => {
  const authorization = await authorized(reference);
  await payment.capture(authorization)();
  return authorization;
};

describe('paying by Stripe', () => {
  it('[CO-03] a payment that Stripe never takes is refused for good, says why, and is logged once', async () => {
    const answers = [];
    for (const amount of [49, 100_000_000]) answers.push(await payment.authorize(request(amount, `HF-${amount}`))());
    fake.failWith(400, 'invalid_request_error', 'payment_method_unactivated');
    answers.push(await payment.authorize(request(10_000, 'HF-3'))());
    expect(answers).toEqual(
      ['tooSmall', 'tooLarge', 'notPossible'].map((why) => E.left({ _tag: 'PaymentNotAccepted', why })),
    );
    expect(log.entries.map(({ level, tag, data }) => [level, tag, data['code']])).toEqual([
      ['error', 'payment.not-accepted', 'amount_too_small'],
      ['error', 'payment.not-accepted', 'amount_too_large'],
      ['error', 'payment.not-accepted', 'payment_method_unactivated'],
    ]);
  });

  it('[CO-03] what passes by itself is told as such: an outage, too many requests, and a first request still being answered', async () => {
    for (const [status, type, code] of [
      [500, 'api_error', undefined],
      [429, 'invalid_request_error', 'rate_limit'],
    ] as const) {
      fake.failWith(status, type, code);
      expect(await payment.authorize(request(10_000, `HF-${status}`))()).toEqual(UNAVAILABLE);
    }
    fake.failWith();
    const release = fake.hold();
    const asked = request(10_000, 'HF-1');
    const first = payment.authorize(asked)();
    await expect.poll(() => fake.seen.filter((call) => call === 'POST /v1/payment_intents').length).toBe(3);
    expect(await payment.authorize(asked)()).toEqual(UNAVAILABLE);
    release();
    expect(E.isRight(await first)).toBe(true);
    expect(await payment.authorize(asked)()).toEqual(await first);
    expect(log.entries.map(({ data }) => data['code'])).toEqual([
      'StripeAPIError',
      'rate_limit',
      'idempotency_key_in_use',
    ]);
  });

  it('[CO-03] a declined card is the payer’s matter and is not logged; another card under the same reference is not mistaken for it', async () => {
    const declined = await payment.authorize(request(10_000, 'HF-1', 'pm_card_chargeDeclined'))();
    expect([declined, log.entries]).toEqual([E.left({ _tag: 'PaymentRefused' }), []]);
    expect(await payment.authorize(request(10_000, 'HF-1'))()).toEqual(UNAVAILABLE);
    expect(log.entries.map(({ data }) => data['code'])).toEqual(['StripeIdempotencyError']);
  });

  it('[CO-03] cancels the one payment by its id, and without it by its reference, never reading other payments', async () => {
    const known = await authorized('HF-1');
    await authorized('HF-2');
    const before = fake.seen.length;
    expect(await payment.cancel({ reference: 'HF-1', authorization: O.some(known) })()).toEqual(E.right('Canceled'));
    const unknown = { reference: 'HF-2', authorization: O.none };
    expect(await payment.cancel(unknown)()).toEqual(E.right('NotFound'));
    fake.updateSearch();
    expect(await payment.cancel(unknown)()).toEqual(E.right('Canceled'));
    expect(fake.seen.slice(before)).toEqual([
      'GET /v1/payment_intents/pi_1',
      'POST /v1/payment_intents/pi_1/cancel',
      'GET /v1/payment_intents/search',
      'GET /v1/payment_intents/search',
      'POST /v1/payment_intents/pi_2/cancel',
    ]);
  });
});

describe('paying back by Stripe', () => {
  const refund = (authorization: Authorization, reference = 'R-1', amount = 6_000) =>
    payment.refund(authorization, centsOf(amount), reference)();
  const failed = E.left({ _tag: 'RefundFailed' });

  it('[CO-03] a refund is paid once it has succeeded; one on its way is asked for again and not made again', async () => {
    const authorization = await captured('HF-1');
    for (const status of ['pending', 'requires_action'] as const) {
      if (fake.refunds().length === 0) fake.startRefund(status);
      else fake.changeRefund('re_1', status);
      expect(await refund(authorization)).toEqual(E.right('Pending'));
    }
    fake.changeRefund('re_1', 'succeeded');
    for (const _ of [1, 2]) expect(await refund(authorization)).toEqual(E.right('Paid'));
    expect(fake.refunds()).toHaveLength(1);
  });

  it.each(['failed', 'canceled'] as const)(
    '[CO-03] a refund that %s is not paid: its repeat is a refund of its own, until one is paid',
    async (status) => {
      const authorization = await captured('HF-1');
      fake.startRefund(status);
      expect(await refund(authorization)).toEqual(failed);
      fake.startRefund('pending');
      expect(await refund(authorization)).toEqual(E.right('Pending'));
      fake.changeRefund('re_2', status);
      expect(await refund(authorization)).toEqual(E.right('Paid'));
      expect(await refund(authorization)).toEqual(E.right('Paid'));
      expect(fake.refunds().map((each) => each.status)).toEqual([status, status, 'succeeded']);
      // What failed holds no money: the rest of the payment can still be paid back.
      expect(await refund(authorization, 'R-2', 4_000)).toEqual(E.right('Paid'));
    },
  );

  it('[CO-03] after ten failed refunds only the shop can pay back, and its own refund with the reference counts', async () => {
    const authorization = await captured('HF-1');
    for (const _ of Array(10).keys()) {
      fake.startRefund('failed');
      expect(await refund(authorization)).toEqual(failed);
    }
    expect(await refund(authorization)).toEqual(E.left({ _tag: 'RefundRefused' }));
    expect(fake.refunds()).toHaveLength(10);
    fake.changeRefund('re_10', 'succeeded');
    expect(await refund(authorization)).toEqual(E.right('Paid'));
  });

  it('[CO-03] finds its refund among more than a hundred of the same payment', async () => {
    const authorization = await captured('HF-1');
    for (const count of Array(101).keys()) await refund(authorization, `R-${count}`, 1);
    expect(await refund(authorization, 'R-0', 1)).toEqual(E.right('Paid'));
    expect(fake.refunds()).toHaveLength(101);
  });

  it('[CO-03] the money of a disputed payment is not paid back as well', async () => {
    const authorization = await captured('HF-1');
    fake.dispute(authorization);
    expect(await refund(authorization)).toEqual(E.left({ _tag: 'RefundRefused' }));
  });
});

describe('events of Stripe', () => {
  const read = (type: string, object: object) => payment.readEvent(...fake.event(type, object));
  const reported = (change: object, authorization = 'pi_7') =>
    E.right({ id: 'evt_1', authorization: O.some(authorization), change });

  it('[CO-03] are believed when Stripe signed these bytes within five minutes', () => {
    const [payload, headers] = fake.event('charge.refunded', { id: 'ch_1', payment_intent: 'pi_7' });
    expect(payment.readEvent(payload, headers)).toEqual(reported({ kind: 'Refunded' }));
    const rejected = E.left({ _tag: 'EventRejected' });
    expect(payment.readEvent(`${payload} `, headers)).toEqual(rejected);
    const stale = new Stripe(fake.settings.secretKey).webhooks.generateTestHeaderString({
      payload,
      secret: fake.settings.webhookSecret,
      timestamp: 1_700_000_000,
    });
    expect(payment.readEvent(payload, { 'stripe-signature': stale })).toEqual(rejected);
  });

  it('[CO-03] name the refund that failed or was canceled, also after it had succeeded', () => {
    const of = (status: string) => ({ id: 're_1', payment_intent: 'pi_7', status, metadata: { reference: 'R-1' } });
    const change = { kind: 'RefundFailed', refund: O.some('R-1') };
    expect(read('refund.failed', of('failed'))).toEqual(reported(change));
    expect(read('refund.updated', of('canceled'))).toEqual(reported(change));
    expect(read('refund.updated', of('succeeded'))).toEqual(reported({ kind: 'Other' }));
  });

  it.each([
    ['created', 'warning_needs_response', 'inquiry'],
    ['created', 'needs_response', 'open'],
    ['funds_withdrawn', 'under_review', 'open'],
    ['updated', 'appeal_under_review', 'open'],
    ['updated', 'a_later_state', 'open'],
    ['closed', 'lost', 'lost'],
    ['closed', 'prevented', 'lost'],
    ['closed', 'warning_closed', 'won'],
    ['funds_reinstated', 'won', 'won'],
  ])('[CO-03] charge.dispute.%s with the status %s reports a dispute that is %s', (kind, status, state) => {
    expect(read(`charge.dispute.${kind}`, { id: 'dp_1', payment_intent: 'pi_7', amount: 6_000, status })).toEqual(
      reported({
        kind: 'Disputed',
        dispute: { id: 'dp_1', state, amount: 6_000, reportedAt: '2027-06-01T00:00:00.000Z' },
      }),
    );
  });
});

describe('the stand-in of Stripe', () => {
  const stripeWith = (key: string) => {
    const url = O.toNullable(fake.settings.apiUrl);
    return new Stripe(key, {
      host: url?.hostname ?? '',
      port: url?.port ?? '',
      protocol: 'http',
      maxNetworkRetries: 0,
    });
  };

  it('refuses what Stripe refuses: a wrong key, unknown parameters and calls, a used token', async () => {
    await expect(stripeWith('sk_test_other').refunds.list()).rejects.toMatchObject({ statusCode: 401 });
    const stripe = stripeWith(fake.settings.secretKey);
    await expect(stripe.refunds.list({ charge: 'ch_1' })).rejects.toMatchObject({ code: 'parameter_unknown' });
    await expect(stripe.paymentIntents.list()).rejects.toMatchObject({ statusCode: 404 });
    const asked = request(10_000, 'HF-1');
    expect(E.isRight(await payment.authorize(asked)())).toBe(true);
    expect(await payment.authorize({ ...asked, reference: 'HF-2' })()).toEqual(
      E.left({ _tag: 'PaymentNotAccepted', why: 'notPossible' }),
    );
    expect(await payment.capture(authorizationOf('pi_9'))()).toEqual(UNAVAILABLE);
  });
});
