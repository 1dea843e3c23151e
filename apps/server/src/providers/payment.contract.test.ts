import { type PaymentToken, parsePaymentToken } from '@gift-registry/domain';
import { type PaymentProvider, paymentContract } from '@gift-registry/domain/testing/contract';
import { fakePayment, paymentTokens } from '@gift-registry/domain/testing/memory';
import { option as O } from 'fp-ts';
import { recordingLog } from '../testing/test-database.ts';
import { stripePayment } from './payment-stripe/stripe-payment.ts';
import { fakeStripe } from './payment-stripe/testing/fake-stripe.ts';
import { paymentWithTimeout } from './payment-timeout.ts';

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
paymentContract('Stripe', stripe);
