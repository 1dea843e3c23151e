import { option as O } from 'fp-ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { centsOf, identityOf } from '../arbitrary/index.ts';
import type { ContractEnvironment } from './contract-environment.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { fill, freshItem, freshProduct, fromRegistry, plain, sceneIn } from './scene.ts';

/** What a cart holds, for whom, and how it is changed. */
export const fillingCarts = (getEnvironment: () => ContractEnvironment): void => {
  describe('filling and changing', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });

    it('[CART-05] a visitor who has put nothing in has an empty cart', async () => {
      expect(await answerOf(environment.browser().cart.read)).toEqual({
        cartId: O.none,
        lines: [],
        subtotal: 0,
        shippingMethods: [
          { code: 'standard', name: 'Standard' },
          { code: 'express', name: 'Express' },
        ],
        shippingMethod: 'standard',
      });
    });

    it('[CART-05] [CART-09] items of several registries and plain products are lines at today’s price', async () => {
      const [plates, kettle] = [
        freshItem({ wanted: 8, purchased: 3, product: { currentPrice: centsOf(1_495) } }),
        freshItem({ product: { currentPrice: centsOf(19_999) } }),
      ];
      const lamp = freshProduct({ currentPrice: centsOf(8_950) });
      await environment.given({ products: [lamp] });
      const [first, second] = [await sceneIn(environment, [plates]), await sceneIn(environment, [kettle])];
      const browser = environment.browser();
      const requests = [
        fromRegistry(first.registry.grId, plates, 3),
        fromRegistry(second.registry.grId, kettle),
        plain(lamp, 2),
      ];
      const addition = await fill(browser, ...requests);
      expect(addition).toMatchObject({ count: 6, added: requests, warnings: [] });
      const view = await answerOf(browser.cart.read);
      expect(view.cartId).toEqual(O.some(addition.cartId));
      expect(
        view.lines.map(({ grId, identity, name: called, quantity, unitPrice, lineTotal, remaining }) => [
          grId,
          identity,
          called,
          quantity,
          unitPrice,
          lineTotal,
          remaining,
        ]),
      ).toEqual([
        [O.some(first.registry.grId), plates.identity, plates.product.name, 3, 1_495, 4_485, O.some(5)],
        [O.some(second.registry.grId), kettle.identity, kettle.product.name, 1, 19_999, 19_999, O.some(1)],
        [O.none, identityOf(lamp.sku), lamp.name, 2, 8_950, 17_900, O.none],
      ]);
      expect(view.subtotal).toBe(42_384);
    });

    it('more than the registry still needs goes in with a warning', async () => {
      const item = freshItem({ wanted: 5, purchased: 3 });
      const { registry } = await sceneIn(environment, [item]);
      const browser = environment.browser();
      expect((await fill(browser, fromRegistry(registry.grId, item, 2))).warnings).toEqual([]);
      expect((await fill(browser, fromRegistry(registry.grId, item))).warnings).toEqual([
        { identity: item.identity, remaining: 2 },
      ]);
      expect((await answerOf(browser.cart.read)).lines).toMatchObject([{ quantity: 3, remaining: O.some(2) }]);
    });

    it('[BUY-01] the same thing for the same registry stays one line, up to 99', async () => {
      const item = freshItem({ wanted: 200 });
      const [one, other] = [await sceneIn(environment, [item]), await sceneIn(environment, [item])];
      const browser = environment.browser();
      await fill(browser, fromRegistry(one.registry.grId, item, 60), plain(item.product));
      const addition = await fill(
        browser,
        fromRegistry(one.registry.grId, item, 60),
        fromRegistry(other.registry.grId, item, 2),
      );
      expect(addition).toMatchObject({ count: 102, added: [{ quantity: 39 }, { quantity: 2 }] });
      const { lines } = await answerOf(browser.cart.read);
      expect(lines.map(({ grId, quantity }) => [grId, quantity])).toEqual([
        [O.some(one.registry.grId), 99],
        [O.none, 1],
        [O.some(other.registry.grId), 2],
      ]);
    });

    it('[CART-05] a line is set to another quantity and taken out', async () => {
      const [item, kept] = [freshItem({ wanted: 9 }), freshItem()];
      const { registry } = await sceneIn(environment, [item, kept]);
      const browser = environment.browser();
      await fill(browser, fromRegistry(registry.grId, item, 2), fromRegistry(registry.grId, kept));
      const [line, rest] = (await answerOf(browser.cart.read)).lines;
      if (line === undefined || rest === undefined) throw new Error('two lines were put in');
      for (const quantity of [0, 100]) {
        expect(await refusalOf(browser.cart.changeQuantity(line.lineId, quantity))).toEqual({
          _tag: 'QuantityOutOfRange',
          minimum: 1,
          maximum: 99,
        });
      }
      const changed = await answerOf(browser.cart.changeQuantity(line.lineId, 7));
      expect(changed).toMatchObject({
        lines: [{ quantity: 7, lineTotal: 7 * 1_495 }, { quantity: 1 }],
        subtotal: 8 * 1_495,
      });
      expect((await answerOf(browser.cart.remove(line.lineId))).lines).toEqual([rest]);
      expect(await refusalOf(browser.cart.remove(line.lineId))).toEqual({ _tag: 'LineUnknown' });
      expect(await refusalOf(browser.cart.changeQuantity(line.lineId, 1))).toEqual({ _tag: 'LineUnknown' });
      expect(await answerOf(browser.cart.read)).toMatchObject({ lines: [rest], subtotal: 1_495 });
    });

    it('[CART-09] a cart is its visitor’s alone', async () => {
      const item = freshItem({ wanted: 9 });
      const { registry } = await sceneIn(environment, [item]);
      const [mine, theirs] = [environment.browser(), environment.browser()];
      const first = await fill(mine, fromRegistry(registry.grId, item, 2));
      const [line] = (await answerOf(mine.cart.read)).lines;
      expect((await answerOf(theirs.cart.read)).lines).toEqual([]);
      if (line === undefined) throw new Error('one line was put in');
      expect(await refusalOf(theirs.cart.remove(line.lineId))).toEqual({ _tag: 'LineUnknown' });
      const second = await fill(theirs, fromRegistry(registry.grId, item));
      expect(second.cartId).not.toBe(first.cartId);
      expect((await answerOf(mine.cart.read)).lines).toEqual([line]);
    });
  });
};
