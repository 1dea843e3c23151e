import type { OrderReport, RegistryItem } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { centsOf, identityOf, instantOf, reportedOrderIdOf } from '../arbitrary/index.ts';
import { freshGrId, freshKey, freshSku } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import {
  atOnce,
  contract,
  environment,
  freshItem,
  givenRegistry,
  moneyDuring,
  opened,
  sharedGift,
  signedIn,
} from './scene.ts';

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

/** What reporting an order that was placed elsewhere promises. */
export const orderReportsContract = contract('reported orders', () => {
  it('[CART-06] a reported order counts at the prices paid, and moves no money here', async () => {
    const [plates, kettle] = [freshItem({ wanted: 8, purchased: 3 }), freshItem({ wanted: 2 })];
    const { registry } = await givenRegistry([plates, kettle]);
    const { orderReports, registries } = environment.browser();
    const report = reportOf(registry, [line(plates, 2, 999), line(kettle)]);
    const money = await moneyDuring(async () => {
      const order = await answerOf(orderReports.report(report));
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

  it('[CART-08] an order reported again is the same order, for good; another one with its id is refused', async () => {
    const item = freshItem({ wanted: 9 });
    const { registry } = await givenRegistry([item]);
    const { orderReports } = environment.browser();
    const report = reportOf(registry, [line(item)]);
    const order = await answerOf(orderReports.report(report));
    environment.setClock(instantOf('2027-09-01T12:00:00.000Z'));
    expect(await answerOf(environment.browser().orderReports.report(report))).toEqual(order);
    environment.setClock(instantOf('2027-06-01T12:00:00.000Z'));
    const other = { ...report, lines: [line(item, 2)] };
    expect(await refusalOf(orderReports.report(other))).toEqual({ _tag: 'IdempotencyKeyReused' });
    expect(await environment.ledger(registry.grId)).toHaveLength(1);
    expect((await opened(environment.browser(), registry)).version).toBe(registry.version + 1);
  });

  it('[CART-08] twenty reports of one order at once count once', async () => {
    const item = freshItem({ wanted: 2 });
    const { registry } = await givenRegistry([item]);
    const { orderReports } = environment.browser();
    await atOnce(orderReports.report(reportOf(registry, [line(item)])));
    expect(await environment.ledger(registry.grId)).toHaveLength(1);
  });

  it('[CART-07] units beyond the wanted quantity count as accepted, and apart', async () => {
    const item = freshItem({ wanted: 3, purchased: 1 });
    const { registry } = await givenRegistry([item]);
    const report = reportOf(registry, [line(item, 1, 1_495), line(item, 4, 1_200)]);
    const { orderNumber, subtotal } = await answerOf(environment.browser().orderReports.report(report));
    expect(subtotal).toBe(1_495 + 4 * 1_200);
    expect(await environment.ledger(registry.grId)).toEqual([
      { kind: 'purchase', identity: item.identity, quantity: 1, overPurchased: 0, orderNumber },
      { kind: 'purchase', identity: item.identity, quantity: 4, overPurchased: 3, orderNumber },
    ]);
    expect((await opened(environment.browser(), registry)).items).toMatchObject([{ wanted: 3, purchased: 6 }]);
  });

  it('[CART-06] items that are no longer available, and private registries, can be reported', async () => {
    const item = freshItem({ wanted: 1, product: { isNla: true } });
    const { registry } = await givenRegistry([item], { visibility: { _tag: 'Private' } });
    await answerOf(environment.browser().orderReports.report(reportOf(registry, [line(item)])));
    expect(await environment.ledger(registry.grId)).toMatchObject([
      { kind: 'purchase', quantity: 1, overPurchased: 0 },
    ]);
  });

  it('[CART-08] a refused report can be corrected and sent again with its id', async () => {
    const item = freshItem({ wanted: 2 });
    const { registry } = await givenRegistry([item]);
    const { orderReports } = environment.browser();
    const grId = freshGrId();
    const report = reportOf(registry, [line(item), { ...line(item), grId }]);
    expect(await refusalOf(orderReports.report(report))).toEqual({ _tag: 'RegistryNotFound', grId });
    await answerOf(orderReports.report({ ...report, lines: [line(item)] }));
    expect(await environment.ledger(registry.grId)).toHaveLength(1);
  });

  it('[INT-04] what is not on the list is kept for the owners and in their email, counts nowhere, and comes back', async () => {
    const item = freshItem({ wanted: 2 });
    const { registry, owner } = await givenRegistry([item]);
    const { grId } = registry;
    const { orderReports } = environment.browser();
    const owners = await signedIn(owner);
    await answerOf(owners.settings.changeSettings(grId, { giftEmails: { was: 'daily', now: 'each' } }));
    const identity = identityOf(freshSku());
    const report = reportOf(registry, [
      { identity, quantity: 2, unitPrice: centsOf(999), name: 'Copper Teapot' },
      { kind: 'contribution', identity: item.identity, amount: centsOf(2_000) },
      line(item),
    ]);
    const order = await answerOf(orderReports.report(report));
    expect(await answerOf(orderReports.report(report))).toEqual(order);
    const { orderNumber } = order;
    expect(order.lines).toMatchObject([{ isUnmatched: true, name: 'Copper Teapot' }, { isUnmatched: true }, {}]);
    expect((await opened(environment.browser(), registry)).items).toMatchObject([{ wanted: 2, purchased: 1 }]);
    const gifts = async () => (await answerOf(owners.thanks.readGifts(grId))).gifts;
    expect(await gifts()).toMatchObject([
      { name: 'Copper Teapot', isUnmatched: true, given: { _tag: 'Units', quantity: 2 } },
      { isUnmatched: true, given: { _tag: 'Contribution', amount: 2_000 } },
      { name: item.product.name, given: { _tag: 'Units', quantity: 1 } },
    ]);
    const letter = (await environment.mailTo(owner.email)).at(-1)?.text;
    expect(letter).toContain('Copper Teapot');
    expect(letter).toContain('Not on your list');

    const back = (line: number, reference: string) => ({ line, units: 1, reference });
    const canceled = () => answerOf(orderReports.canceled(orderNumber, back(1, 'cancel-1')));
    expect(await canceled()).toMatchObject({ lines: [{ left: 1 }, { left: 1 }, { left: 1 }] });
    expect(await canceled()).toMatchObject({ lines: [{ left: 1 }, { left: 1 }, { left: 1 }] });
    await answerOf(orderReports.canceled(orderNumber, back(2, 'cancel-2')));
    await answerOf(orderReports.returned(orderNumber, back(3, 'return-1')));
    expect(await environment.ledger(grId)).toEqual([
      { kind: 'unmatchedPurchase', identity, quantity: 2, orderNumber },
      { kind: 'unmatchedContribution', identity: item.identity, amount: 2_000, orderNumber },
      { kind: 'purchase', identity: item.identity, quantity: 1, overPurchased: 0, orderNumber },
      { kind: 'unmatchedPurchaseReturned', identity, quantity: 1, orderNumber },
      { kind: 'unmatchedContributionReturned', identity: item.identity, amount: 2_000, orderNumber },
      { kind: 'purchaseReturned', identity: item.identity, quantity: 1, orderNumber },
    ]);
    expect(await gifts()).toMatchObject([{ name: 'Copper Teapot', given: { quantity: 1 } }]);
    expect((await opened(environment.browser(), registry)).items).toMatchObject([{ wanted: 2, purchased: 0 }]);
  });

  it('[INT-04] one report has gifts, gift cards and money for the funds of several registries, all or nothing', async () => {
    const [item, fund] = [freshItem({ wanted: 2 }), sharedGift(0, { wanted: 2 })];
    const [{ registry }, other] = [await givenRegistry([item]), await givenRegistry([fund])];
    const { grId } = other.registry;
    const { orderReports } = environment.browser();
    const { orderNumber, total } = await answerOf(
      orderReports.report(
        reportOf(registry, [
          line(item),
          { kind: 'giftCard', amount: centsOf(5_000) },
          { kind: 'contribution', grId, identity: fund.identity, amount: centsOf(1_000) },
          { kind: 'eGiftCard', grId, amount: centsOf(2_500) },
        ]),
      ),
    );
    expect(total).toBe(1_495 + 5_000 + 1_000 + 2_500);
    expect(await environment.ledger(registry.grId)).toMatchObject([
      { kind: 'purchase', orderNumber },
      { kind: 'giftCard', amount: 5_000, orderNumber },
    ]);
    expect(
      (await environment.ledger(grId)).filter((row) => 'orderNumber' in row && row.orderNumber === orderNumber),
    ).toMatchObject([
      { kind: 'contribution', amount: 1_000 },
      { kind: 'eGiftCard', amount: 2_500 },
    ]);
    const lines = [2, 3, 4].map((each) => ({ line: each, units: 1, reference: `cancel-${each}` }));
    for (const each of lines) await answerOf(orderReports.canceled(orderNumber, each));
    expect(await refusalOf(orderReports.canceled(orderNumber, { line: 4, units: 1, reference: 'cancel-5' }))).toEqual({
      _tag: 'NotSoMany',
      left: 0,
    });
    expect((await environment.ledger(grId)).map(({ kind }) => kind)).toContain('contributionReturned');
    expect((await opened(environment.browser(), registry)).totals.giftCards).toEqual(O.some(0));
  });
});
