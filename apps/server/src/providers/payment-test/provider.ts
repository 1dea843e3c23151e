import { randomUUID } from 'node:crypto';
import { defineProvider, type PaymentTrial } from '@gift-registry/domain/providers';
import { builtFields } from '../../built-fields.ts';
import { testPayment } from './test-payment.ts';

/** Test payments, in which no money moves. In production they must be allowed explicitly, so that no shop gives its goods away by mistake. */
export default defineProvider({
  kind: 'payment',
  settings: { ALLOW_TEST_PAYMENTS: { description: '1', isOptional: true } },
  problems: ({ ALLOW_TEST_PAYMENTS }, { isProduction }) =>
    isProduction && ALLOW_TEST_PAYMENTS !== '1'
      ? [
          'Test payments move no money; in production set PAYMENT_MODULE to the module of your payment service, or ALLOW_TEST_PAYMENTS=1 to give everything away.',
        ]
      : [],
  create: (_values, { log, isProduction }) => {
    if (isProduction) log.write({ level: 'warning', tag: 'payment.stand-in', data: {} })();
    const { payment, answer } = testPayment();
    return { payment, answer, fields: { script: builtFields('payment-test') } };
  },
});

export const trial: PaymentTrial = {
  tokens: {
    succeeds: () => `demo_succeeds_4242_${randomUUID()}`,
    declined: () => `demo_declined_0002_${randomUUID()}`,
    challenge: () => `demo_challenge_3155_${randomUUID()}`,
  },
  answerChallenge: ({ answer }, authorization, isApproved) => answer?.({ authorization, isApproved })(),
};
