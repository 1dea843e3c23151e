import type { GrId, RegistryItem } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { centsOf } from '../arbitrary/index.ts';
import { sharedGift, towards } from './cart-contributions.contract.ts';
import type { Browser, ContractEnvironment } from './contract-environment.ts';
import { freshKey } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { fill, freshItem, fromRegistry, orderRequest, sceneIn } from './scene.ts';

/** Money for group gifts that waits in a cart while others give: what the cart says of it, and how it is lowered. */
export const loweringMoney = (getEnvironment: () => ContractEnvironment): void => {
  describe('money that waits in a cart', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });

    const othersGive = async (grId: GrId, item: RegistryItem, amount: number): Promise<void> => {
      const other = environment.browser();
      await answerOf(other.cart.addContribution(towards(grId, item, amount), freshKey()));
      await answerOf(other.orders.place(orderRequest(), freshKey()));
    };
    const waiting = async (raised: number, amount: number) => {
      const kettle = sharedGift(raised);
      const { registry } = await sceneIn(environment, [kettle]);
      const browser = environment.browser();
      await answerOf(browser.cart.addContribution(towards(registry.grId, kettle, amount), freshKey()));
      const [line] = (await answerOf(browser.cart.read)).lines;
      if (line === undefined) throw new Error('money was put in');
      return { browser, kettle, grId: registry.grId, lineId: line.lineId };
    };
    const told = async ({ cart }: Browser) =>
      (await answerOf(cart.read)).lines.map(({ lineTotal, missing }) => [lineTotal, missing]);

    it('[CART-05] [GG-03] a cart that is read again says how much its fund takes by then, and whether it takes anything', async () => {
      const { browser, kettle, grId } = await waiting(0, 6_000);
      expect(await told(browser)).toEqual([[6_000, O.some(10_000)]]);
      await othersGive(grId, kettle, 5_000);
      expect(await told(browser)).toEqual([[6_000, O.some(5_000)]]);
      await othersGive(grId, kettle, 5_000);
      expect(await told(browser)).toEqual([[6_000, O.some(0)]]);
    });

    it('[CART-07] [GG-03] [GG-05] what others left can be given instead, as often as it is asked, and is ordered then', async () => {
      const { browser, kettle, grId, lineId } = await waiting(0, 6_000);
      await othersGive(grId, kettle, 9_550);
      expect(await refusalOf(browser.orders.place(orderRequest(), freshKey()))).toMatchObject({
        _tag: 'FundFull',
        lines: [{ asked: 6_000, missing: 450 }],
      });
      for (const _ of [1, 2]) {
        const { lines, subtotal } = await answerOf(browser.cart.lowerContribution(lineId, centsOf(450)));
        expect(lines).toMatchObject([{ lineId, quantity: 1, unitPrice: 450, lineTotal: 450, missing: O.some(450) }]);
        expect(subtotal).toBe(450);
      }
      expect(await told(browser)).toEqual([[450, O.some(450)]]);
      const { lines } = await answerOf(browser.orders.place(orderRequest(), freshKey()));
      expect(lines).toMatchObject([{ lineTotal: 450 }]);
      expect(lines.some((line) => 'missing' in line)).toBe(false);
    });

    it.each([
      [0, 6_000, 6_001, { _tag: 'MoreThanInCart', inCart: 6_000 }],
      [0, 6_000, 999, { _tag: 'ContributionTooSmall', minimum: 1_000 }],
      [0, 6_000, 0, { _tag: 'ContributionTooSmall', minimum: 1_000 }],
      [5_000, 6_000, 5_001, { _tag: 'FundFull', missing: 5_000 }],
      [9_001, 6_000, 998, { _tag: 'ContributionTooSmall', minimum: 999 }],
      [9_001, 6_000, 1_000, { _tag: 'FundFull', missing: 999 }],
      [10_000, 6_000, 1_000, { _tag: 'FundFull', missing: 0 }],
    ])(
      '[GG-01] [GG-03] others gave %d of 10000, the cart holds %d: to %d is refused',
      async (given, held, amount, refusal) => {
        const { browser, kettle, grId, lineId } = await waiting(0, held);
        if (given > 0) await othersGive(grId, kettle, given);
        expect(await refusalOf(browser.cart.lowerContribution(lineId, centsOf(amount)))).toEqual(refusal);
        expect(await answerOf(browser.cart.read)).toMatchObject({ lines: [{ lineTotal: held }] });
      },
    );

    it.each([
      [0, 6_000, 6_000],
      [0, 6_000, 1_000],
      [5_000, 6_000, 5_000],
      [9_001, 6_000, 999],
    ])('[GG-01] [GG-03] others gave %d of 10000, the cart holds %d: it can be %d', async (given, held, amount) => {
      const { browser, kettle, grId, lineId } = await waiting(0, held);
      if (given > 0) await othersGive(grId, kettle, given);
      expect(await answerOf(browser.cart.lowerContribution(lineId, centsOf(amount)))).toMatchObject({
        subtotal: amount,
      });
    });

    it('[CART-05] [CART-09] a line of things, one that is not there and one of another visitor are no such line; the others stay as they are', async () => {
      const [kettle, plates] = [sharedGift(), freshItem()];
      const { registry } = await sceneIn(environment, [kettle, plates]);
      const browser = environment.browser();
      await fill(browser, fromRegistry(registry.grId, plates));
      await answerOf(browser.cart.addContribution(towards(registry.grId, kettle, 2_000), freshKey()));
      const [things, money] = (await answerOf(browser.cart.read)).lines;
      if (things === undefined || money === undefined) throw new Error('both were put in');
      const unknown = { _tag: 'LineUnknown' };
      expect(await refusalOf(browser.cart.lowerContribution(things.lineId, centsOf(1_000)))).toEqual(unknown);
      expect(await refusalOf(environment.browser().cart.lowerContribution(money.lineId, centsOf(1_000)))).toEqual(
        unknown,
      );
      const { lines } = await answerOf(browser.cart.lowerContribution(money.lineId, centsOf(1_000)));
      expect(lines[0]).toEqual(things);
      await answerOf(browser.cart.remove(money.lineId));
      expect(await refusalOf(browser.cart.lowerContribution(money.lineId, centsOf(1_000)))).toEqual(unknown);
    });
  });
};
