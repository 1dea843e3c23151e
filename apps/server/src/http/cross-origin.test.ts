import { describe, expect, it } from 'vitest';
import { exampleServices, tagOf } from '../testing/example-services.ts';

const serving = exampleServices();
const SHOP = 'https://shop.example';
const opened = () => serving({ corsOrigins: [SHOP, 'http://localhost:3000'] });
const credentials = { email: 'amelia@example.com', password: 'hydrangea-52' };
const add = {
  method: 'POST',
  url: '/browse/scbadd/AddItemToCartV2',
  body: { items: [{ Sku: '4821', Quantity: 1, OptionChoiceParameter: '' }] },
} as const;
const fromShop = { origin: SHOP, 'sec-fetch-site': 'cross-site' };

describe('a page of another front end', () => {
  it('[INT-02] reads a registry as a guest, whoever is signed in here, and may not send cookies', async () => {
    const { browser } = await opened();
    const guests = (await browser.ask({ url: '/api/registry/7310442' })).json();
    await browser.ask({ method: 'POST', url: '/api/account/sign-in', body: credentials });
    const { statusCode, headers, json } = await browser.ask({ url: '/api/registry/7310442', headers: fromShop });
    expect([statusCode, headers['access-control-allow-origin'], headers['vary']]).toEqual([
      200,
      SHOP,
      'Cookie, Accept-Encoding, Origin',
    ]);
    expect(Object.keys(headers)).not.toContain('access-control-allow-credentials');
    expect(json()).toEqual(guests);
    const settings = await browser.ask({ url: '/api/registry/7310442/settings', headers: fromShop });
    expect([settings.statusCode, settings.headers['access-control-allow-origin']]).toEqual([401, SHOP]);
  });

  it('[INT-02] is told in a preflight what it may send', async () => {
    const { browser } = await opened();
    const preflight = { ...fromShop, 'access-control-request-method': 'POST' };
    const { statusCode, headers, body } = await browser.ask({ method: 'OPTIONS', url: add.url, headers: preflight });
    expect([statusCode, body]).toEqual([204, '']);
    expect(headers).toMatchObject({
      'access-control-allow-origin': SHOP,
      'access-control-allow-headers': 'content-type, if-none-match, idempotency-key, cart-token',
      'x-content-type-options': 'nosniff',
      vary: 'Origin',
    });
  });

  it('[INT-02] fills a cart of its own, by the token that the first addition answered, and orders it', async () => {
    const { browser } = await opened();
    expect((await browser.ask(add)).statusCode).toBe(200);
    const first = await browser.ask({ ...add, headers: fromShop });
    const token = String(first.headers['cart-token']);
    expect([first.statusCode, first.headers['set-cookie'], first.headers['access-control-expose-headers']]).toEqual([
      200,
      undefined,
      'cart-token, etag, retry-after, x-request-id',
    ]);
    expect(token).not.toBe(browser.cookie('visitor'));
    const withCart = { ...fromShop, 'cart-token': token };
    const second = await browser.ask({ ...add, headers: withCart });
    expect([second.statusCode, second.headers['cart-token']]).toEqual([200, undefined]);
    const units = async (headers: Readonly<Record<string, string>>) =>
      (await browser.ask({ url: '/api/cart', headers }))
        .json()
        .lines.map((line: { quantity: number }) => line.quantity);
    expect([await units(withCart), await units({}), await units(fromShop)]).toEqual([[2], [1], []]);
    // Only a page of another front end has a cart by this header.
    expect(await units({ 'cart-token': token, cookie: '' })).toEqual([]);
    const order = await browser.ask({
      method: 'POST',
      url: '/api/orders',
      body: {
        giver: { firstName: 'Ida', lastName: 'Roe', email: 'ida@example.com' },
        message: '',
        postalAddress: { line1: '418 Alder Street', line2: null, city: 'Portland', region: 'OR', postalCode: '97205' },
        payment: { token: 'demo_succeeds_4242_test' },
      },
      headers: { ...withCart, 'idempotency-key': 'a-good-key' },
    });
    expect(order.statusCode).toBe(201);
    expect([await units(withCart), await units({})]).toEqual([[], [1]]);
  });

  it('[INT-02] can neither sign in nor act as who is signed in', async () => {
    const { browser, sessions } = await opened();
    const signIn = { method: 'POST', url: '/api/account/sign-in', body: credentials } as const;
    const foreign = await browser.ask({ ...signIn, headers: fromShop });
    expect([foreign.statusCode, tagOf(foreign), foreign.headers['access-control-allow-origin']]).toEqual([
      403,
      'ForeignOrigin',
      SHOP,
    ]);
    expect(sessions.stored()).toEqual([]);
    await browser.ask(signIn);
    const greeting = {
      method: 'POST',
      url: '/gift-registry/universal/update-greeting',
      body: { grId: '7310442', greeting: 'x' },
    } as const;
    expect((await browser.ask({ ...greeting, headers: fromShop })).statusCode).toBe(403);
    // Our own page stays our own, should its origin be listed too.
    expect((await browser.ask(greeting)).statusCode).toBe(200);
  });

  it.each([
    'https://shop.example.evil.example',
    'http://shop.example',
    'https://shop.example:8443',
    'https://SHOP.example',
    'null',
  ])('[INT-02] of an origin that is not listed gains nothing: %s', async (origin) => {
    const { browser } = await opened();
    const headers = { origin, 'sec-fetch-site': 'cross-site' };
    const read = await browser.ask({ url: '/api/registry/7310442', headers });
    const written = await browser.ask({ ...add, headers });
    const preflight = await browser.ask({
      method: 'OPTIONS',
      url: add.url,
      headers: { ...headers, 'access-control-request-method': 'POST' },
    });
    expect([written.statusCode, preflight.statusCode]).toEqual([403, 405]);
    for (const answer of [read, written, preflight]) {
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(answer.headers['vary']).toContain('Origin');
    }
  });
});
