import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { demoPayment } from '../payment/demo-payment.ts';
import { exampleServices, tagOf } from '../testing/example-services.ts';

const serving = exampleServices();
const event = (signature: string) => ({
  method: 'POST' as const,
  url: '/api/payments/events',
  body: '{"id":"evt_1"}',
  headers: { origin: '', 'stripe-signature': signature },
});

describe('paying', () => {
  it('[CO-03] a signed event is taken in once, and one that is not signed is 401', async () => {
    const { browser, dependencies } = await serving();
    expect((await browser.ask(event('forged'))).statusCode).toBe(401);
    for (const _ of [1, 2]) expect((await browser.ask(event('signed'))).statusCode).toBe(200);
    expect(dependencies.log.entries().filter(({ tag }) => tag === 'payment.event')).toEqual([
      { level: 'info', tag: 'payment.event', data: { kind: 'Other', orderNumber: '' } },
    ]);
  });

  it('[CO-03] a test card becomes a token without its number; a challenge that was not asked is 404, and so are all test payments where Stripe is', async () => {
    const { browser } = await serving({}, { testPayments: O.some(demoPayment()) });
    const ask = (url: string, body: object) => browser.ask({ method: 'POST', url, body });
    expect((await browser.ask({ url: '/api/payments/setup' })).json()).toEqual({ provider: 'demo' });
    const token = await ask('/api/payments/test-tokens', { cardNumber: '4242 4242 4242 4242' });
    expect([token.statusCode, token.json().token]).toEqual([201, expect.stringMatching(/^demo_succeeds_4242_/)]);
    expect(tagOf(await ask('/api/payments/test-tokens', { cardNumber: '4242' }))).toBe('CardNumberInvalid');
    const answer = { authorization: 'demo_1', isApproved: true };
    expect(tagOf(await ask('/api/payments/test-challenges', answer))).toBe('NoTestPayment');
    const stripe = await serving({ payment: { provider: 'stripe', publishableKey: 'pk_1' } }, { testPayments: O.none });
    expect((await stripe.browser.ask({ url: '/api/payments/setup' })).json()).toEqual({
      provider: 'stripe',
      publishableKey: 'pk_1',
    });
    const refused = await stripe.browser.ask({
      method: 'POST',
      url: '/api/payments/test-tokens',
      body: { cardNumber: '4242 4242 4242 4242' },
    });
    expect([refused.statusCode, tagOf(refused)]).toEqual([404, 'NoTestPayment']);
    const page = await stripe.browser.ask({ url: '/checkout/cart' });
    expect(page.headers['content-security-policy']).toContain("script-src 'self' https://js.stripe.com;");
    expect((await browser.ask({ url: '/checkout/cart' })).headers['content-security-policy']).not.toContain('stripe');
  });
});
