import type { Registry, RegistryItem } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { centsOf } from '../arbitrary/index.ts';
import { sharedGift, towards } from './cart-contributions.contract.ts';
import type { Browser, ContractEnvironment } from './contract-environment.ts';
import { freshKey } from './fresh.ts';
import { moneyDuring } from './money.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { buy, fill, freshItem, fromRegistry, opened, orderRequest, sceneIn, signedIn } from './scene.ts';
import { folded, patchesOf } from './watching.ts';

const raisedIn = ({ groupGift }: RegistryItem): number => (O.isSome(groupGift) ? groupGift.value.raised : 0);

/** What becomes of money for group gifts that is ordered. */
export const orderingTogether = (getEnvironment: () => ContractEnvironment): void => {
  describe('money for group gifts', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });

    const withMoney = async ({ grId }: Registry, item: RegistryItem, amount: number): Promise<Browser> => {
      const browser = environment.browser();
      await answerOf(browser.cart.addContribution(towards(grId, item, amount), freshKey()));
      return browser;
    };
    const order = (browser: Browser) => browser.orders.place(orderRequest(), freshKey());
    const give = async (registry: Registry, item: RegistryItem, amount: number) =>
      answerOf(order(await withMoney(registry, item, amount)));
    const itemIn = async (registry: Registry, { identity }: RegistryItem) => {
      const { items } = await opened(environment.browser(), registry);
      const found = items.find((item) => item.identity.sku === identity.sku);
      if (found === undefined) throw new Error('the item is on the list');
      return { purchased: found.purchased, raised: raisedIn(found) };
    };

    it('[GG-05] [GG-03] [LIVE-01] with the order the money is in the fund, the ledger has it, and every open page is told at once', async () => {
      const [kettle, plates] = [sharedGift(), freshItem({ wanted: 3 })];
      const { registry, owner } = await sceneIn(environment, [kettle, plates]);
      const { grId } = registry;
      const watcher = environment.browser();
      const view = await opened(watcher, registry);
      const told = patchesOf(watcher.registries.watch({ grId, viewing: 'own' }, view), 1);
      const browser = await withMoney(registry, kettle, 4_000);
      await fill(browser, fromRegistry(grId, plates));
      expect(await itemIn(registry, kettle)).toEqual({ purchased: 0, raised: 0 });
      const money = await moneyDuring(environment, async () => {
        const { orderNumber, lines, subtotal } = await answerOf(order(browser));
        expect(subtotal).toBe(4_000 + 1_495);
        expect(lines).toMatchObject([
          { kind: 'contribution', name: kettle.product.name, lineTotal: 4_000, quantity: 1, remaining: O.none },
          { kind: 'item' },
        ]);
        expect(await environment.ledger(grId)).toEqual([
          { kind: 'contribution', identity: kettle.identity, quantity: 0, amount: 4_000, orderNumber },
          { kind: 'purchase', identity: plates.identity, quantity: 1, overPurchased: 0, orderNumber },
        ]);
      });
      expect(money).toEqual({ authorized: 1, captured: 1, released: 0 });
      expect((await answerOf(browser.cart.read)).lines).toEqual([]);
      const patches = await told;
      expect(patches).toMatchObject([{ version: view.version + 1, removed: [] }]);
      const after = folded(view, patches);
      expect(after).toEqual(await opened(watcher, registry));
      expect(after.items.map(raisedIn)).toEqual([4_000, 0]);
      expect((await opened(await signedIn(environment, owner), registry)).items.map(raisedIn)).toEqual([4_000, 0]);
    });

    it('[GG-03] each full price reached counts one piece as purchased, whoever gave for it', async () => {
      const four = sharedGift(0, { wanted: 4, product: { currentPrice: centsOf(2_500) } });
      const { registry } = await sceneIn(environment, [four]);
      for (const [amount, purchased, raised] of [
        [2_499, 0, 2_499],
        [1_000, 1, 3_499],
        [4_001, 3, 7_500],
      ] as const) {
        await give(registry, four, amount);
        expect(await itemIn(registry, four)).toEqual({ purchased, raised });
      }
      expect((await environment.ledger(registry.grId)).map((row) => 'quantity' in row && row.quantity)).toEqual([
        0, 1, 2,
      ]);
    });

    it('[GG-03] [GG-05] when somebody else gave meanwhile, the order is stopped with what is missing now; nothing is charged, the cart stays, and a smaller gift closes the fund', async () => {
      const kettle = sharedGift();
      const { registry } = await sceneIn(environment, [kettle]);
      const { grId } = registry;
      const slow = await withMoney(registry, kettle, 6_000);
      await give(registry, kettle, 9_550);
      const before = await answerOf(slow.cart.read);
      const money = await moneyDuring(environment, async () => {
        expect(await refusalOf(order(slow))).toEqual({
          _tag: 'FundFull',
          lines: [{ grId, identity: kettle.identity, asked: 6_000, missing: 450 }],
        });
      });
      expect(money).toEqual({ authorized: 0, captured: 0, released: 0 });
      expect(await answerOf(slow.cart.read)).toEqual(before);
      const [line] = before.lines;
      if (line === undefined) throw new Error('the money is in the cart');
      await answerOf(slow.cart.remove(line.lineId));
      expect(await answerOf(slow.cart.addContribution(towards(grId, kettle, 450), freshKey()))).toMatchObject({
        missing: 450,
      });
      await answerOf(order(slow));
      expect(await itemIn(registry, kettle)).toEqual({ purchased: 1, raised: 10_000 });
      expect(
        await refusalOf(environment.browser().cart.addContribution(towards(grId, kettle, 1_000), freshKey())),
      ).toEqual({
        _tag: 'FundFull',
        missing: 0,
      });
    });

    it('[GG-03] of twenty who give all that is missing at once, one does; the fund is exactly full', async () => {
      const kettle = sharedGift();
      const { registry } = await sceneIn(environment, [kettle]);
      await give(registry, kettle, 9_000);
      const givers = await Promise.all(Array.from({ length: 20 }, () => withMoney(registry, kettle, 1_000)));
      const outcomes = await Promise.all(givers.map((browser) => order(browser)()));
      expect(outcomes.filter(E.isRight)).toHaveLength(1);
      for (const { left } of outcomes.filter(E.isLeft))
        expect(left).toMatchObject({ _tag: 'FundFull', lines: [{ asked: 1_000, missing: 0 }] });
      expect(await itemIn(registry, kettle)).toEqual({ purchased: 1, raised: 10_000 });
      const amounts = (await environment.ledger(registry.grId)).map((row) => ('amount' in row ? row.amount : 0));
      expect(amounts).toEqual([9_000, 1_000]);
    });

    it('[GG-01] money that was enough when it went into the cart is taken, also when the fund wants more by now', async () => {
      const kettle = sharedGift(9_550);
      const { registry, owner } = await sceneIn(environment, [kettle]);
      const guest = await withMoney(registry, kettle, 450);
      const { registries } = await signedIn(environment, owner);
      await answerOf(registries.changeWantedQuantity(registry.grId, kettle.identity, 2));
      await answerOf(order(guest));
      expect(await itemIn(registry, kettle)).toEqual({ purchased: 1, raised: 10_000 });
    });

    it('[GG-05] money for what is no group gift any more stops the order as what is gone', async () => {
      const kettle = sharedGift();
      const { registry, owner } = await sceneIn(environment, [kettle]);
      const guest = await withMoney(registry, kettle, 1_000);
      const { registries } = await signedIn(environment, owner);
      await answerOf(registries.changeGroupGift(registry.grId, kettle.identity, false));
      expect(await refusalOf(order(guest))).toEqual({
        _tag: 'ItemGone',
        lines: [{ grId: O.some(registry.grId), identity: kettle.identity }],
      });
    });

    it('[GG-05] a group gift cannot be switched off once money was ordered for it, however it stands in carts', async () => {
      const kettle = sharedGift();
      const { registry, owner } = await sceneIn(environment, [kettle]);
      await withMoney(registry, kettle, 5_000);
      await give(registry, kettle, 1_000);
      const { registries } = await signedIn(environment, owner);
      expect(await refusalOf(registries.changeGroupGift(registry.grId, kettle.identity, false))).toEqual({
        _tag: 'HasContributions',
      });
    });

    it('[BUY-09] a whole piece and money for it are not in one order, and a whole piece bought meanwhile leaves nothing missing', async () => {
      const [kettle, pot] = [sharedGift(), sharedGift()];
      const { registry } = await sceneIn(environment, [kettle, pot]);
      const { grId } = registry;
      const both = await withMoney(registry, kettle, 1_000);
      await fill(both, fromRegistry(grId, kettle));
      expect(await refusalOf(order(both))).toEqual({
        _tag: 'PaidTogether',
        lines: [{ grId: O.some(grId), identity: kettle.identity }],
      });
      const slow = await withMoney(registry, pot, 1_000);
      await buy(environment, fromRegistry(grId, pot));
      expect(await refusalOf(order(slow))).toMatchObject({ _tag: 'FundFull', lines: [{ missing: 0 }] });
    });

    it('[CART-08] the same key gives once', async () => {
      const kettle = sharedGift();
      const { registry } = await sceneIn(environment, [kettle]);
      const browser = await withMoney(registry, kettle, 2_000);
      const key = freshKey();
      const first = await answerOf(browser.orders.place(orderRequest(), key));
      expect(await answerOf(browser.orders.place(orderRequest(), key))).toEqual(first);
      expect(await itemIn(registry, kettle)).toEqual({ purchased: 0, raised: 2_000 });
      expect(await environment.ledger(registry.grId)).toHaveLength(1);
    });
  });
};
