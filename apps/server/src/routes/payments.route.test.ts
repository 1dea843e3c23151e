import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { demoPayment } from '../payment/demo-payment.ts';
import { stripeOrigins } from '../payment/stripe-origins.ts';
import { exampleServices, tagOf } from '../testing/example-services.ts';

const serving = exampleServices();
const event = (signature: string) => ({
  method: 'POST' as const,
  url: '/api/payments/events',
  body: '{"id":"evt_1"}',
  headers: { origin: '', 'stripe-signature': signature },
});

describe('paying', () => {
  it('[CO-03] a signed event is recorded, also when it comes again, and one that is not signed is 401', async () => {
    const { browser, dependencies } = await serving();
    const forged = await browser.ask(event('forged'));
    expect([forged.statusCode, tagOf(forged)]).toEqual([401, 'EventRejected']);
    for (const _ of [1, 2]) expect((await browser.ask(event('signed'))).statusCode).toBe(200);
    const entry = {
      level: 'info',
      tag: 'payment.event',
      data: { id: '{"id":"evt_1"}', kind: 'Other', orderNumber: '' },
    };
    expect(dependencies.log.entries().filter(({ tag }) => tag === 'payment.event')).toEqual([entry, entry]);
  });

  it('[CO-03] a test card becomes a token without its number; a challenge that was not asked is 404, and so are all test payments where Stripe is', async () => {
    const { browser } = await serving({}, { testPayments: O.some(demoPayment()) });
    const ask = (url: string, body: object) => browser.ask({ method: 'POST', url, body });
    expect((await browser.ask({ url: '/api/payments/setup' })).json()).toEqual({ provider: 'demo' });
    const token = await ask('/api/payments/test-tokens', { cardNumber: '4242 4242 4242 4242' });
    expect([token.statusCode, token.json().token]).toEqual([201, expect.stringMatching(/^demo_succeeds_4242_/)]);
    expect(tagOf(await ask('/api/payments/test-tokens', { cardNumber: '4242' }))).toBe('CardNumberInvalid');
    const answer = { authorization: 'demo_1', isApproved: true };
    expect(tagOf(await ask('/api/payments/test-challenges', answer))).toBe('NoChallenge');
    const stripe = await serving(
      {},
      {
        testPayments: O.none,
        paymentSetup: { provider: 'stripe', publishableKey: 'pk_1' },
        paymentOrigins: stripeOrigins({ apiUrl: O.some(new URL('https://stripe.example.com')) }),
      },
    );
    expect((await stripe.browser.ask({ url: '/api/payments/setup' })).json()).toEqual({
      provider: 'stripe',
      publishableKey: 'pk_1',
    });
    const refused = await stripe.browser.ask({
      method: 'POST',
      url: '/api/payments/test-tokens',
      body: { cardNumber: '4242 4242 4242 4242' },
    });
    expect([refused.statusCode, tagOf(refused)]).toEqual([404, 'TestPaymentsOff']);
    const page = await stripe.browser.ask({ url: '/checkout/cart' });
    const policy = page.headers['content-security-policy'];
    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
    expect(policy).toContain("connect-src 'self' https://api.stripe.com https://stripe.example.com;");
    expect(policy).toContain('; frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com');
    expect((await browser.ask({ url: '/checkout/cart' })).headers['content-security-policy']).not.toContain('stripe');
  });
});
