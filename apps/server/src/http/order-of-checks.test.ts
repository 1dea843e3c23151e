import { grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { exampleServices, sharedExampleService, signIn, tagOf } from '../testing/example-services.ts';
import type { BrowserRequest } from '../testing/injecting-browser.ts';

const wanted: BrowserRequest = {
  method: 'POST',
  url: '/gift-registry/universal/update-gift-registry-item-wants',
  body: { grId: '7310442', sku: '4821', quantityWants: 9, personalizationId: 0 },
};
const exampleGrId = grIdOf('7310442');
const serving = exampleServices();
const shared = sharedExampleService();

describe('the order in which a request is checked', () => {
  const foreign: ReadonlyArray<readonly [string, Readonly<Record<string, string>>]> = [
    ['of a foreign origin', { origin: 'https://evil.example' }],
    ['of a sandboxed page', { origin: 'null' }],
    ['from another site of the house', { origin: 'http://modern.localhost:3000' }],
    ['that says nothing of where it comes from', { origin: '' }],
    ['told to be cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['told to be same-site', { 'sec-fetch-site': 'same-site' }],
  ];
  it('[AUTH-03] a write that is not of one of our pages is 403 before anything else is looked at', async () => {
    const { browser, dependencies } = await serving({ requestsPerMinute: 0 });
    for (const [name, more] of foreign) {
      const headers = { 'content-type': 'text/plain', ...more };
      const answer = await browser.ask({ ...wanted, body: 'no json', headers });
      expect([name, answer.statusCode, tagOf(answer)]).toEqual([name, 403, 'ForeignOrigin']);
    }
    expect(dependencies.registries.facts(exampleGrId)).toEqual([]);
  });

  it('[API-01] too many requests are 429 with the time to wait, before the body is looked at', async () => {
    const { browser } = await serving({ requestsPerMinute: 1 });
    expect((await browser.ask({ url: '/livez' })).statusCode).toBe(200);
    const answer = await browser.ask({ ...wanted, headers: { 'content-type': 'text/plain' } });
    expect([answer.statusCode, tagOf(answer)]).toEqual([429, 'TooManyRequests']);
    expect(answer.headers['retry-after']).toMatch(/^([1-9]|[1-5]\d|60)$/);
  });

  it('[API-01] requests of one /64 of IPv6 are counted together, those of another are not', async () => {
    const { browser } = await serving({ requestsPerMinute: 1, trustProxy: '127.0.0.1' });
    const from = async (address: string) =>
      (await browser.ask({ url: '/livez', headers: { 'x-forwarded-for': address } })).statusCode;
    expect(await from('2001:db8:1:2::1')).toBe(200);
    expect(await from('2001:db8:1:2:ffff::9')).toBe(429);
    expect(await from('2001:db8:1:3::1')).toBe(200);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    '',
  ])('[API-01] a body that is %s is 415, however large', async (type) => {
    const { browser } = await shared();
    const answer = await browser.ask({ ...wanted, body: ' '.repeat(70_000), headers: { 'content-type': type } });
    expect([answer.statusCode, tagOf(answer)]).toEqual([415, 'NotJson']);
  });

  it('[API-01] a body over 64 KiB is 413, also when it is not JSON; one of 64 KiB is read', async () => {
    const { browser } = await serving();
    expect((await browser.ask({ ...wanted, body: 'x'.repeat(65_537) })).statusCode).toBe(413);
    expect((await browser.ask({ ...wanted, body: 'x'.repeat(65_536) })).statusCode).toBe(400);
  });

  const wrong: ReadonlyArray<readonly [string, string]> = [
    ['is not JSON', '{"grId":'],
    ['is empty', ''],
    [
      'has a number too large for a float',
      '{"grId":"7310442","sku":"4821","quantityWants":1e999,"personalizationId":0}',
    ],
    [
      'reaches for the prototype',
      '{"grId":"7310442","sku":"4821","quantityWants":9,"personalizationId":0,"__proto__":{}}',
    ],
    ['is nothing', 'null'],
  ];
  it('[API-01] a body that is not what the call takes is 400 before the session is looked for', async () => {
    const { browser, dependencies } = await serving();
    for (const [name, body] of wrong) {
      const answer = await browser.ask({ ...wanted, body });
      expect([name, answer.statusCode, tagOf(answer)]).toEqual([name, 400, 'BadRequest']);
    }
    expect(dependencies.registries.facts(exampleGrId)).toEqual([]);
  });

  it('[AUTH-03] then 401 without a session, 404 for what one may not see, 403 for a stranger, 422 out of range, 409 below what was bought', async () => {
    const { browser } = await serving();
    const ask = async (changed: object) => {
      const answer = await browser.ask({ ...wanted, body: { ...Object(wanted.body), ...changed } });
      return [answer.statusCode, tagOf(answer)];
    };
    expect(await ask({ grId: '7310443', quantityWants: 0 })).toEqual([401, 'SignInNeeded']);
    expect((await signIn(browser, 'ruth@example.com', 'wisteria-81')).statusCode).toBe(200);
    expect(await ask({ grId: '999999', quantityWants: 0 })).toEqual([404, 'RegistryNotFound']);
    expect(await ask({ sku: '1', quantityWants: 0 })).toEqual([404, 'ItemUnknown']);
    expect(await ask({ quantityWants: 0 })).toEqual([403, 'NotOwner']);
    expect((await signIn(browser)).statusCode).toBe(200);
    expect(await ask({ grId: '7310443' })).toEqual([404, 'RegistryNotFound']);
    for (const quantityWants of [1_000, 2_147_483_648])
      expect(await ask({ quantityWants })).toEqual([422, 'QuantityOutOfRange']);
    for (const quantityWants of [-1, 0, 2]) expect(await ask({ quantityWants })).toEqual([409, 'BelowPurchased']);
  });

  it('[API-01] a key that is malformed, or missing where one is required, is 400', async () => {
    const { browser } = await serving();
    const order = {
      method: 'POST',
      url: '/api/orders',
      body: {
        giver: { firstName: 'Ida', lastName: 'Roe', email: 'ida@example.com' },
        message: '',
        postalAddress: { line1: '418 Alder Street', line2: null, city: 'Portland', region: 'OR', postalCode: '97205' },
        payment: { token: 'demo_succeeds_4242_test' },
      },
    } as const;
    const add = {
      method: 'POST',
      url: '/browse/scbadd/AddItemToCartV2',
      body: { items: [{ Sku: '4821', Quantity: 1, OptionChoiceParameter: '' }] },
    } as const;
    for (const key of ['', 'short', 'x'.repeat(65), 'with space', 'café-1234'])
      expect([key, (await browser.ask({ ...order, headers: { 'idempotency-key': key } })).statusCode]).toEqual([
        key,
        400,
      ]);
    expect((await browser.ask({ ...add, headers: { 'idempotency-key': 'short' } })).statusCode).toBe(400);
    expect((await browser.ask(add)).statusCode).toBe(200);
    expect((await browser.ask({ ...order, headers: { 'idempotency-key': 'a-good-key' } })).statusCode).toBe(201);
  });
});
