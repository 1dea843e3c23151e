import type { GrId, Registry, RegistryItem } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { centsOf } from '../arbitrary/index.ts';
import type { Browser } from './contract-environment.ts';
import { freshKey } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import {
  buy,
  contributing,
  environment,
  fill,
  folded,
  freshItem,
  fromRegistry,
  givenRegistry,
  linesOf,
  moneyDuring,
  opened,
  patchesOf,
  placeOrder,
  present,
  sharedGift,
  signedIn,
  towards,
} from './scene.ts';

const raisedIn = ({ groupGift }: RegistryItem): number => (O.isSome(groupGift) ? groupGift.value.raised : 0);

/** What orders of contributions promise. */
export const testContributionOrders = (): void => {
  const give = async ({ grId }: Registry, item: RegistryItem, amount: number) =>
    answerOf(placeOrder(await contributing(grId, item, amount)));
  const itemIn = async (registry: Registry, { identity }: RegistryItem) => {
    const { items } = await opened(environment.browser(), registry);
    const found = present(items.find((item) => item.identity.sku === identity.sku));
    return { purchased: found.purchased, raised: raisedIn(found) };
  };

  it('[GG-05] [GG-03] [LIVE-01] an order puts the contribution into fund and ledger, and open pages are updated', async () => {
    const [kettle, plates] = [sharedGift(), freshItem({ wanted: 3 })];
    const { registry, owner } = await givenRegistry([kettle, plates]);
    const { grId } = registry;
    const watcher = environment.browser();
    const view = await opened(watcher, registry);
    const watched = patchesOf(watcher.registries.watch({ grId, viewing: 'own' }, view), 1);
    const browser = await contributing(grId, kettle, 4_000);
    await fill(browser, fromRegistry(grId, plates));
    expect(await itemIn(registry, kettle)).toEqual({ purchased: 0, raised: 0 });
    const money = await moneyDuring(async () => {
      const { orderNumber, lines, subtotal } = await answerOf(placeOrder(browser));
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
    expect(await linesOf(browser)).toEqual([]);
    const patches = await watched;
    expect(patches).toMatchObject([{ version: view.version + 1, removed: [] }]);
    const after = folded(view, patches);
    expect(after).toEqual(await opened(watcher, registry));
    expect(after.items.map(raisedIn)).toEqual([4_000, 0]);
    expect((await opened(await signedIn(owner), registry)).items.map(raisedIn)).toEqual([4_000, 0]);
  });

  it('[GG-03] [GG-05] an order of more than the fund takes by now is refused, and nothing is charged', async () => {
    const kettle = sharedGift();
    const { registry } = await givenRegistry([kettle]);
    const { grId } = registry;
    const slow = await contributing(grId, kettle, 6_000);
    await give(registry, kettle, 9_550);
    const before = await answerOf(slow.cart.read);
    const money = await moneyDuring(async () => {
      expect(await refusalOf(placeOrder(slow))).toEqual({
        _tag: 'FundFull',
        lines: [{ grId, identity: kettle.identity, asked: 6_000, missing: 450 }],
      });
    });
    expect(money).toEqual({ authorized: 0, captured: 0, released: 0 });
    expect(await answerOf(slow.cart.read)).toEqual(before);
    await answerOf(slow.cart.remove(present(before.lines[0]).lineId));
    expect(await answerOf(slow.cart.addContribution(towards(grId, kettle, 450), freshKey()))).toMatchObject({
      missing: 450,
    });
    await answerOf(placeOrder(slow));
    expect(await itemIn(registry, kettle)).toEqual({ purchased: 1, raised: 10_000 });
    expect(
      await refusalOf(environment.browser().cart.addContribution(towards(grId, kettle, 1_000), freshKey())),
    ).toEqual({
      _tag: 'FundFull',
      missing: 0,
    });
  });

  it('[GG-03] of twenty who give the missing amount at once, one does', async () => {
    const kettle = sharedGift();
    const { registry } = await givenRegistry([kettle]);
    await give(registry, kettle, 9_000);
    const givers = await Promise.all(Array.from({ length: 20 }, () => contributing(registry.grId, kettle, 1_000)));
    const outcomes = await Promise.all(givers.map((browser) => placeOrder(browser)()));
    expect(outcomes.filter(E.isRight)).toHaveLength(1);
    for (const { left } of outcomes.filter(E.isLeft))
      expect(left).toMatchObject({ _tag: 'FundFull', lines: [{ asked: 1_000, missing: 0 }] });
    expect(await itemIn(registry, kettle)).toEqual({ purchased: 1, raised: 10_000 });
    const amounts = (await environment.ledger(registry.grId)).map((row) => ('amount' in row ? row.amount : 0));
    expect(amounts).toEqual([9_000, 1_000]);
  });

  it('[GG-05] a contribution to what is no longer a group gift is refused', async () => {
    const kettle = sharedGift();
    const { registry, owner } = await givenRegistry([kettle]);
    const guest = await contributing(registry.grId, kettle, 1_000);
    const { registries } = await signedIn(owner);
    await answerOf(registries.changeGroupGift(registry.grId, kettle.identity, false));
    expect(await refusalOf(placeOrder(guest))).toEqual({
      _tag: 'ItemGone',
      lines: [{ grId: O.some(registry.grId), identity: kettle.identity }],
    });
  });

  it('[BUY-09] a unit and a contribution to it are not in one order; a bought unit leaves nothing missing', async () => {
    const [kettle, pot] = [sharedGift(), sharedGift()];
    const { registry } = await givenRegistry([kettle, pot]);
    const { grId } = registry;
    const both = await contributing(grId, kettle, 1_000);
    await fill(both, fromRegistry(grId, kettle));
    expect(await refusalOf(placeOrder(both))).toEqual({
      _tag: 'PaidTogether',
      lines: [{ grId: O.some(grId), identity: kettle.identity }],
    });
    const slow = await contributing(grId, pot, 1_000);
    await buy(fromRegistry(grId, pot));
    expect(await refusalOf(placeOrder(slow))).toMatchObject({ _tag: 'FundFull', lines: [{ missing: 0 }] });
  });
};

/** What orders of gift cards promise. */
export const testGiftCardOrders = (): void => {
  const give = (browser: Browser, grId: GrId, amount: string) =>
    answerOf(browser.cart.addGiftCard({ grId, amount, imageType: 'LATTE23', quantity: 1 }, O.none));

  it('[GC-06] [CART-06] [LIST-10] an order adds its gift cards to the ledger and the registry’s total', async () => {
    const item = freshItem({ wanted: 8, purchased: 3 });
    const { registry, owner } = await givenRegistry([item], { giftCardsBought: centsOf(1_050) });
    const browser = environment.browser();
    await fill(browser, fromRegistry(registry.grId, item, 2));
    await give(browser, registry.grId, '50.5');
    await answerOf(browser.cart.addEGiftCard({ grId: registry.grId, amount: '1000' }, O.none));
    const lines = await linesOf(browser);
    const money = await moneyDuring(async () => {
      const order = await answerOf(placeOrder(browser));
      const { orderNumber } = order;
      expect(order.subtotal).toBe(2_990 + 5_050 + 100_000);
      expect(order.lines.slice(1)).toEqual(lines.slice(1).map((line) => ({ ...line, taxes: [] })));
      expect(await environment.ledger(registry.grId)).toEqual([
        { kind: 'purchase', identity: item.identity, quantity: 2, overPurchased: 0, orderNumber },
        { kind: 'giftCard', amount: 5_050, orderNumber },
        { kind: 'eGiftCard', amount: 100_000, orderNumber },
      ]);
    });
    expect(money).toEqual({ authorized: 1, captured: 1, released: 0 });
    expect(await linesOf(browser)).toEqual([]);
    for (const reader of [browser, await signedIn(owner)]) {
      const view = await opened(reader, registry);
      expect(view.version).toBe(registry.version + 1);
      expect(view.totals).toEqual({ items: 8, purchased: 5, giftCards: O.some(1_050 + 5_050 + 100_000) });
    }
  });

  it('[GC-06] [LIVE-01] open pages are updated with the new total of gift cards', async () => {
    const { registry } = await givenRegistry([freshItem()]);
    const watcher = environment.browser();
    const view = await opened(watcher, registry);
    const watched = patchesOf(watcher.registries.watch({ grId: registry.grId, viewing: 'own' }, view), 1);
    const browser = environment.browser();
    await give(browser, registry.grId, '25');
    await answerOf(placeOrder(browser));
    const patches = await watched;
    expect(patches).toMatchObject([{ version: view.version + 1, items: [], removed: [] }]);
    const after = folded(view, patches);
    expect(after.totals.giftCards).toEqual(O.some(registry.giftCardsBought + 2_500));
    expect(after).toEqual(await opened(watcher, registry));
  });

  it('[CART-09] one order gives gift cards to several registries', async () => {
    const [one, other] = [await givenRegistry([freshItem()]), await givenRegistry([freshItem()])];
    const browser = environment.browser();
    await give(browser, one.registry.grId, '10');
    await give(browser, other.registry.grId, '20');
    await give(browser, one.registry.grId, '10');
    const { orderNumber } = await answerOf(placeOrder(browser));
    const card = (amount: number) => ({ kind: 'giftCard', amount, orderNumber });
    expect(await environment.ledger(one.registry.grId)).toEqual([card(1_000), card(1_000)]);
    expect(await environment.ledger(other.registry.grId)).toEqual([card(2_000)]);
    expect((await opened(browser, one.registry)).version).toBe(one.registry.version + 1);
  });
};
