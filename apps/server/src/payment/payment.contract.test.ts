import { type Authorization, type Payment, type PaymentToken, parsePaymentToken } from '@gift-registry/domain';
import { authorizationOf, centsOf } from '@gift-registry/domain/testing/arbitrary';
import { fakePayment, paymentTokens } from '@gift-registry/domain/testing/memory';
import { either as E, option as O } from 'fp-ts';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordingLog } from '../testing/opened-database.ts';
import { stripeStandIn } from '../testing/stripe-stand-in.ts';
import { demoPayment } from './demo-payment.ts';
import { paymentWithTimeout } from './payment-timeout.ts';
import { stripePayment } from './stripe-payment.ts';

/** An implementation of the payment port, with tokens that succeed, are declined and ask for a challenge. */
interface Provider {
  readonly payment: Payment;
  readonly token: (outcome: 'succeeds' | 'declined' | 'challenge') => PaymentToken;
  readonly answerChallenge: (authorization: Authorization, isApproved: boolean) => void;
  readonly close: () => Promise<void>;
}

const tokenOf = (raw: O.Option<PaymentToken>): PaymentToken => {
  if (O.isNone(raw)) throw new Error('no token');
  return raw.value;
};

const memory = async (): Promise<Provider> => {
  const payment = fakePayment();
  return {
    payment,
    token: (outcome) => paymentTokens[outcome === 'challenge' ? 'challenged' : outcome],
    answerChallenge: payment.answerChallenge,
    close: () => Promise.resolve(),
  };
};

const demo = async (): Promise<Provider> => {
  const payment = demoPayment();
  const cards = { succeeds: '4242 4242 4242 4242', declined: '4000 0000 0000 0002', challenge: '4000 0025 0000 3155' };
  return {
    payment,
    token: (outcome) => tokenOf(payment.tokenFor(cards[outcome])),
    answerChallenge: payment.answerChallenge,
    close: () => Promise.resolve(),
  };
};

const stripe = async (): Promise<Provider> => {
  const standIn = await stripeStandIn();
  const methods = {
    succeeds: 'pm_card_visa',
    declined: 'pm_card_chargeDeclined',
    challenge: 'pm_card_authenticationRequired',
  };
  return {
    payment: paymentWithTimeout(stripePayment(standIn.keys), 10, recordingLog()),
    token: (outcome) => tokenOf(parsePaymentToken(methods[outcome])),
    answerChallenge: standIn.answerChallenge,
    close: standIn.close,
  };
};

