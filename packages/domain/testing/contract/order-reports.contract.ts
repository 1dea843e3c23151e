import type { OrderReport, RegistryItem } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { centsOf, identityOf, instantOf, reportedOrderIdOf } from '../arbitrary/index.ts';
import type { ContractEnvironment } from './contract-environment.ts';
import { freshGrId, freshKey, freshSku } from './fresh.ts';
import { moneyDuring } from './money.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { buy, freshItem, fromRegistry, opened, sceneIn } from './scene.ts';
import { folded, patchesOf } from './watching.ts';

const line = ({ identity }: Pick<RegistryItem, 'identity'>, quantity = 1, price = 1_495) => ({
  identity,
  quantity,
  unitPrice: centsOf(price),
});

const reportOf = (
  { grId }: Pick<OrderReport, 'grId'>,
  lines: OrderReport['lines'],
  overrides: Partial<OrderReport> = {},
): OrderReport => ({
  orderId: reportedOrderIdOf(freshKey()),
  grId,
  giver: { firstName: 'Rosa', lastName: 'Almeida', email: 'rosa@example.com' },
  message: 'From the shop in town.',
  lines,
  placedAt: instantOf('2027-05-30T09:00:00.000Z'),
  ...overrides,
});

/** What reporting an order promises that was placed elsewhere, whatever stands behind it. */
export const orderReportsContract = (name: string, makeEnvironment: () => Promise<ContractEnvironment>): void => {
  describe(`reported orders over ${name}`, () => {
    let environment: ContractEnvironment;
    beforeAll(async () => {
      environment = await makeEnvironment();
    });
    afterAll(() => environment.close());

    it('[CART-06] a reported order is counted as it was bought, at what was paid, and no money moves here', async () => {
      const [plates, kettle] = [freshItem({ wanted: 8, purchased: 3 }), freshItem({ wanted: 2 })];
      const { registry } = await sceneIn(environment, [plates, kettle]);
      const { orderReports, registries } = environment.browser();
      const asked = reportOf(registry, [line(plates, 2, 999), line(kettle)]);
      const money = await moneyDuring(environment, async () => {
        const order = await answerOf(orderReports.report(asked));
        expect(order).toMatchObject({
          placedAt: '2027-05-30T09:00:00.000Z',
          lines: [
            { identity: plates.identity, quantity: 2, unitPrice: 999, lineTotal: 1_998, remaining: O.some(3) },
            { identity: kettle.identity, quantity: 1, lineTotal: 1_495, remaining: O.some(1) },
          ],
          subtotal: 3_493,
        });
        const { orderNumber } = order;
        expect(await environment.ledger(registry.grId)).toEqual([
          { kind: 'purchase', identity: plates.identity, quantity: 2, overPurchased: 0, orderNumber },
          { kind: 'purchase', identity: kettle.identity, quantity: 1, overPurchased: 0, orderNumber },
        ]);
      });
      expect(money).toEqual({ authorized: 0, captured: 0, released: 0 });
      const view = await answerOf(registries.open({ grId: registry.grId, viewing: 'guest' }));
      expect(view.version).toBe(registry.version + 1);
      expect(view.items).toMatchObject([{ purchased: 5 }, { purchased: 1 }]);
    });

    it('[CART-06] [LIVE-01] whoever has the registry open sees it bought at once', async () => {
      const item = freshItem({ wanted: 3 });
      const { registry } = await sceneIn(environment, [item]);
      const watcher = environment.browser();
      const view = await opened(watcher, registry);
      const told = patchesOf(watcher.registries.watch({ grId: registry.grId, viewing: 'own' }, view), 1);
      await answerOf(environment.browser().orderReports.report(reportOf(registry, [line(item)])));
      const after = folded(view, await told);
      expect(after.items).toMatchObject([{ purchased: 1 }]);
      expect(after).toEqual(await opened(watcher, registry));
    });

    it('[CART-08] an order that is reported again is the same order, for good; another one under its name is refused', async () => {
      const item = freshItem({ wanted: 9 });
      const { registry } = await sceneIn(environment, [item]);
      const { orderReports } = environment.browser();
      const asked = reportOf(registry, [line(item)]);
      const order = await answerOf(orderReports.report(asked));
      environment.setClock(instantOf('2027-09-01T12:00:00.000Z'));
      expect(await answerOf(environment.browser().orderReports.report(asked))).toEqual(order);
      environment.setClock(instantOf('2027-06-01T12:00:00.000Z'));
      const other = { ...asked, lines: [line(item, 2)] };
      expect(await refusalOf(orderReports.report(other))).toEqual({ _tag: 'IdempotencyKeyReused' });
      expect(await environment.ledger(registry.grId)).toHaveLength(1);
      expect((await opened(environment.browser(), registry)).version).toBe(registry.version + 1);
    });

    it('[CART-08] twenty reports of one order at once count once', async () => {
      const item = freshItem({ wanted: 2 });
      const { registry } = await sceneIn(environment, [item]);
      const { orderReports } = environment.browser();
      const asked = reportOf(registry, [line(item)]);
      const outcomes = await Promise.all(Array.from({ length: 20 }, () => orderReports.report(asked)()));
      const orders = outcomes.filter(E.isRight).map(({ right }) => right);
      expect(orders.length).toBeGreaterThan(0);
      for (const order of orders) expect(order).toEqual(orders[0]);
      for (const { left } of outcomes.filter(E.isLeft)) expect(left).toEqual({ _tag: 'RequestInProgress' });
      expect(await environment.ledger(registry.grId)).toHaveLength(1);
    });

    it('[CART-07] what was bought elsewhere beyond the wish counts as accepted, and is counted apart', async () => {
      const item = freshItem({ wanted: 3, purchased: 1 });
      const { registry } = await sceneIn(environment, [item]);
      const asked = reportOf(registry, [line(item, 1, 1_495), line(item, 4, 1_200)]);
      const { orderNumber, subtotal } = await answerOf(environment.browser().orderReports.report(asked));
      expect(subtotal).toBe(1_495 + 4 * 1_200);
      expect(await environment.ledger(registry.grId)).toEqual([
        { kind: 'purchase', identity: item.identity, quantity: 1, overPurchased: 0, orderNumber },
        { kind: 'purchase', identity: item.identity, quantity: 4, overPurchased: 3, orderNumber },
      ]);
      expect((await opened(environment.browser(), registry)).items).toMatchObject([{ wanted: 3, purchased: 6 }]);
    });

    it('[CART-07] a report and an order that meet count both, and the buyer is told', async () => {
      const item = freshItem({ wanted: 1 });
      const { registry } = await sceneIn(environment, [item]);
      await answerOf(environment.browser().orderReports.report(reportOf(registry, [line(item)])));
      await expect(buy(environment, fromRegistry(registry.grId, item))).rejects.toThrow('OverClaim');
    });

    it('[CART-06] what is no longer available here was bought all the same, and of a private registry too', async () => {
      const item = freshItem({ wanted: 1, product: { isNla: true } });
      const { registry } = await sceneIn(environment, [item], { visibility: { _tag: 'Private' } });
      await answerOf(environment.browser().orderReports.report(reportOf(registry, [line(item)])));
      expect(await environment.ledger(registry.grId)).toMatchObject([
        { kind: 'purchase', quantity: 1, overPurchased: 0 },
      ]);
    });

    it('[CART-06] another registry, an item of another list, another market, a wrong giver and a time to come are refused, and nothing counts', async () => {
      const [item, elsewhere] = [freshItem({ wanted: 9 }), freshItem()];
      const { registry } = await sceneIn(environment, [item]);
      await sceneIn(environment, [elsewhere]);
      const refused = (overrides: Partial<OrderReport>, site: 'main' | 'canada' = 'main') =>
        refusalOf(environment.browser({ site }).orderReports.report(reportOf(registry, [line(item)], overrides)));
      expect(await refused({ grId: freshGrId() })).toEqual({ _tag: 'RegistryNotFound' });
      expect(await refused({}, 'canada')).toEqual({ _tag: 'RegistryNotFound' });
      expect(await refused({ lines: [line(item), line(elsewhere)] })).toEqual({ _tag: 'ItemUnknown' });
      expect(await refused({ lines: [line({ identity: identityOf(freshSku()) })] })).toEqual({ _tag: 'ItemUnknown' });
      expect(await refused({ giver: { firstName: ' ', lastName: 'Almeida', email: 'rosa@example.com' } })).toEqual({
        _tag: 'GiverInvalid',
        field: 'firstName',
      });
      expect(await refused({ placedAt: instantOf('2127-06-01T12:00:00.000Z') })).toEqual({ _tag: 'PlacedLater' });
      expect(await environment.ledger(registry.grId)).toEqual([]);
      expect((await opened(environment.browser(), registry)).version).toBe(registry.version);
    });

    it('[CART-08] a report that was refused may be sent again under its name, put right', async () => {
      const item = freshItem({ wanted: 2 });
      const { registry } = await sceneIn(environment, [item]);
      const { orderReports } = environment.browser();
      const asked = reportOf(registry, [line({ identity: identityOf(freshSku()) })]);
      expect(await refusalOf(orderReports.report(asked))).toEqual({ _tag: 'ItemUnknown' });
      await answerOf(orderReports.report({ ...asked, lines: [line(item)] }));
      expect(await environment.ledger(registry.grId)).toHaveLength(1);
    });
  });
};
