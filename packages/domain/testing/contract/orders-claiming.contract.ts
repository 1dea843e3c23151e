import { either as E } from 'fp-ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ContractEnvironment } from './contract-environment.ts';
import { freshKey } from './fresh.ts';
import { moneyDuring } from './money.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { buy, fill, freshItem, fromRegistry, opened, orderRequest, sceneIn } from './scene.ts';

/** What happens when more is asked for than remains. */
export const claimingUnits = (getEnvironment: () => ContractEnvironment): void => {
  describe('claiming', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });

    it('[CART-06] [CART-07] of two buyers of the last piece one wins, the other is told how many remain', async () => {
      const item = freshItem({ wanted: 3, purchased: 1 });
      const { registry } = await sceneIn(environment, [item]);
      const late = environment.browser();
      await fill(late, fromRegistry(registry.grId, item, 2));
      await buy(environment, fromRegistry(registry.grId, item));
      const cart = await answerOf(late.cart.read);
      const money = await moneyDuring(environment, async () => {
        expect(await refusalOf(late.orders.place(orderRequest(), freshKey()))).toEqual({
          _tag: 'OverClaim',
          lines: [{ grId: registry.grId, identity: item.identity, asked: 2, remaining: 1 }],
        });
      });
      expect(money.captured).toBe(0);
      expect(money.released).toBe(money.authorized);
      expect(await answerOf(late.cart.read)).toEqual(cart);
      const [line] = cart.lines;
      if (line === undefined) throw new Error('one line was put in');
      await answerOf(late.cart.changeQuantity(line.lineId, 1));
      await answerOf(late.orders.place(orderRequest(), freshKey()));
      expect((await opened(late, registry)).items).toMatchObject([{ wanted: 3, purchased: 3 }]);
    });

    it('[CART-07] buying anyway, on purpose, counts what is beyond the wish apart', async () => {
      const item = freshItem({ wanted: 2, purchased: 1 });
      const { registry } = await sceneIn(environment, [item]);
      const { grId } = registry;
      const browser = environment.browser();
      await fill(browser, fromRegistry(grId, item, 3));
      const accepting = (quantity: number) =>
        browser.orders.place(orderRequest({ accepted: [{ grId, identity: item.identity, quantity }] }), freshKey());
      expect(await refusalOf(accepting(2))).toMatchObject({ _tag: 'OverClaim', lines: [{ asked: 3, remaining: 1 }] });
      const { orderNumber } = await answerOf(accepting(3));
      expect(await environment.ledger(grId)).toEqual([
        { kind: 'purchase', identity: item.identity, quantity: 3, overPurchased: 2, orderNumber },
      ]);
      expect((await opened(browser, registry)).items).toEqual([{ ...item, purchased: 4 }]);
    });

    it('[CART-06] [CART-07] of thirty buyers of the last piece at once exactly one gets it', async () => {
      const item = freshItem();
      const { registry } = await sceneIn(environment, [item]);
      const buyers = await Promise.all(
        Array.from({ length: 30 }, async () => {
          const browser = environment.browser();
          await fill(browser, fromRegistry(registry.grId, item));
          return browser;
        }),
      );
      const money = await moneyDuring(environment, async () => {
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
  });
};