describe.each([
  ['memory', memory],
  ['the test payments', demo],
  ['Stripe', stripe],
] as const)('the payment port by %s', (_name, make) => {
  let provider: Provider;
  let attempts = 0;
  beforeAll(async () => {
    provider = await make();
  });
  afterAll(() => provider.close());

  const reference = (): string => {
    attempts += 1;
    return `HF-${attempts}`;
  };
  const asked = (token: PaymentToken, of: string) => ({
    amount: centsOf(10_000),
    currency: 'USD' as const,
    token,
    reference: of,
  });
  const authorized = async (of: string): Promise<Authorization> => {
    const answer = await provider.payment.authorize(asked(provider.token('succeeds'), of))();
    if (E.isLeft(answer)) throw new Error(answer.left._tag);
    expect(answer.right).toMatchObject({ _tag: 'Authorized', label: expect.stringMatching(/ending 4242$/) });
    return answer.right.authorization;
  };
  const challenged = async (of: string): Promise<Authorization> => {
    const answer = await provider.payment.authorize(asked(provider.token('challenge'), of))();
    if (E.isLeft(answer)) throw new Error(answer.left._tag);
    expect(answer.right).toMatchObject({ _tag: 'RequiresAction', action: expect.stringMatching(/./) });
    return answer.right.authorization;
  };

  it('[CO-03] money is authorized once for a reference, captured once, and paid back once for a refund reference, never more than was paid', async () => {
    const { payment, token } = provider;
    const of = reference();
    const authorization = await authorized(of);
    const refund = (amount: number, name: string) => payment.refund(authorization, centsOf(amount), name)();
    expect(await refund(1_000, `${of}-early`)).toEqual(E.left({ _tag: 'RefundRefused' }));
    for (const _ of [1, 2]) expect(await payment.capture(authorization)()).toEqual(E.right(undefined));
    for (const _ of [1, 2]) expect(await refund(6_000, `${of}-1`)).toEqual(E.right(undefined));
    expect(await refund(6_000, `${of}-2`)).toEqual(E.left({ _tag: 'RefundRefused' }));
    expect(await refund(4_000, `${of}-3`)).toEqual(E.right(undefined));
    const again = reference();
    const sameToken = token('succeeds');
    const first = await payment.authorize(asked(sameToken, again))();
    expect(await payment.authorize(asked(sameToken, again))()).toEqual(first);
  });

  it('[CO-03] a declined card is refused', async () => {
    const { payment, token } = provider;
    expect(await payment.authorize(asked(token('declined'), reference()))()).toEqual(
      E.left({ _tag: 'PaymentRefused' }),
    );
  });

  it('[CO-03] a challenge waits for its payer, is confirmed for its own reference alone, and once it is denied it is refused', async () => {
    const { payment, answerChallenge } = provider;
    const [yes, no] = [reference(), reference()];
    const [approved, denied] = [await challenged(yes), await challenged(no)];
    expect(await payment.confirm(approved, yes)()).toMatchObject(E.right({ _tag: 'RequiresAction' }));
    answerChallenge(approved, true);
    answerChallenge(denied, false);
    expect(await payment.confirm(approved, no)()).toEqual(E.left({ _tag: 'PaymentRefused' }));
    expect(await payment.confirm(approved, yes)()).toMatchObject(
      E.right({ _tag: 'Authorized', authorization: approved }),
    );
    expect(await payment.confirm(denied, no)()).toEqual(E.left({ _tag: 'PaymentRefused' }));
    expect(await payment.confirm(authorizationOf('pi_unknown'), yes)()).toEqual(E.left({ _tag: 'PaymentRefused' }));
  });

  it('[CO-03] canceling twice, or something unknown, does nothing more; what was canceled is not captured or paid back', async () => {
    const { payment } = provider;
    const of = reference();
    const authorization = await authorized(of);
    for (const _ of [1, 2]) expect(await payment.cancel(of)()).toEqual(E.right(true));
    expect(await payment.cancel('HF-never-seen')()).toEqual(E.right(true));
    expect(await payment.refund(authorization, centsOf(100), `${of}-1`)()).toEqual(E.left({ _tag: 'RefundRefused' }));
    expect(await payment.capture(authorization)()).toEqual(E.left({ _tag: 'Unavailable' }));
    const other = reference();
    expect(await payment.capture(await authorized(other))()).toEqual(E.right(undefined));
    expect(await payment.cancel(other)()).toEqual(E.right(false));
  });

  it('[CO-03] an event that is not signed is not believed', () => {
    expect(provider.payment.readEvent('{"id":"evt_1"}', 't=1,v1=00')).toEqual(E.left({ _tag: 'EventRejected' }));
  });
});

describe('Stripe', () => {
  it('[CO-03] reads the events that Stripe signs, and cancels what another process authorized by looking for its reference', async () => {
    const standIn = await stripeStandIn();
    const payment = stripePayment(standIn.keys);
    const payload = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'charge.refunded',
      data: { object: { id: 'ch_1', object: 'charge', payment_intent: 'pi_7' } },
    });
    const { webhookSecret, secretKey } = standIn.keys;
    const signature = new Stripe(secretKey).webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
    expect(payment.readEvent(payload, signature)).toEqual(
      E.right({ id: 'evt_1', kind: 'Refunded', authorization: O.some('pi_7') }),
    );
    expect(payment.readEvent(`${payload} `, signature)).toEqual(E.left({ _tag: 'EventRejected' }));
    const token = tokenOf(parsePaymentToken('pm_card_visa'));
    await payment.authorize({ amount: centsOf(100), currency: 'CAD', token, reference: 'HF-9' })();
    expect(await stripePayment(standIn.keys).cancel('HF-9')()).toEqual(E.right(true));
    expect(standIn.seen.at(-1)).toBe('POST /v1/payment_intents/pi_1/cancel');
    await standIn.close();
  });

  it("[CO-03] logs what is no customer's decline: a currency that Stripe refuses, and an outage", async () => {
    const standIn = await stripeStandIn();
    const log = recordingLog();
    const payment = paymentWithTimeout(stripePayment(standIn.keys), 10, log);
    const request = { amount: centsOf(100), currency: 'USD' as const, reference: 'HF-1' };
    const authorize = (method: string) =>
      payment.authorize({ ...request, token: tokenOf(parsePaymentToken(method)) })();
    expect(await authorize('pm_card_chargeDeclined')).toEqual(E.left({ _tag: 'PaymentRefused' }));
    expect(log.entries).toEqual([]);
    expect(await authorize('pm_card_noCurrency')).toEqual(E.left({ _tag: 'Unavailable' }));
    await standIn.close();
    expect(await payment.capture(authorizationOf('pi_1'))()).toEqual(E.left({ _tag: 'Unavailable' }));
    expect(log.entries.map(({ data }) => data)).toEqual([
      { call: 'authorize', code: 'currency_not_supported' },
      { call: 'capture', code: expect.stringMatching(/./) },
    ]);
  });
});
