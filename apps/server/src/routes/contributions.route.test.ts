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
        fundCloses: '2027-07-03',
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

  it('[CART-05] [GG-03] in the cart it is changed within what the fund takes, as the contract says; no key is required', async () => {
    const { browser } = await shop();
    await browser.ask(give({ amount: 20.5 }));
    const change = (amount: unknown, lineId = 'fund-7310442-80-0'): BrowserRequest => ({
      method: 'POST',
      url: `/api/cart/lines/${lineId}/amount`,
      body: { amount },
    });
    for (const _ of [1, 2]) {
      const answer = await browser.ask(change(12.25));
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(answer.json()).toMatchObject({ subtotal: 12.25, lines: [{ lineTotal: 12.25, missing: 44.85 }] });
    }
    for (const [request, status, error] of [
      [change(9.99), 422, { _tag: 'ContributionTooSmall', minimum: 10 }],
      [change(10, '7310442-4821-0'), 404, { _tag: 'LineUnknown' }],
    ] as const) {
      const answer = await browser.ask(request);
      expect([answer.statusCode, answer.json()]).toEqual([status, { isSuccess: false, error }]);
    }
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
});
