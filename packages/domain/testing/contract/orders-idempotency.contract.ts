import { either as E } from 'fp-ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ContractEnvironment } from './contract-environment.ts';
import { freshKey } from './fresh.ts';
import { moneyDuring } from './money.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { fill, freshItem, fromRegistry, opened, orderRequest, sceneIn } from './scene.ts';

/** What a key does for an order. */
export const orderingOnce = (getEnvironment: () => ContractEnvironment): void => {
  describe('ordering once', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });

    it('[CART-08] the same key answers the same order, another request under it is refused', async () => {
      const item = freshItem({ wanted: 9 });
      const { registry } = await sceneIn(environment, [item]);
      const browser = environment.browser();
      await fill(browser, fromRegistry(registry.grId, item));
      const key = freshKey();
      const order = await answerOf(browser.orders.place(orderRequest(), key));
      await fill(browser, fromRegistry(registry.grId, item));
      const money = await moneyDuring(environment, async () => {
        expect(await answerOf(browser.orders.place(orderRequest(), key))).toEqual(order);
        expect(await refusalOf(browser.orders.place(orderRequest({ message: 'Another one' }), key))).toEqual({
          _tag: 'IdempotencyKeyReused',
        });
      });
      expect(money.captured).toBe(0);
      expect(money.released).toBe(money.authorized);
      expect(await environment.ledger(registry.grId)).toHaveLength(1);
      expect((await answerOf(browser.cart.read)).lines).toHaveLength(1);
    });

    it('[CART-06] [CART-08] while a cart is being paid for, whoever orders it again is told so, and money is set aside once', async () => {
      const item = freshItem({ wanted: 9 });
      const { registry } = await sceneIn(environment, [item]);
      const browser = environment.browser();
      await fill(browser, fromRegistry(registry.grId, item));
      const key = freshKey();
      const money = await moneyDuring(environment, async () => {
        const { asked, goOn } = environment.holdNextPayment();
        const first = browser.orders.place(orderRequest(), key)();
        await asked;
        expect(await refusalOf(browser.orders.place(orderRequest(), key))).toEqual({ _tag: 'RequestInProgress' });
        expect(await refusalOf(browser.orders.place(orderRequest(), freshKey()))).toEqual({
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

    it('[CART-06] [CART-08] an order whose payment was refused has ended: the same again is tried anew', async () => {
      const item = freshItem({ wanted: 9 });
      const { registry } = await sceneIn(environment, [item]);
      const browser = environment.browser();
      await fill(browser, fromRegistry(registry.grId, item));
      const key = freshKey();
      environment.refuseNextPayment();
      expect(await refusalOf(browser.orders.place(orderRequest(), key))).toEqual({ _tag: 'PaymentRefused' });
      expect(await answerOf(browser.orders.place(orderRequest(), key))).toMatchObject({ lines: [{ quantity: 1 }] });
    });

    it('[CART-06] [CART-08] an order that breaks on the way has ended: the same again is tried anew, at once', async () => {
      const item = freshItem({ wanted: 9 });
      const { registry } = await sceneIn(environment, [item]);
      const browser = environment.browser();
      await fill(browser, fromRegistry(registry.grId, item));
      const key = freshKey();
      environment.breakNextPayment();
      const [broken] = await Promise.allSettled([browser.orders.place(orderRequest(), key)()]);
      expect(broken).not.toMatchObject({ value: { _tag: 'Right' } });
      expect(await answerOf(browser.orders.place(orderRequest(), key))).toMatchObject({ lines: [{ quantity: 1 }] });
    });

    it('[CART-08] twenty times the same order at once is one order', { repeats: 4 }, async () => {
      const item = freshItem({ wanted: 9 });
      const { registry } = await sceneIn(environment, [item]);
      const browser = environment.browser();
      await fill(browser, fromRegistry(registry.grId, item));
      const key = freshKey();
      const money = await moneyDuring(environment, async () => {
        const outcomes = await Promise.all(
          Array.from({ length: 20 }, () => browser.orders.place(orderRequest(), key)()),
        );
        const orders = outcomes.filter(E.isRight).map(({ right }) => right);
        const [first] = orders;
        expect(first).toBeDefined();
        for (const order of orders) expect(order).toEqual(first);
        for (const { left } of outcomes.filter(E.isLeft)) expect(left).toEqual({ _tag: 'RequestInProgress' });
      });
      expect(money.captured).toBe(1);
      expect(money.released).toBe(money.authorized - 1);
      expect(await environment.ledger(registry.grId)).toHaveLength(1);
      expect((await opened(browser, registry)).items).toEqual([{ ...item, purchased: 1 }]);
    });
  });
};
