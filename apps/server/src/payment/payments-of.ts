import type { Log } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { demoPayment } from './demo-payment.ts';
import { paymentWithTimeout } from './payment-timeout.ts';
import { type StripeKeys, stripePayment } from './stripe-payment.ts';

/** The time limit of a payment call. */
const PAYMENT_SECONDS = 10;

/** How the service is paid: by Stripe if it has its keys, otherwise by test payments (CO-03). */
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
