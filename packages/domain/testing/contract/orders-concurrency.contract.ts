import { either as E } from 'fp-ts';
import { expect, it } from 'vitest';
import { freshKey } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import {
  atOnce,
  contract,
  environment,
  fill,
  freshItem,
  fromRegistry,
  givenRegistry,
  linesOf,
  moneyDuring,
  opened,
  orderRequest,
  placeOrder,
} from './scene.ts';

/** What orders at the same time, and repeated orders, promise. */
export const testConcurrentOrders = (): void => {
  it('[CART-06] [CART-07] of thirty buyers of the last unit at once exactly one gets it', async () => {
    const item = freshItem();
    const { registry } = await givenRegistry([item]);
    const buyers = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const browser = environment.browser();
        await fill(browser, fromRegistry(registry.grId, item));
        return browser;
      }),
    );
    const money = await moneyDuring(async () => {
      const outcomes = await Promise.all(buyers.map(({ orders }) => orders.place(orderRequest(), freshKey())()));
      expect(outcomes.filter(E.isRight)).toHaveLength(1);
      for (const { left } of outcomes.filter(E.isLeft)) {
        expect(left).toEqual({
          _tag: 'OverClaim',
          lines: [{ grId: registry.grId, identity: item.identity, asked: 1, remaining: 0 }],
        });
      }
    });
    expect(money.captured).toBe(1);
    expect(money.released).toBe(money.authorized - 1);
    expect(await environment.ledger(registry.grId)).toHaveLength(1);
    expect((await opened(environment.browser(), registry)).items).toEqual([{ ...item, purchased: 1 }]);
  });

  it('[CART-08] the same key gives the same order; another request under it is refused', async () => {
    const item = freshItem({ wanted: 9 });
    const { registry } = await givenRegistry([item]);
    const browser = environment.browser();
    await fill(browser, fromRegistry(registry.grId, item));
    const key = freshKey();
    const order = await answerOf(browser.orders.place(orderRequest(), key));
    await fill(browser, fromRegistry(registry.grId, item));
    const money = await moneyDuring(async () => {
      expect(await answerOf(browser.orders.place(orderRequest(), key))).toEqual(order);
      expect(await refusalOf(browser.orders.place(orderRequest({ message: 'Another one' }), key))).toEqual({
        _tag: 'IdempotencyKeyReused',
      });
    });
    expect(money.captured).toBe(0);
    expect(money.released).toBe(money.authorized);
    expect(await environment.ledger(registry.grId)).toHaveLength(1);
    expect(await linesOf(browser)).toHaveLength(1);
  });

  it('[CART-06] [CART-08] while an order is being paid, the cart cannot be ordered again', async () => {
    const item = freshItem({ wanted: 9 });
    const { registry } = await givenRegistry([item]);
    const browser = environment.browser();
    await fill(browser, fromRegistry(registry.grId, item));
    const key = freshKey();
    const money = await moneyDuring(async () => {
      const { asked, goOn } = environment.holdNextPayment();
      const first = browser.orders.place(orderRequest(), key)();
      await asked;
      expect(await refusalOf(browser.orders.place(orderRequest(), key))).toEqual({ _tag: 'RequestInProgress' });
      expect(await refusalOf(placeOrder(browser))).toEqual({
        _tag: 'RequestInProgress',
      });
      expect(await refusalOf(browser.orders.place(orderRequest({ message: 'Another one' }), key))).toEqual({
        _tag: 'IdempotencyKeyReused',
      });
      goOn();
      const order = await first;
      expect(order).toMatchObject({ _tag: 'Right' });
      expect(await browser.orders.place(orderRequest(), key)()).toEqual(order);
    });
    expect(money).toEqual({ authorized: 1, captured: 1, released: 0 });
    expect(await environment.ledger(registry.grId)).toHaveLength(1);
  });

  it('[CART-06] [CART-08] an order that failed unexpectedly can be tried again at once', async () => {
    const item = freshItem({ wanted: 9 });
    const { registry } = await givenRegistry([item]);
    const browser = environment.browser();
    await fill(browser, fromRegistry(registry.grId, item));
    const key = freshKey();
    environment.breakNextPayment();
    const [broken] = await Promise.allSettled([browser.orders.place(orderRequest(), key)()]);
    expect(broken).not.toMatchObject({ value: { _tag: 'Right' } });
    expect(await answerOf(browser.orders.place(orderRequest(), key))).toMatchObject({ lines: [{ quantity: 1 }] });
  });

  it('[CART-08] twenty times the same order at once is one order', { repeats: 1 }, async () => {
    const item = freshItem({ wanted: 9 });
    const { registry } = await givenRegistry([item]);
    const browser = environment.browser();
    await fill(browser, fromRegistry(registry.grId, item));
    const money = await moneyDuring(() => atOnce(placeOrder(browser)));
    expect(money.captured).toBe(1);
    expect(money.released).toBe(money.authorized - 1);
    expect(await environment.ledger(registry.grId)).toHaveLength(1);
    expect((await opened(browser, registry)).items).toEqual([{ ...item, purchased: 1 }]);
  });
};

/** Only what orders at the same time promise, for a store whose callers share one connection. */
export const concurrentOrdersContract = contract('orders at the same time', testConcurrentOrders);
