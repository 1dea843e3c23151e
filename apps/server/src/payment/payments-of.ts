import type { Log } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { NO_ORIGINS } from '../http/security-headers.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import { demoPayment } from './demo-payment.ts';
import { paymentWithTimeout } from './payment-timeout.ts';
import { stripeOrigins } from './stripe-origins.ts';
import { stripePayment } from './stripe-payment.ts';
import type { StripeSettings } from './stripe-settings.ts';

/** The time limit of a payment call, in seconds. */
const PAYMENT_SECONDS = 10;

/** The payment provider of the service: Stripe if its keys are configured, otherwise test payments (CO-03). */
export const paymentsOf = (
  stripe: O.Option<StripeSettings>,
  log: Log,
): Pick<ServiceDependencies, 'payment' | 'paymentSetup' | 'paymentOrigins' | 'testPayments'> => {
  if (O.isSome(stripe))
    return {
      payment: paymentWithTimeout(stripePayment(stripe.value, log), PAYMENT_SECONDS, log),
      paymentSetup: { provider: 'stripe', publishableKey: stripe.value.publishableKey },
      paymentOrigins: stripeOrigins(stripe.value),
      testPayments: O.none,
    };
  const test = demoPayment();
  return {
    payment: paymentWithTimeout(test, PAYMENT_SECONDS, log),
    paymentSetup: { provider: 'demo' },
    paymentOrigins: NO_ORIGINS,
    testPayments: O.some(test),
  };
};
