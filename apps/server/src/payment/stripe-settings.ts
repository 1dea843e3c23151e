import { either as E, option as O } from 'fp-ts';

/** The settings of Stripe: its keys, and the origin of the API if that is not Stripe's own. */
export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly publishableKey: string;
  readonly apiUrl: O.Option<URL>;
}

const LOCAL_HOSTS: ReadonlyArray<string> = ['localhost', '127.0.0.1', '[::1]'];

const isApiUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, origin } = new URL(text);
  const isPrivate = protocol === 'https:' || (protocol === 'http:' && LOCAL_HOSTS.includes(hostname));
  return isPrivate && (text === origin || text === `${origin}/`);
};

/** Reads STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_API_URL; left is a sentence for whoever started the service. */
export const readStripeSettings = (setting: (name: string) => O.Option<string>): E.Either<string, StripeSettings> => {
  const [secretKey, publishableKey, webhookSecret] = [
    setting('STRIPE_SECRET_KEY'),
    setting('STRIPE_PUBLISHABLE_KEY'),
    setting('STRIPE_WEBHOOK_SECRET'),
  ];
  const apiUrl = setting('STRIPE_API_URL');
  if (O.isNone(secretKey) || O.isNone(publishableKey) || O.isNone(webhookSecret))
    return E.left(
      'PAYMENT=stripe needs STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET; set all three.',
    );
  if (O.isSome(apiUrl) && !isApiUrl(apiUrl.value))
    return E.left(
      'STRIPE_API_URL is not an address such as https://stripe.staging.example.com (http:// is for localhost, 127.0.0.1 and [::1] only), without a path; set it to one, or leave it out for Stripe itself.',
    );
  if (O.isSome(apiUrl) && /^(sk|rk)_live_/.test(secretKey.value))
    return E.left(
      'STRIPE_API_URL would send a live STRIPE_SECRET_KEY to somebody other than Stripe; leave it out, or use the keys of a test account.',
    );
  return E.right({
    secretKey: secretKey.value,
    publishableKey: publishableKey.value,
    webhookSecret: webhookSecret.value,
    apiUrl: O.map((url: string) => new URL(url))(apiUrl),
  });
};
