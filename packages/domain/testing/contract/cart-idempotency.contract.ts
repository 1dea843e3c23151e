import { either as E, option as O } from 'fp-ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ContractEnvironment } from './contract-environment.ts';
import { freshKey } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { fill, freshItem, fromRegistry, orderRequest, sceneIn } from './scene.ts';

/** What a key does for adding. */
export const addingOnce = (getEnvironment: () => ContractEnvironment): void => {
  describe('adding once', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });

    it('[CART-08] adding again under the same key adds nothing and answers the same', async () => {
      const item = freshItem({ wanted: 99 });
      const { registry } = await sceneIn(environment, [item]);
      const browser = environment.browser();
      await fill(browser, fromRegistry(registry.grId, item));
      const key = O.some(freshKey());
      const request = fromRegistry(registry.grId, item, 2);
      const first = await answerOf(browser.cart.add([request], key));
      expect(first).toMatchObject({ count: 3 });
      expect(await answerOf(browser.cart.add([request], key))).toEqual(first);
      expect(await refusalOf(browser.cart.add([{ ...request, quantity: 3 }], key))).toEqual({
        _tag: 'IdempotencyKeyReused',
      });
      expect((await answerOf(browser.cart.read)).lines).toMatchObject([{ quantity: 3 }]);
    });

    it('[CART-08] twenty times the same key at once adds once', async () => {
      const item = freshItem({ wanted: 99 });
      const { registry } = await sceneIn(environment, [item]);
      const browser = environment.browser();
      await fill(browser, fromRegistry(registry.grId, item));
      const key = O.some(freshKey());
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, () => browser.cart.add([fromRegistry(registry.grId, item, 2)], key)()),
      );
      const answers = outcomes.filter(E.isRight).map(({ right }) => right);
      const [first] = answers;
      expect(first).toMatchObject({ count: 3 });
      for (const answer of answers) expect(answer).toEqual(first);
      for (const refusal of outcomes.filter(E.isLeft)) expect(refusal.left).toEqual({ _tag: 'RequestInProgress' });
      expect((await answerOf(browser.cart.read)).lines).toMatchObject([{ quantity: 3 }]);
    });

    it('[CART-08] a key counts for one way of adding, and an order has its own', async () => {
      const item = freshItem({ wanted: 9 });
      const { registry } = await sceneIn(environment, [item]);
      const browser = environment.browser();
      await fill(browser, fromRegistry(registry.grId, item));
      const key = freshKey();
      const requests = [fromRegistry(registry.grId, item, 2)];
      await answerOf(browser.cart.add(requests, O.some(key)));
      expect(await answerOf(browser.cart.addFromRegistry(requests, O.some(key)))).toMatchObject({ count: 5 });
      expect(await answerOf(browser.orders.place(orderRequest(), key))).toMatchObject({ lines: [{ quantity: 5 }] });
    });

    it('[CART-08] a key whose call was refused is free again', async () => {
      const item = freshItem({ wanted: 9 });
      const { registry } = await sceneIn(environment, [item]);
      const browser = environment.browser();
      const key = O.some(freshKey());
      await refusalOf(browser.cart.add([fromRegistry(registry.grId, item, 100)], key));
      expect(await answerOf(browser.cart.add([fromRegistry(registry.grId, item)], key))).toMatchObject({ count: 1 });
    });
  });
};
