import { marketTaxes } from '@gift-registry/domain/testing/arbitrary';
import { either as E } from 'fp-ts';
import { expect, it } from 'vitest';
import { systemClock } from '../../clock/system-clock.ts';
import { recordingLog } from '../../testing/test-database.ts';
import { connectProvider } from '../connect-providers.ts';

const connected = async (changes: Readonly<Record<string, string>>) => {
  const log = recordingLog();
  const env = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  const context = { log, clock: systemClock, dataFolder: '.', isProduction: true, taxes: marketTaxes };
  return { payment: await connectProvider('payment', 'stripe', { ...env, ...changes }, context), log };
};

it('[CO-03] another API than Stripe’s is reached by https, on this machine by http too, and is never sent a live key', async () => {
  for (const url of ['https://stripe.example.com', 'https://stripe.example.com:8443/', 'http://127.0.0.1:12111']) {
    const { payment, log } = await connected({ STRIPE_API_URL: url });
    const origins = { 'connect-src': ['https://api.stripe.com', new URL(url).origin] };
    expect(payment).toMatchObject(E.right({ fields: { options: { publishableKey: 'pk_1' }, origins } }));
    expect(log.entries.map(({ tag }) => tag)).toEqual(['payment.stand-in']);
  }
  const refused = E.left([expect.stringContaining('STRIPE_API_URL')]);
  for (const url of [
    'http://stripe.example.com',
    'https://stripe.example.com/v1',
    'stripe.example.com',
    'ftp://localhost',
  ])
    expect((await connected({ STRIPE_API_URL: url })).payment).toEqual(refused);
  for (const key of ['sk_live_1', 'rk_live_1'])
    expect((await connected({ STRIPE_API_URL: 'https://stripe.example.com', STRIPE_SECRET_KEY: key })).payment).toEqual(
      refused,
    );
});

it('[CO-03] Stripe itself needs no warning', async () => {
  const { payment, log } = await connected({});
  expect([E.isRight(payment), log.entries]).toEqual([true, []]);
});
