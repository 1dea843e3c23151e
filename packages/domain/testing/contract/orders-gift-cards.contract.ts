import type { GrId } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { centsOf } from '../arbitrary/index.ts';
import type { Browser, ContractEnvironment } from './contract-environment.ts';
import { freshKey } from './fresh.ts';
import { moneyDuring } from './money.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { buy, fill, freshItem, fromRegistry, opened, orderRequest, sceneIn, signedIn } from './scene.ts';
import { folded, patchesOf } from './watching.ts';

const give = (browser: Browser, grId: GrId, amount: string) =>
  answerOf(browser.cart.addGiftCard({ grId, amount, imageType: 'LATTE23', quantity: 1 }, O.none));

/** What becomes of gift cards that are bought. */
export const orderingCards = (getEnvironment: () => ContractEnvironment): void => {
  describe('gift cards', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });

    it('[GC-06] [CART-06] [LIST-10] an order gives its cards to the registry, and the sum of gift cards rises for everyone', async () => {
      const item = freshItem({ wanted: 8, purchased: 3 });
      const { registry, owner } = await sceneIn(environment, [item], { giftCardsBought: centsOf(1_050) });
      const browser = environment.browser();
      await fill(browser, fromRegistry(registry.grId, item, 2));
      await give(browser, registry.grId, '50.5');
      await answerOf(browser.cart.addEGiftCard({ grId: registry.grId, amount: '1000' }, O.none));
      const { lines } = await answerOf(browser.cart.read);
      const money = await moneyDuring(environment, async () => {
        const order = await answerOf(browser.orders.place(orderRequest(), freshKey()));
        const { orderNumber } = order;
        expect(order.subtotal).toBe(2_990 + 5_050 + 100_000);
        expect(order.lines.slice(1)).toEqual(lines.slice(1));
        expect(await environment.ledger(registry.grId)).toEqual([
          { kind: 'purchase', identity: item.identity, quantity: 2, overPurchased: 0, orderNumber },
          { kind: 'giftCard', amount: 5_050, orderNumber },
          { kind: 'eGiftCard', amount: 100_000, orderNumber },
        ]);
      });
      expect(money).toEqual({ authorized: 1, captured: 1, released: 0 });
      expect((await answerOf(browser.cart.read)).lines).toEqual([]);
      for (const reader of [browser, await signedIn(environment, owner)]) {
        const view = await opened(reader, registry);
        expect(view.version).toBe(registry.version + 1);
        expect(view.totals).toEqual({ items: 8, purchased: 5, giftCards: O.some(1_050 + 5_050 + 100_000) });
      }
    });

    it('[GC-06] [LIVE-01] whoever has the registry open is told of the new sum at once', async () => {
      const { registry } = await sceneIn(environment, [freshItem()]);
      const watcher = environment.browser();
      const view = await opened(watcher, registry);
      const told = patchesOf(watcher.registries.watch({ grId: registry.grId, viewing: 'own' }, view), 1);
      const browser = environment.browser();
      await give(browser, registry.grId, '25');
      await answerOf(browser.orders.place(orderRequest(), freshKey()));
      const patches = await told;
      expect(patches).toMatchObject([{ version: view.version + 1, items: [], removed: [] }]);
      const after = folded(view, patches);
      expect(after.totals.giftCards).toEqual(O.some(registry.giftCardsBought + 2_500));
      expect(after).toEqual(await opened(watcher, registry));
    });

    it('[CART-09] one order gives cards to several registries, each its own', async () => {
      const [one, other] = [await sceneIn(environment, [freshItem()]), await sceneIn(environment, [freshItem()])];
      const browser = environment.browser();
      await give(browser, one.registry.grId, '10');
      await give(browser, other.registry.grId, '20');
      await give(browser, one.registry.grId, '10');
      const { orderNumber } = await answerOf(browser.orders.place(orderRequest(), freshKey()));
      const card = (amount: number) => ({ kind: 'giftCard', amount, orderNumber });
      expect(await environment.ledger(one.registry.grId)).toEqual([card(1_000), card(1_000)]);
      expect(await environment.ledger(other.registry.grId)).toEqual([card(2_000)]);
      expect((await opened(browser, one.registry)).version).toBe(one.registry.version + 1);
    });

    it('[CART-09] when an item cannot be bought, no gift card is either', async () => {
      const item = freshItem();
      const { registry } = await sceneIn(environment, [item]);
      const browser = environment.browser();
      await give(browser, registry.grId, '25');
      await fill(browser, fromRegistry(registry.grId, item));
      await buy(environment, fromRegistry(registry.grId, item));
      expect(await refusalOf(browser.orders.place(orderRequest(), freshKey()))).toMatchObject({ _tag: 'OverClaim' });
      expect(await environment.ledger(registry.grId)).toMatchObject([{ kind: 'purchase' }]);
      expect((await opened(browser, registry)).totals.giftCards).toEqual(O.some(registry.giftCardsBought));
      expect((await answerOf(browser.cart.read)).lines).toHaveLength(2);
    });

    it('[CART-08] the same key gives its cards once', async () => {
      const { registry } = await sceneIn(environment, [freshItem()]);
      const browser = environment.browser();
      await give(browser, registry.grId, '25');
      const key = freshKey();
      const order = await answerOf(browser.orders.place(orderRequest(), key));
      expect(await answerOf(browser.orders.place(orderRequest(), key))).toEqual(order);
      expect(order.lines).toMatchObject([{ kind: 'giftCard', name: 'Gift Card', lineTotal: 2_500, remaining: O.none }]);
      expect(await environment.ledger(registry.grId)).toHaveLength(1);
    });
  });
};
