import type { Log } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { demoPayment } from './demo-payment.ts';
import { paymentWithTimeout } from './payment-timeout.ts';
import { type StripeKeys, stripePayment } from './stripe-payment.ts';

/** The time limit of a payment call, in seconds. */
const PAYMENT_SECONDS = 10;

/** The payment provider of the service: Stripe if its keys are configured, otherwise test payments (CO-03). */
export const paymentsOf = (
  stripe: O.Option<StripeKeys>,
  log: Log,
): Pick<ServiceDependencies, 'payment' | 'paymentSetup' | 'testPayments'> => {
  if (O.isSome(stripe))
    return {
      payment: paymentWithTimeout(stripePayment(stripe.value), PAYMENT_SECONDS, log),
      paymentSetup: { provider: 'stripe', publishableKey: stripe.value.publishableKey },
      testPayments: O.none,
    };
  const test = demoPayment();
  return {
    payment: paymentWithTimeout(test, PAYMENT_SECONDS, log),
    paymentSetup: { provider: 'demo' },
    testPayments: O.some(test),
  };
};
