import { type PaymentToken, parsePaymentToken } from '@gift-registry/domain';
import { type PaymentProvider, paymentContract } from '@gift-registry/domain/testing/contract';
import { fakePayment, paymentTokens } from '@gift-registry/domain/testing/memory';
import { option as O } from 'fp-ts';
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
  const log = recordingLog();
  const payment = paymentWithTimeout(stripePayment(fake.settings, log), 10, log);
  const methods = {
    succeeds: 'pm_card_visa',
    declined: 'pm_card_chargeDeclined',
    challenge: 'pm_card_authenticationRequired',
  };
  return {
    payment: {
      ...payment,
      cancel: (canceled) => {
        fake.updateSearch();
        return payment.cancel(canceled);
      },
    },
    token: (outcome) => tokenOf(parsePaymentToken(fake.confirmationToken(methods[outcome]))),
    answerChallenge: fake.answerChallenge,
    close: fake.close,
  };
};

paymentContract('memory', memory);
paymentContract('the test payments', demo);
paymentContract('Stripe', stripe);
