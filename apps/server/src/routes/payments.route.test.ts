import { describe, expect, it } from 'vitest';
import { exampleFields } from '../testing/example-ports.ts';
import { exampleServices, tagOf } from '../testing/example-services.ts';

const serving = exampleServices();
const event = (signature: string) => ({
  method: 'POST' as const,
  url: '/api/payments/events',
  body: '{"id":"evt_1"}',
  headers: { origin: '', signature },
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

  it('[CO-03] a page finds the script of the fields at an address of its own, which never changes, and what the script is given', async () => {
    const { browser } = await serving();
    const { script, options } = (await browser.ask({ url: '/api/payments/setup' })).json();
    expect([script, options]).toEqual([
      expect.stringMatching(/^\/payment-fields\.[0-9a-f]{16}\.js$/),
      { color: 'green' },
    ]);
    const answer = await browser.ask({ url: script });
    expect([answer.body, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      'export default () => {};',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
  });

  it('[CO-03] what the fields ask is answered by their part in the service, and 422 where it has no answer', async () => {
    const { browser } = await serving();
    const ask = (message: object) => browser.ask({ method: 'POST', url: '/api/payments/messages', body: { message } });
    expect((await ask({ text: 'hello' })).json()).toEqual({ message: { text: 'hello' } });
    const refused = await ask({ word: 'hello' });
    expect([refused.statusCode, tagOf(refused)]).toEqual([422, 'PaymentMessageRejected']);
  });

  it('[CO-03] pages may load from the origins of the fields, and from no other', async () => {
    const paymentFields = exampleFields({
      'script-src': ['https://js.bank.example', 'https://*.bank.example'],
      'connect-src': ['https://api.bank.example'],
      'frame-src': ['https://frames.bank.example'],
    });
    const policyOf = async (replaced: object): Promise<string> => {
      const { browser } = await serving({}, replaced);
      return String((await browser.ask({ url: '/checkout/cart' })).headers['content-security-policy']);
    };
    const policy = await policyOf({ paymentFields });
    expect(policy).toContain("script-src 'self' https://js.bank.example https://*.bank.example;");
    expect(policy).toContain("connect-src 'self' https://api.bank.example;");
    expect(policy).toContain('; frame-src https://frames.bank.example');
    expect(await policyOf({})).not.toContain('bank');
  });
});
