import { defineProvider } from '@gift-registry/domain/providers';
import { option as O } from 'fp-ts';
import { builtFields } from '../../built-fields.ts';
import { stripePayment } from './stripe-payment.ts';

const LOCAL_HOSTS: ReadonlyArray<string> = ['localhost', '127.0.0.1', '[::1]'];

const isApiUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, origin } = new URL(text);
  const isPrivate = protocol === 'https:' || (protocol === 'http:' && LOCAL_HOSTS.includes(hostname));
  return isPrivate && (text === origin || text === `${origin}/`);
};

/** Payments by Stripe, or by another API in its place: a mock, or a stand-in in staging (docs/payments.md). */
export default defineProvider({
  kind: 'payment',
  settings: {
    STRIPE_SECRET_KEY: { description: 'a secret key such as sk_live_…' },
    STRIPE_PUBLISHABLE_KEY: { description: 'a publishable key such as pk_live_…' },
    STRIPE_WEBHOOK_SECRET: { description: 'the secret of a webhook endpoint, such as whsec_…' },
    STRIPE_API_URL: {
      description:
        'an address without a path such as https://stripe.staging.example.com (http:// is for localhost, 127.0.0.1 and [::1] only)',
      isOptional: true,
      accepts: isApiUrl,
    },
  },
  problems: ({ STRIPE_SECRET_KEY, STRIPE_API_URL }) =>
    STRIPE_API_URL !== undefined && /^(sk|rk)_live_/.test(STRIPE_SECRET_KEY)
      ? [
          'STRIPE_API_URL would send a live STRIPE_SECRET_KEY to somebody other than Stripe; leave it out, or use the keys of a test account.',
        ]
      : [],
  create: (values, { log, isProduction }) => {
    const apiUrl = O.map((url: string) => new URL(url))(O.fromNullable(values.STRIPE_API_URL));
    if (isProduction && O.isSome(apiUrl)) log.write({ level: 'warning', tag: 'payment.stand-in', data: {} })();
    return {
      payment: stripePayment(
        { secretKey: values.STRIPE_SECRET_KEY, webhookSecret: values.STRIPE_WEBHOOK_SECRET, apiUrl },
        log,
      ),
      fields: {
        script: builtFields('payment-stripe'),
        options: { publishableKey: values.STRIPE_PUBLISHABLE_KEY },
        // What Stripe's script and fields load and call, by Stripe's own list.
        origins: {
          'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
          'connect-src': ['https://api.stripe.com', ...(O.isSome(apiUrl) ? [apiUrl.value.origin] : [])],
          'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
        },
      },
    };
  },
});
