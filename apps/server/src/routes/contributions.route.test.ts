import {
  centsOf,
  exampleItem,
  exampleProduct,
  exampleRegistry,
  grIdOf,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { exampleServices, tagOf } from '../testing/example-services.ts';
import { type BrowserRequest, injectingBrowser } from '../testing/injecting-browser.ts';

const serving = exampleServices();

/** One wanted at 14.95, with 10.00 raised. */
const kettle = exampleItem({
  product: exampleProduct({ sku: skuOf('79') }),
  wanted: 1,
  purchased: 0,
  groupGift: O.some({ name: 'Kettle', goal: centsOf(1_495), raised: centsOf(1_000) }),
});
/** Three wanted at 14.95, nothing raised. */
const plates = exampleItem({
  product: exampleProduct({ sku: skuOf('80') }),
  wanted: 3,
  purchased: 0,
  groupGift: O.some({ name: 'Plates', goal: centsOf(4_485), raised: centsOf(0) }),
});

const shop = async () => {
  const example = await serving();
  const maple = exampleRegistry({ grId: grIdOf('7310444'), market: 'CA', items: [plates] });
  example.dependencies.put({ registries: [exampleRegistry({ items: [exampleItem(), kettle, plates] }), maple] });
  return { ...example, canadian: injectingBrowser(example.service, 'ca.localhost:3000') };
};

let keys = 0;
const give = (body: object = {}, headers: BrowserRequest['headers'] = {}): BrowserRequest => {
  keys += 1;
  return {
    method: 'POST',
    url: '/api/cart/contributions',
    body: { grId: '7310442', sku: '80', personalizationId: 0, amount: 20, ...body },
    headers: { 'idempotency-key': `a-contribution-${keys}`, ...headers },
  };
};

describe('money for a group gift over HTTP', () => {
  it('[GG-05] a contribution is added to the cart, with the visitor’s cookie, and is read and removed there', async () => {
    const { browser } = await shop();
    const answer = await browser.ask(give({ amount: 20.5 }));
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.json()).toEqual({ isSuccess: true, basketId: expect.any(String), basketCount: 1, missing: 44.85 });
    expect(answer.headers['set-cookie']).toMatch(/^visitor=/);
    const { lines } = (await browser.ask({ url: '/api/cart' })).json();
    const lineId = 'fund-7310442-80-0';
    expect(lines).toEqual([
      {
        lineId,
        kind: 'contribution',
        grId: '7310442',
        sku: '80',
        personalizationId: 0,
        name: 'Linden Dinner Plate',
        imagePath: '/pictures/plates-e9e2d4-8a9a86-desktop.webp',
        quantity: 1,
        unitPrice: 20.5,
        lineTotal: 20.5,
        remaining: null,
        missing: 44.85,
        registry: expect.objectContaining({ primaryFirstName: 'Amelia' }),
      },
    ]);
    const change = (quantity: number): BrowserRequest => ({
      method: 'POST',
      url: `/api/cart/lines/${lineId}`,
      body: { quantity },
    });
    const refused = await browser.ask(change(2));
    expect([refused.statusCode, refused.json().error]).toEqual([
      422,
      { _tag: 'QuantityOutOfRange', minimum: 1, maximum: 1 },
    ]);
    expect((await browser.ask(change(1))).statusCode).toBe(200);
    expect((await browser.ask({ method: 'DELETE', url: `/api/cart/lines/${lineId}` })).json().lines).toEqual([]);
  });

  it('[CART-05] [GG-03] in the cart it can be lowered, as the contract says, and never raised; no key is required', async () => {
    const { browser } = await shop();
    await browser.ask(give({ amount: 20.5 }));
    const lower = (amount: unknown, lineId = 'fund-7310442-80-0'): BrowserRequest => ({
      method: 'POST',
      url: `/api/cart/lines/${lineId}/amount`,
      body: { amount },
    });
    for (const _ of [1, 2]) {
      const answer = await browser.ask(lower(12.25));
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(answer.json()).toMatchObject({ subtotal: 12.25, lines: [{ lineTotal: 12.25, missing: 44.85 }] });
    }
    for (const [request, status, error] of [
      [lower(12.26), 422, { _tag: 'MoreThanInCart', inCart: 12.25 }],
      [lower(9.99), 422, { _tag: 'ContributionTooSmall', minimum: 10 }],
      [lower(10, '7310442-4821-0'), 404, { _tag: 'LineUnknown' }],
    ] as const) {
      const answer = await browser.ask(request);
      expect([answer.statusCode, answer.json()]).toEqual([status, { isSuccess: false, error }]);
    }
    for (const wrong of ['10', -1, 0.001, null]) expect([(await browser.ask(lower(wrong))).statusCode]).toEqual([400]);
  });

  it('[GG-01] [GG-03] [CA-01] too little, too much, an item that is no group gift, and Canada are refused as the contract says', async () => {
    const { browser, canadian } = await shop();
    for (const [request, status, error] of [
      [give({ amount: 9.99 }), 422, { _tag: 'ContributionTooSmall', minimum: 10 }],
      [give({ amount: 0 }), 422, { _tag: 'ContributionTooSmall', minimum: 10 }],
      [give({ sku: '79', amount: 4.94 }), 422, { _tag: 'ContributionTooSmall', minimum: 4.95 }],
      [give({ sku: '79', amount: 10 }), 409, { _tag: 'FundFull', missing: 4.95 }],
      [give({ amount: 44.86 }), 409, { _tag: 'FundFull', missing: 44.85 }],
      [give({ sku: '4821' }), 422, { _tag: 'NotAGroupGift' }],
      [give({ sku: '81' }), 422, { _tag: 'NotOnRegistry', identity: { sku: '81', personalizationId: 0 } }],
      [give({ grId: '999999' }), 404, { _tag: 'RegistryNotFound' }],
    ] as const) {
      const answer = await browser.ask(request);
      expect([answer.statusCode, answer.json()]).toEqual([status, { isSuccess: false, error }]);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    const answer = await canadian.ask(give({ grId: '7310444' }));
    expect([answer.statusCode, tagOf(answer)]).toEqual([422, 'NotInMarket']);
    expect((await browser.ask(give({ sku: '79', amount: 4.95 }))).json()).toMatchObject({ missing: 4.95 });
  });

  it.each([
    give({ amount: '20' }),
    give({ amount: -5 }),
    give({ amount: 0.001 }),
    give({ amount: 1e308 }),
    give({ amount: null }),
    give({ amount: undefined }),
    give({ sku: 80 }),
    give({ personalizationId: undefined }),
    give({ currency: 'CAD' }),
    give({}, { 'idempotency-key': 'short' }),
    { ...give(), headers: {} },
  ])('[GG-05] [CART-08] [API-01] %j does not read: 400', async (request) => {
    const { browser } = await shop();
    const answer = await browser.ask(request);
    expect([answer.statusCode, tagOf(answer)]).toEqual([400, 'BadRequest']);
    expect((await browser.ask({ url: '/api/cart' })).json().lines).toEqual([]);
  });

  it('[GG-03] [GG-05] the order adds it to the fund; an order of too much is 409 with what is missing, and changes nothing', async () => {
    const { browser, service } = await shop();
    const order = (who: typeof browser, key: string) =>
      who.ask({
        method: 'POST',
        url: '/api/orders',
        body: {
          giver: { firstName: 'Ida', lastName: 'Roe', email: 'ida@example.com' },
          message: '',
          payment: { token: 'demo_succeeds_4242_test' },
        },
        headers: { 'idempotency-key': key },
      });
    const groupGift = async () => {
      const { products } = (await browser.ask({ url: '/api/registry/7310442' })).json();
      return products.find(({ sku }: { readonly sku: string }) => sku === '80');
    };
    const slow = injectingBrowser(service);
    await slow.ask(give({ amount: 30 }));
    await browser.ask(give({ amount: 40.5 }));
    const placed = await order(browser, 'an-order-of-money');
    expect([placed.statusCode, placed.json()]).toMatchObject([
      201,
      { lines: [{ kind: 'contribution', sku: '80', quantity: 1, lineTotal: 40.5 }], subtotal: 40.5 },
    ]);
    expect(await groupGift()).toMatchObject({
      quantityPurchased: 2,
      groupGift: { goal: 44.85, raised: 40.5, missing: 4.35 },
    });
    const late = await order(slow, 'a-late-order');
    expect([late.statusCode, late.json().error]).toEqual([
      409,
      {
        _tag: 'FundFull',
        lines: [{ grId: '7310442', sku: '80', personalizationId: 0, asked: 30, missing: 4.35 }],
      },
    ]);
    expect((await slow.ask({ url: '/api/cart' })).json()).toMatchObject({ lines: [{ lineTotal: 30 }], subtotal: 0 });
  });
});
