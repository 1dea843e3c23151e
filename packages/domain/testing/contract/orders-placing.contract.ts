import { expectedCart } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { centsOf, identityOf } from '../arbitrary/index.ts';
import type { ContractEnvironment } from './contract-environment.ts';
import { freshKey } from './fresh.ts';
import { moneyDuring } from './money.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { buy, fill, freshItem, freshProduct, fromRegistry, opened, orderRequest, plain, sceneIn } from './scene.ts';

/** What an order does, and that it does all of it or nothing. */
export const placingOrders = (getEnvironment: () => ContractEnvironment): void => {
  describe('placing', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });

    it('[CART-06] an order records its gifts, marks the items bought, takes the money and empties the cart', async () => {
      const item = freshItem({ wanted: 8, purchased: 3, product: { currentPrice: centsOf(1_495) } });
      const { registry } = await sceneIn(environment, [item]);
      const browser = environment.browser();
      await fill(browser, fromRegistry(registry.grId, item, 2));
      const { lines } = await answerOf(browser.cart.read);
      const money = await moneyDuring(environment, async () => {
        const order = await answerOf(browser.orders.place(orderRequest(), freshKey()));
        expect(order.subtotal).toBe(2_990);
        expect(order.lines).toEqual(lines.map((line) => ({ ...line, remaining: O.some(3) })));
        expect(await environment.ledger(registry.grId)).toEqual([
          { kind: 'purchase', identity: item.identity, quantity: 2, overPurchased: 0, orderNumber: order.orderNumber },
        ]);
      });
      expect(money).toEqual({ authorized: 1, captured: 1, released: 0 });
      expect((await answerOf(browser.cart.read)).lines).toEqual([]);
      const view = await opened(browser, registry);
      expect(view.version).toBe(registry.version + 1);
      expect(view.items).toEqual([{ ...item, purchased: 5 }]);
      expect(view.totals).toMatchObject({ items: 8, purchased: 5 });
    });

    it('[CART-06] when the payment is refused nothing happens and the cart stays', async () => {
      const item = freshItem();
      const { registry } = await sceneIn(environment, [item]);
      const browser = environment.browser();
      await fill(browser, fromRegistry(registry.grId, item));
      const cart = await answerOf(browser.cart.read);
      const key = freshKey();
      environment.refuseNextPayment();
      const money = await moneyDuring(environment, async () => {
        expect(await refusalOf(browser.orders.place(orderRequest(), key))).toEqual({ _tag: 'PaymentRefused' });
      });
      expect(money).toEqual({ authorized: 0, captured: 0, released: 0 });
      expect(await environment.ledger(registry.grId)).toEqual([]);
      expect(await answerOf(browser.cart.read)).toEqual(cart);
      expect(await answerOf(browser.orders.place(orderRequest(), key))).toMatchObject({ subtotal: 1_495 });
    });

    it('[CART-06] an order stands when its money cannot be taken at once, and the money is taken later, once', async () => {
      const item = freshItem();
      const { registry } = await sceneIn(environment, [item]);
      const browser = environment.browser();
      await fill(browser, fromRegistry(registry.grId, item));
      await environment.settle();
      environment.failNextCapture();
      const key = freshKey();
      const money = await moneyDuring(environment, async () => {
        const order = await answerOf(browser.orders.place(orderRequest(), key));
        expect(await environment.ledger(registry.grId)).toMatchObject([{ orderNumber: order.orderNumber }]);
        expect((await answerOf(browser.cart.read)).lines).toEqual([]);
        expect(await answerOf(browser.orders.place(orderRequest(), key))).toEqual(order);
      });
      expect(money.captured).toBe(0);
      expect(money.released).toBe(money.authorized - 1);
      const later = await moneyDuring(environment, async () => {
        expect(await environment.settle()).toBe(1);
        expect(await environment.settle()).toBe(0);
      });
      expect(later).toEqual({ authorized: 0, captured: 1, released: 0 });
    });

    it('[CART-06] money that was set aside is let go when the order fails after it', async () => {
      const item = freshItem({ wanted: 2 });
      const { registry } = await sceneIn(environment, [item]);
      const [quick, slow] = [environment.browser(), environment.browser()];
      await fill(quick, fromRegistry(registry.grId, item, 2));
      await fill(slow, fromRegistry(registry.grId, item, 2));
      const money = await moneyDuring(environment, async () => {
        const outcomes = await Promise.all(
          [quick, slow].map(({ orders }) => orders.place(orderRequest(), freshKey())()),
        );
        expect(outcomes.map(({ _tag }) => _tag).sort()).toEqual(['Left', 'Right']);
      });
      expect(money.captured).toBe(1);
      expect(money.released).toBe(money.authorized - 1);
    });

    it('[CART-06] money that could not be let go when its order failed is let go later, once', async () => {
      const item = freshItem({ wanted: 2 });
      const { registry } = await sceneIn(environment, [item]);
      const [quick, slow] = [environment.browser(), environment.browser()];
      await fill(quick, fromRegistry(registry.grId, item, 2));
      await fill(slow, fromRegistry(registry.grId, item, 2));
      await environment.settle();
      const money = await moneyDuring(environment, async () => {
        const { asked, goOn } = environment.holdNextPayment();
        const refused = refusalOf(slow.orders.place(orderRequest(), freshKey()));
        await asked;
        await answerOf(quick.orders.place(orderRequest(), freshKey()));
        environment.failNextRelease();
        goOn();
        expect(await refused).toMatchObject({ _tag: 'OverClaim' });
      });
      expect(money).toEqual({ authorized: 2, captured: 1, released: 0 });
      const later = await moneyDuring(environment, environment.settle);
      expect(later).toEqual({ authorized: 0, captured: 0, released: 1 });
      expect(await moneyDuring(environment, environment.settle)).toEqual({ authorized: 0, captured: 0, released: 0 });
    });

    it('[CART-06] an empty cart and a giver without a proper mail address are refused', async () => {
      const item = freshItem();
      const { registry } = await sceneIn(environment, [item]);
      const browser = environment.browser();
      expect(await refusalOf(browser.orders.place(orderRequest(), freshKey()))).toEqual({ _tag: 'CartEmpty' });
      await fill(browser, fromRegistry(registry.grId, item));
      const giver = { firstName: 'Rosa', lastName: 'Almeida', email: 'rosa at example' };
      expect(await refusalOf(browser.orders.place(orderRequest({ giver }), freshKey()))).toEqual({
        _tag: 'GiverInvalid',
        field: 'email',
      });
      expect(await environment.ledger(registry.grId)).toEqual([]);
    });

    it('[CART-09] one order buys for several registries and plain products', async () => {
      const [plates, kettle] = [freshItem({ wanted: 4 }), freshItem({ product: { currentPrice: centsOf(19_999) } })];
      const lamp = freshProduct({ currentPrice: centsOf(8_950) });
      await environment.given({ products: [lamp] });
      const [first, second] = [await sceneIn(environment, [plates]), await sceneIn(environment, [kettle])];
      const order = await buy(
        environment,
        fromRegistry(first.registry.grId, plates, 2),
        fromRegistry(second.registry.grId, kettle),
        plain(lamp),
      );
      expect(order.subtotal).toBe(2 * 1_495 + 19_999 + 8_950);
      expect(order.lines.map(({ identity }) => identity)).toEqual([
        plates.identity,
        kettle.identity,
        identityOf(lamp.sku),
      ]);
      const { orderNumber } = order;
      expect(await environment.ledger(first.registry.grId)).toMatchObject([{ quantity: 2, orderNumber }]);
      expect(await environment.ledger(second.registry.grId)).toMatchObject([{ quantity: 1, orderNumber }]);
    });

    it('[CART-09] when one line cannot be bought, no line is', async () => {
      const [free, taken] = [freshItem(), freshItem({ wanted: 2, purchased: 2 })];
      const [first, second] = [await sceneIn(environment, [free]), await sceneIn(environment, [taken])];
      const browser = environment.browser();
      await fill(browser, fromRegistry(first.registry.grId, free), fromRegistry(second.registry.grId, taken));
      expect(await refusalOf(browser.orders.place(orderRequest(), freshKey()))).toEqual({
        _tag: 'OverClaim',
        lines: [{ grId: second.registry.grId, identity: taken.identity, asked: 1, remaining: 0 }],
      });
      expect(await environment.ledger(first.registry.grId)).toEqual([]);
      expect((await opened(browser, first.registry)).version).toBe(first.registry.version);
      expect((await answerOf(browser.cart.read)).lines).toHaveLength(2);
    });

    it('[CART-06] [CART-09] where a page tells what it showed, nothing else is bought: the order is refused with the cart as it is, nothing is charged, and seen so it can be bought', async () => {
      const [plates, lamp] = [freshItem({ wanted: 9 }), freshProduct({ currentPrice: centsOf(8_950) })];
      const { registry } = await sceneIn(environment, [plates]);
      await environment.given({ products: [lamp] });
      const browser = environment.browser();
      await fill(browser, fromRegistry(registry.grId, plates, 2));
      const seen = expectedCart((await answerOf(browser.cart.read)).lines);
      await fill(browser, plain(lamp));
      const { lines, subtotal } = await answerOf(browser.cart.read);
      const money = await moneyDuring(environment, async () => {
        expect(await refusalOf(browser.orders.place(orderRequest({ seen }), freshKey()))).toEqual({
          _tag: 'CartChanged',
          lines,
          subtotal,
        });
      });
      expect([lines.length, subtotal, money.captured]).toEqual([2, 2 * 1_495 + 8_950, 0]);
      expect(await environment.ledger(registry.grId)).toEqual([]);
      expect((await answerOf(browser.cart.read)).lines).toEqual(lines);
      expect(
        await answerOf(browser.orders.place(orderRequest({ seen: expectedCart(lines) }), freshKey())),
      ).toMatchObject({
        subtotal,
      });
    });

    it('[CART-09] an order is of the visitor’s own cart', async () => {
      const item = freshItem({ wanted: 9 });
      const { registry } = await sceneIn(environment, [item]);
      const [mine, theirs] = [environment.browser(), environment.browser()];
      await fill(mine, fromRegistry(registry.grId, item));
      await fill(theirs, fromRegistry(registry.grId, item, 2));
      await answerOf(mine.orders.place(orderRequest(), freshKey()));
      expect((await answerOf(theirs.cart.read)).lines).toMatchObject([{ quantity: 2 }]);
      expect(await environment.ledger(registry.grId)).toMatchObject([{ quantity: 1 }]);
    });
  });
};
