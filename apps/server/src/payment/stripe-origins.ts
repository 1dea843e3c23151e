import { option as O } from 'fp-ts';
import type { PageOrigins } from '../http/security-headers.ts';
import type { StripeSettings } from './stripe-settings.ts';

/** What Stripe's script and fields load and call from a page, by Stripe's own list, and a stand-in of its API. */
export const stripeOrigins = ({ apiUrl }: Pick<StripeSettings, 'apiUrl'>): PageOrigins => ({
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connect: [
    'https://api.stripe.com',
    ...O.match(
      () => [],
      ({ origin }: URL) => [origin],
    )(apiUrl),
  ],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
});
