import { describe, expect, it } from 'vitest';
import { exampleServices, sharedExampleService, tagOf } from '../testing/example-services.ts';
import type { BrowserRequest } from '../testing/injecting-browser.ts';

const serving = exampleServices();
const shared = sharedExampleService();
const card = (body: object = {}, headers: BrowserRequest['headers'] = {}): BrowserRequest => ({
  method: 'POST',
  url: '/guest-list/add-gift-card-to-cart',
  body: { grid: '7310442', amount: '50', giftCardImageType: 'LATTE23', quantity: 1, ...body },
  headers,
});
const eCard = (body: object = {}, headers: BrowserRequest['headers'] = {}): BrowserRequest => ({
  method: 'POST',
  url: '/guest-list/add-e-gift-card',
  body: { grid: '7310442', amount: '50', sku: 0, giftcardtype: 'EGiftCard', ...body },
  headers,
});

describe('gift cards over HTTP', () => {
  it('[GC-06] a card is added to the cart, with the visitor’s cookie', async () => {
    const { browser } = await serving();
    const answer = await browser.ask(card());
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(answer.json()).toEqual({ isSuccess: true, basketId: expect.any(String), basketCount: 1 });
    expect(answer.headers['set-cookie']).toMatch(/^visitor=/);
    const { lines, subtotal } = (await browser.ask({ url: '/api/cart' })).json();
    expect(lines).toEqual([
      {
        lineId: expect.stringMatching(/^card-[0-9TZ]+-0$/),
        kind: 'giftCard',
        grId: '7310442',
        sku: '999055',
        personalizationId: 0,
        name: 'Gift Card',
        imagePath: '/pictures/giftcard-latte23-desktop.webp',
        quantity: 1,
        unitPrice: 50,
        lineTotal: 50,
        remaining: null,
        registry: {
          registryTypeCode: 'br',
          eventTypeName: 'Wedding',
          primaryFirstName: 'Amelia',
          secondaryFirstName: 'Jonah',
        },
      },
    ]);
    expect(subtotal).toBe(50);
  });

  it('[GC-06] [GC-07] a card by mail is answered with a fragment of HTML, not cached, and is in the cart', async () => {
    const { browser } = await serving();
    const answer = await browser.ask(eCard({ amount: ' 50.5 ', sku: '0' }));
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(answer.body).toBe(
      '<h2>Your eGift Card is in your cart</h2><p>An eGift Card for $50.50 is in your cart. We’ll send it by email once your order is placed.</p>',
    );
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['set-cookie']).toMatch(/^visitor=/);
    expect((await browser.ask({ url: '/api/cart' })).json().lines).toMatchObject([
      { kind: 'eGiftCard', lineTotal: 50.5 },
    ]);
  });

  it.each([
    [card({ amount: '' }), 'GiftCardAmountMissing', "'Amount' must not be empty."],
    [card({ amount: ' ' }), 'GiftCardAmountMissing', "'Amount' must not be empty."],
    [eCard({ amount: '' }), 'GiftCardAmountMissing', "'Amount' must not be empty."],
    [card({ amount: '9.99' }), 'GiftCardAmountOutOfRange', 'Invalid gift card amount.  Must be between $10 and $1000'],
    [
      card({ amount: '1000.01' }),
      'GiftCardAmountOutOfRange',
      'Invalid gift card amount.  Must be between $10 and $1000',
    ],
    [card({ amount: '<b>50' }), 'GiftCardAmountOutOfRange', 'Invalid gift card amount.  Must be between $10 and $1000'],
    [
      eCard({ amount: '24.99' }),
      'GiftCardAmountOutOfRange',
      'Invalid e-gift card amount.  Must be between $25 and $1000',
    ],
  ])('[GC-02] [GC-05] [GC-07] %j is 422 %s with the text to show', async (request, tag, message) => {
    const { browser } = await shared();
    const answer = await browser.ask({ ...request, headers: { accept: 'text/html' } });
    expect([answer.statusCode, answer.headers['content-type'], tagOf(answer)]).toEqual([
      422,
      'application/json; charset=utf-8',
      tag,
    ]);
    expect(answer.json()).toMatchObject({ isSuccess: false, message });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await browser.ask({ url: '/api/cart' })).json().lines).toEqual([]);
  });

  it.each([
    card({ giftCardImageType: 'KIDS23' }),
    card({ giftCardImageType: 'CB2GOLD' }),
    card({ giftCardImageType: '' }),
    card({ quantity: 0 }),
    card({ quantity: 2 }),
  ])('[GC-06] %j is 422, without a text of its own', async (request) => {
    const { browser } = await shared();
    const answer = await browser.ask(request);
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([422, ['isSuccess', 'error']]);
  });

  it.each([
    card({ amount: 50 }),
    card({ amount: null }),
    card({ amount: ['50'] }),
    card({ amount: undefined }),
    card({ quantity: '1' }),
    card({ quantity: 1.5 }),
    card({ grid: '1' }),
    card({ price: 1 }),
    eCard({ amount: 50 }),
    eCard({ sku: 999055 }),
    eCard({ giftcardtype: 'GiftCard' }),
    eCard({ quantity: 1 }),
  ])('[GC-05] [API-01] %j does not read: 400', async (request) => {
    const { browser } = await shared();
    const answer = await browser.ask(request);
    expect([answer.statusCode, tagOf(answer)]).toEqual([400, 'BadRequest']);
  });

  it('[GC-06] [ROUTE-17] an unknown and a private registry are the same 404, before the amount is looked at', async () => {
    const { browser } = await serving();
    for (const ask of [card, eCard]) {
      const [unknown, hidden] = [
        await browser.ask(ask({ grid: '999999', amount: '' })),
        await browser.ask(ask({ grid: '7310443', amount: '' })),
      ];
      expect([unknown.statusCode, hidden.statusCode, hidden.body]).toEqual([404, 404, unknown.body]);
    }
  });

  it('[GC-06] [LIST-10] the order shows its cards, and the registry’s page the new sum', async () => {
    const { browser } = await serving();
    const sum = async () => (await browser.ask({ url: '/api/registry/7310442' })).json().totalAmountGiftCard;
    const before = await sum();
    await browser.ask(card({ amount: '50.5' }));
    await browser.ask(eCard({ amount: '100' }));
    const order = await browser.ask({
      method: 'POST',
      url: '/api/orders',
      body: {
        giver: { firstName: 'Ida', lastName: 'Roe', email: 'ida@example.com' },
        message: '',
        payment: { token: 'demo_succeeds_4242_test' },
      },
      headers: { 'idempotency-key': 'an-order-of-cards' },
    });
    expect(order.statusCode).toBe(201);
    expect(order.json()).toMatchObject({
      lines: [
        { kind: 'giftCard', sku: '999055', quantity: 1, lineTotal: 50.5 },
        { kind: 'eGiftCard', sku: '999055', quantity: 1, lineTotal: 100 },
      ],
      subtotal: 150.5,
    });
    expect(await sum()).toBe(before + 150.5);
  });
});
