import {
  exampleCart,
  exampleLine,
  exampleOrder,
  grIdOf,
  idempotencyKeyOf,
  identityOf,
  sites,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { accountHttp, cartHttp, ordersHttp } from './http.ts';
import { fakeService, fakeServiceAnswering, registriesOf } from './testing/fake-service.ts';
import { calls, failedAnswer } from './wire/index.ts';

const grId = grIdOf('7310442');
const key = idempotencyKeyOf('a-key-of-mine');
const order = {
  giver: { firstName: 'Noor', lastName: 'Haddad', email: 'noor@example.com' },
  message: '',
  accepted: [],
};

describe('writing over HTTP', () => {
  it('[CART-08] an addition goes out as JSON, under its key when there is one', async () => {
    const addition = { isSuccess: true, basketId: 'cart-1', basketCount: 2, added: [], warnings: [] };
    const { connection, sent } = fakeServiceAnswering(200, addition);
    const request = { grId: O.some(grId), identity: identityOf('4821'), quantity: 2 };
    expect(E.isRight(await cartHttp(connection).add([request], O.some(key))())).toBe(true);
    await cartHttp(connection).add([request], O.none)();
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST http://localhost:3000/browse/scbadd/AddItemToCartV2',
      'POST http://localhost:3000/browse/scbadd/AddItemToCartV2',
    ]);
    expect(sent.map(({ headers }) => headers)).toEqual([
      { Accept: 'application/json', 'Content-Type': 'application/json', 'Idempotency-Key': 'a-key-of-mine' },
      { Accept: 'application/json', 'Content-Type': 'application/json' },
    ]);
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({
      items: [{ Sku: '4821', Quantity: 2, GiftRegistryId: '7310442', OptionChoiceParameter: '' }],
    });
  });

  it('what a browser without cookies could not keep is not sent: additions to the cart, a sign-in; reading is', async () => {
    const { connection, sent } = fakeServiceAnswering(503, {});
    const refusing = { ...connection, keepsCookies: () => false };
    const request = { grId: O.some(grId), identity: identityOf('4821'), quantity: 2 };
    const refused = E.left({ _tag: 'CookiesRefused' });
    expect(await cartHttp(refusing).add([request], O.some(key))()).toEqual(refused);
    expect(
      await cartHttp(refusing).addGiftCard({ grId, amount: '50', imageType: 'LATTE23', quantity: 1 }, O.none)(),
    ).toEqual(refused);
    expect(await accountHttp(refusing).signIn({ email: 'noor@example.com', password: 'long-enough' })()).toEqual(
      refused,
    );
    expect(sent).toEqual([]);
    await cartHttp(refusing).read();
    expect(sent).toHaveLength(1);
  });

  it('[GC-06] [CART-08] a gift card goes out under its key', async () => {
    const { connection, sent } = fakeServiceAnswering(200, { isSuccess: true, basketId: 'cart-1', basketCount: 2 });
    const card = { grId, amount: '50', imageType: 'LATTE23', quantity: 1 };
    expect(await cartHttp(connection).addGiftCard(card, O.some(key))()).toEqual(
      E.right({ cartId: 'cart-1', count: 2 }),
    );
    expect(sent).toMatchObject([
      {
        method: 'POST',
        url: 'http://localhost:3000/guest-list/add-gift-card-to-cart',
        headers: { Accept: 'application/json', 'Idempotency-Key': 'a-key-of-mine' },
        body: '{"grid":"7310442","amount":"50","giftCardImageType":"LATTE23","quantity":1}',
      },
    ]);
  });

  it('[GC-07] the answer to a card by mail is its HTML; another page in its place is no answer, and a refusal is JSON', async () => {
    const added = async (status: number, body: string) => {
      const { connection, sent } = fakeService(async () => ({ status, body }));
      const answer = await cartHttp(connection).addEGiftCard({ grId, amount: '5' }, O.none)();
      expect(sent).toMatchObject([
        {
          url: 'http://localhost:3000/guest-list/add-e-gift-card',
          headers: { Accept: 'text/html, application/json' },
          body: '{"grid":"7310442","amount":"5","sku":0,"giftcardtype":"EGiftCard"}',
        },
      ]);
      return answer;
    };
    const html = '<h2>Ready</h2><p>It is in your cart.</p>';
    expect(await added(200, html)).toEqual(E.right({ html }));
    expect(await added(200, '<html>Please sign in to this network</html>')).toMatchObject(
      E.left({ _tag: 'UnreadableResponse' }),
    );
    const refusal = { _tag: 'GiftCardAmountMissing' } as const;
    const { status, body } = failedAnswer(calls.addEGiftCard)(refusal);
    expect(await added(status, JSON.stringify(body))).toEqual(E.left(refusal));
    expect(await added(503, '<html>')).toEqual(E.left({ _tag: 'Unavailable' }));
  });

  it('[CART-05] a line is changed and removed at its own path', async () => {
    const { connection, sent } = fakeServiceAnswering(200, calls.readCart.answer.encode(sites.main, exampleCart()));
    const { lineId } = exampleLine();
    expect(await cartHttp(connection).changeQuantity(lineId, 3)()).toEqual(E.right(exampleCart()));
    expect(await cartHttp(connection).remove(lineId)()).toEqual(E.right(exampleCart()));
    expect(sent.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', 'http://localhost:3000/api/cart/lines/7310442-4821-0', '{"quantity":3}'],
      ['DELETE', 'http://localhost:3000/api/cart/lines/7310442-4821-0', undefined],
    ]);
  });

  it('[CART-06] [CART-08] an order goes out under its key', async () => {
    const { connection, sent } = fakeServiceAnswering(201, calls.placeOrder.answer.encode(sites.main, exampleOrder()));
    expect(await ordersHttp(connection).place(order, key)()).toEqual(E.right(exampleOrder()));
    expect(sent[0]?.headers['Idempotency-Key']).toBe('a-key-of-mine');
  });

  it('[CART-07] an order that asks for too much is refused line by line', async () => {
    const refusal = {
      _tag: 'OverClaim',
      lines: [{ grId, identity: identityOf('4821'), asked: 2, remaining: 1 }],
    } as const;
    const { status, body } = failedAnswer(calls.placeOrder)(refusal);
    const { connection } = fakeServiceAnswering(status, body);
    expect(await ordersHttp(connection).place(order, key)()).toEqual(E.left(refusal));
  });

  it('[MAN-05] a wish below what was bought is refused with the number bought', async () => {
    const { status, body } = failedAnswer(calls.changeWantedQuantity)({ _tag: 'BelowPurchased', purchased: 3 });
    const { connection } = fakeServiceAnswering(status, body);
    expect(await registriesOf(connection).changeWantedQuantity(grId, identityOf('4821'), 1)()).toEqual(
      E.left({ _tag: 'BelowPurchased', purchased: 3 }),
    );
  });

  it('[AUTH-06] signing out sends an empty object', async () => {
    const { connection, sent } = fakeServiceAnswering(200, { isLoggedIn: false });
    expect(await accountHttp(connection).signOut()).toEqual(E.right({ isLoggedIn: false }));
    expect(sent.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', 'http://localhost:3000/api/account/sign-out', '{}'],
    ]);
  });

  it('[API-01] nothing is sent before the call is run', () => {
    const { connection, sent } = fakeServiceAnswering(200, null);
    accountHttp(connection).signIn({ email: 'amelia@example.com', password: 'a long one' });
    expect(sent).toEqual([]);
  });
});
