import { type PaymentToken, parsePaymentToken } from '@gift-registry/domain';
import { authorizationOf, centsOf } from '@gift-registry/domain/testing/arbitrary';
import { type PaymentProvider, paymentContract } from '@gift-registry/domain/testing/contract';
import { fakePayment, paymentTokens } from '@gift-registry/domain/testing/memory';
import { either as E, option as O } from 'fp-ts';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { fakeStripe } from '../testing/fake-stripe.ts';
import { recordingLog } from '../testing/test-database.ts';
import { demoPayment } from './demo-payment.ts';
import { paymentWithTimeout } from './payment-timeout.ts';
import { stripePayment } from './stripe-payment.ts';

const tokenOf = (raw: O.Option<PaymentToken>): PaymentToken => {
  if (O.isNone(raw)) throw new Error('no token');
  return raw.value;
};

const memory = async (): Promise<PaymentProvider> => {
  const payment = fakePayment();
  return {
    payment,
    token: (outcome) => paymentTokens[outcome === 'challenge' ? 'challenged' : outcome],
    answerChallenge: payment.answerChallenge,
    close: () => Promise.resolve(),
  };
};

const demo = async (): Promise<PaymentProvider> => {
  const payment = demoPayment();
  const cards = { succeeds: '4242 4242 4242 4242', declined: '4000 0000 0000 0002', challenge: '4000 0025 0000 3155' };
  return {
    payment,
    token: (outcome) => tokenOf(payment.tokenFor(cards[outcome])),
    answerChallenge: payment.answerChallenge,
    close: () => Promise.resolve(),
  };
};

const stripe = async (): Promise<PaymentProvider> => {
  const fake = await fakeStripe();
  const methods = {
    succeeds: 'pm_card_visa',
    declined: 'pm_card_chargeDeclined',
    challenge: 'pm_card_authenticationRequired',
  };
  return {
    payment: paymentWithTimeout(stripePayment(fake.keys), 10, recordingLog()),
    token: (outcome) => tokenOf(parsePaymentToken(methods[outcome])),
    answerChallenge: fake.answerChallenge,
    close: fake.close,
  };
};

paymentContract('memory', memory);
paymentContract('the test payments', demo);
paymentContract('Stripe', stripe);

describe('Stripe', () => {
  it('[CO-03] reads the events that Stripe signs, and cancels what another process authorized by looking for its reference', async () => {
    const fake = await fakeStripe();
    const payment = stripePayment(fake.keys);
    const payload = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'charge.refunded',
      data: { object: { id: 'ch_1', object: 'charge', payment_intent: 'pi_7' } },
    });
    const { webhookSecret, secretKey } = fake.keys;
    const signature = new Stripe(secretKey).webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
    expect(payment.readEvent(payload, signature)).toEqual(
      E.right({ id: 'evt_1', kind: 'Refunded', authorization: O.some('pi_7') }),
    );
    expect(payment.readEvent(`${payload} `, signature)).toEqual(E.left({ _tag: 'EventRejected' }));
    const token = tokenOf(parsePaymentToken('pm_card_visa'));
    await payment.authorize({ amount: centsOf(100), currency: 'CAD', token, reference: 'HF-9' })();
    expect(await stripePayment(fake.keys).cancel('HF-9')()).toEqual(E.right(true));
    expect(fake.seen.at(-1)).toBe('POST /v1/payment_intents/pi_1/cancel');
    await fake.close();
  });

  it("[CO-03] logs what is no customer's decline: a currency that Stripe refuses, and an outage", async () => {
    const fake = await fakeStripe();
    const log = recordingLog();
    const payment = paymentWithTimeout(stripePayment(fake.keys), 10, log);
    const request = { amount: centsOf(100), currency: 'USD' as const, reference: 'HF-1' };
    const authorize = (method: string) =>
      payment.authorize({ ...request, token: tokenOf(parsePaymentToken(method)) })();
    expect(await authorize('pm_card_chargeDeclined')).toEqual(E.left({ _tag: 'PaymentRefused' }));
    expect(log.entries).toEqual([]);
    expect(await authorize('pm_card_noCurrency')).toEqual(E.left({ _tag: 'Unavailable' }));
    await fake.close();
    expect(await payment.capture(authorizationOf('pi_1'))()).toEqual(E.left({ _tag: 'Unavailable' }));
    expect(log.entries.map(({ data }) => data)).toEqual([
      { call: 'authorize', code: 'currency_not_supported' },
      { call: 'capture', code: expect.stringMatching(/./) },
    ]);
  });
});
