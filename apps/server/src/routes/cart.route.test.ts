import { describe, expect, it } from 'vitest';
import { exampleServices, tagOf } from '../testing/example-services.ts';
import { injectingBrowser } from '../testing/injecting-browser.ts';

const serving = exampleServices();
const plates = { Sku: '004821', Quantity: 2, OptionChoiceParameter: '', GiftRegistryId: '7310442' };
const add = (item: object = plates) =>
  ({ method: 'POST', url: '/browse/scbadd/AddItemToCartV2', body: { items: [item] } }) as const;

describe('the cart over HTTP', () => {
  it('[CART-09] a visitor gets a cookie with the first addition, not before', async () => {
    const { browser } = await serving();
    expect((await browser.ask({ url: '/api/cart' })).headers['set-cookie']).toBeUndefined();
    expect((await browser.ask(add({ ...plates, Quantity: 0 }))).headers['set-cookie']).toBeUndefined();
    const answer = await browser.ask(add());
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      isSuccess: true,
      basketCount: 2,
      added: [{ Sku: '4821', PersonalizationId: 0, GiftRegistryId: '7310442', Quantity: 2 }],
      warnings: [],
    });
    expect(answer.headers['set-cookie']).toMatch(
      /^visitor=[A-Za-z0-9_-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(answer.body).not.toContain(browser.cookie('visitor'));
    expect((await browser.ask(add())).headers['set-cookie']).toBeUndefined();
    expect((await browser.ask({ url: '/api/cart' })).json().lines).toMatchObject([{ quantity: 4 }]);
  });

  it('[CART-09] a cookie that somebody else chose is no visitor’s: the addition gives out another, and its author sees nothing', async () => {
    const { browser, service } = await serving();
    const cookie = `visitor=${'A'.repeat(43)}`;
    const chosen = await browser.ask({ ...add(), headers: { cookie } });
    expect([chosen.statusCode, browser.cookie('visitor')]).toEqual([200, expect.stringMatching(/^[A-Za-z0-9_-]{43}$/)]);
    expect(browser.cookie('visitor')).not.toBe('A'.repeat(43));
    const author = injectingBrowser(service);
    expect((await author.ask({ url: '/api/cart', headers: { cookie } })).json().lines).toEqual([]);
    expect((await browser.ask({ url: '/api/cart' })).json().lines).toMatchObject([{ quantity: 2 }]);
  });

  it('[CART-09] another browser, and the same one on another site, has another cart', async () => {
    const { browser, service } = await serving();
    await browser.ask(add());
    const cookie = `visitor=${browser.cookie('visitor')}`;
    expect((await injectingBrowser(service).ask({ url: '/api/cart' })).json().lines).toEqual([]);
    const elsewhere = injectingBrowser(service, 'modern.localhost:3000');
    expect((await elsewhere.ask({ url: '/api/cart', headers: { cookie } })).json().lines).toEqual([]);
  });

  it("[BUY-03] the guest list's own call needs a registry that the person may see", async () => {
    const { browser } = await serving();
    const ask = async (GiftRegistryId: string, Sku = plates.Sku) => {
      const answer = await browser.ask({
        method: 'POST',
        url: '/guest-list/add-product-to-cart/',
        body: { items: [{ ...plates, Sku, GiftRegistryId }] },
      });
      return [answer.statusCode, answer.statusCode === 200 ? undefined : tagOf(answer)];
    };
    expect(await ask('')).toEqual([422, 'RegistryMissing']);
    expect(await ask('', '999999')).toEqual([404, 'ProductUnknown']);
    expect(await ask('7310443')).toEqual([404, 'RegistryNotFound']);
    expect(await ask('999999')).toEqual([404, 'RegistryNotFound']);
    expect(await ask('7310442')).toEqual([200, undefined]);
  });

  it('[API-01] too many new visitors in a minute from one address are 429; known visitors continue', async () => {
    const { browser, service } = await serving({ newVisitorsPerMinute: 1 });
    expect((await browser.ask(add())).statusCode).toBe(200);
    const answer = await injectingBrowser(service).ask(add());
    expect([answer.statusCode, tagOf(answer)]).toEqual([429, 'TooManyRequests']);
    expect((await browser.ask(add())).statusCode).toBe(200);
  });

  it('[BASKET-01] choices of baskets are limited for each network address', async () => {
    const { browser } = await serving({ basketsPerMinute: 1 });
    const ask = () => browser.ask({ url: '/api/registry/7310442/baskets?budget=120' });
    expect((await ask()).statusCode).toBe(200);
    const second = await ask();
    expect([second.statusCode, tagOf(second)]).toEqual([429, 'TooManyRequests']);
    expect((await browser.ask({ url: '/api/cart' })).statusCode).toBe(200);
  });

  it('[CART-08] a repeated order answers the first one byte for byte and has no second effect', async () => {
    const { browser, dependencies } = await serving();
    await browser.ask(add());
    const order = {
      method: 'POST',
      url: '/api/orders',
      body: {
        giver: { firstName: 'Ida', lastName: 'Roe', email: 'ida@example.com' },
        message: '',
        payment: { token: 'demo_succeeds_4242_test' },
      },
      headers: { 'idempotency-key': 'the-first-order' },
    } as const;
    const first = await browser.ask(order);
    const repeated = await browser.ask(order);
    expect([first.statusCode, repeated.statusCode, repeated.body]).toEqual([201, 201, first.body]);
    expect(dependencies.payment.counts()).toMatchObject({ captured: 1 });
    const other = await browser.ask({ ...order, body: { ...order.body, message: 'Best wishes' } });
    expect([other.statusCode, tagOf(other)]).toEqual([422, 'IdempotencyKeyReused']);
  });
});
