import type { Instant, OrderNumber } from '@gift-registry/domain';
import {
  centsOf,
  exampleItem,
  exampleProduct,
  exampleRegistry,
  grIdOf,
  idempotencyKeyOf,
  identityOf,
  instantOf,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import { memoryBrowser, paymentTokens } from '@gift-registry/domain/testing/memory';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type SqlEnvironment, sqlEnvironment } from '../testing/sql-contract-environment.ts';
import { databaseOfFile } from '../testing/test-database.ts';

const grId = grIdOf('7310442');
const plates = identityOf('4821');
const NOW: Instant = instantOf('2027-06-01T11:00:00.000Z');
const ROUNDS = 12;
const payment = { _tag: 'Token', token: paymentTokens.succeeds } as const;

describe('taking back against others', () => {
  let environment: SqlEnvironment;
  const test = databaseOfFile('server', async () => {
    environment = sqlEnvironment(test.database);
    await environment.given({ registries: [exampleRegistry({ items: [exampleItem({ wanted: 90, purchased: 0 })] })] });
  });

  const bought = async (round: number) => {
    const browser = memoryBrowser(environment);
    await browser.cart.add([{ grId: O.some(grId), identity: plates, quantity: 1 }], O.none)();
    const giver = { firstName: 'Ruth', lastName: 'Ashby', email: `ruth-${round}@example.com` };
    const order = await browser.orders.place(
      { giver, message: '', accepted: [], payment },
      idempotencyKeyOf(`order-key-${round}`),
    )();
    if (E.isLeft(order)) throw new Error(order.left._tag);
    const link = await browser.placedOrders.findOwn(order.right.orderNumber)();
    if (E.isLeft(link)) throw new Error(link.left._tag);
    const takeBack = (press: number) =>
      browser.placedOrders.takeBack(link.right, { line: 1, units: 1 }, idempotencyKeyOf(`press-${round}-${press}`));
    return { total: order.right.total, orderNumber: order.right.orderNumber, takeBack };
  };

  const purchased = async () => {
    const row = await test.database.db
      .selectFrom('registry_items')
      .select(['purchased', 'over_purchased'])
      .where('registry_id', '=', grId)
      .executeTakeFirstOrThrow();
    return [row.purchased, row.over_purchased];
  };

  it('[GIVE-03] of taking back and shipping at once exactly one wins, whichever it is, and the figures follow it', async () => {
    const ship = (orderNumber: OrderNumber) =>
      memoryBrowser(environment).orderReports.ship(orderNumber, { lines: [1], at: NOW });
    const wins = { takenBack: 0, shipped: 0 };
    let paidBack = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { orderNumber, total, takeBack } = await bought(round);
      const pressed = () => Promise.all([1, 2].map((press) => takeBack(press)()));
      const [back, shipped] =
        round % 2 === 0
          ? await Promise.all([pressed(), ship(orderNumber)()])
          : await Promise.all([ship(orderNumber)(), pressed()]).then(([one, other]) => [other, one] as const);
      const taken = back.filter(E.isRight).length;
      expect(taken + (E.isRight(shipped) ? 1 : 0)).toBe(1);
      wins[taken === 1 ? 'takenBack' : 'shipped'] += 1;
      paidBack += taken * total;
    }
    expect(wins.takenBack + wins.shipped).toBe(ROUNDS);
    expect(await purchased()).toEqual([wins.shipped, 0]);
    expect(environment.payment.refunds()).toEqual({ refunds: wins.takenBack, amount: paidBack });
  });

  it('[GIVE-03] givers who buy and take back at once leave what the others bought', async () => {
    const orders = await Promise.all(Array.from({ length: 10 }, (_, round) => bought(round)));
    const outcomes = await Promise.all([
      ...orders.slice(0, 6).map(async ({ takeBack }) => E.isRight(await takeBack(1)())),
      ...Array.from({ length: 5 }, async (_, more) => (await bought(100 + more)) !== undefined),
    ]);
    expect(outcomes.every((worked) => worked)).toBe(true);
    expect(await purchased()).toEqual([9, 0]);
  });

  it('[GIVE-03] [NLA-07] a contribution whose fund moved to a replacement leaves it there, and units over-purchased are lowered first', async () => {
    const fund = O.some({ name: 'Plates', goal: centsOf(20_000), raised: centsOf(0) });
    const product = exampleProduct({ sku: skuOf('90'), currentPrice: centsOf(10_000) });
    const gone = exampleItem({ product, wanted: 2, purchased: 0, groupGift: fund });
    const substitute = exampleProduct({ sku: skuOf('91'), currentPrice: centsOf(10_000) });
    const shared = grIdOf('7310499');
    await environment.given({
      registries: [exampleRegistry({ grId: shared, items: [gone] })],
      products: [substitute],
    });
    const browser = memoryBrowser(environment);
    await browser.cart.addContribution(
      { grId: shared, identity: gone.identity, amount: centsOf(2_500) },
      idempotencyKeyOf('contribution'),
    )();
    const giver = { firstName: 'Ruth', lastName: 'Ashby', email: 'ruth@example.com' };
    const order = await browser.orders.place(
      { giver, message: '', accepted: [], payment },
      idempotencyKeyOf('moved-fund'),
    )();
    if (E.isLeft(order)) throw new Error(order.left._tag);
    await environment.registries.change(shared, [gone.identity], () =>
      E.right([
        {
          _tag: 'Replaced',
          existing: gone.identity,
          kept: O.none,
          replacement: identityOf('91'),
          wanted: 2,
          moved: centsOf(2_500),
          paid: 0,
          isMostLoved: false,
          groupGift: O.some({ name: 'Plates', goal: centsOf(20_000), raised: centsOf(2_500) }),
          personalization: O.none,
        },
      ]),
    )();
    const link = await browser.placedOrders.findOwn(order.right.orderNumber)();
    if (E.isLeft(link)) throw new Error(link.left._tag);
    const back = await browser.placedOrders.takeBack(
      link.right,
      { line: 1, units: 1 },
      idempotencyKeyOf('take-back'),
    )();
    expect(E.isRight(back)).toBe(true);
    const found = await environment.registries.find(shared)();
    if (E.isLeft(found) || O.isNone(found.right)) throw new Error('no registry');
    expect(found.right.value.items).toMatchObject([
      { identity: { sku: '91' }, groupGift: O.some({ goal: 20_000, raised: 0 }) },
    ]);
    const gift = await environment.thanks.find(shared)();
    expect(E.isRight(gift) && O.isSome(gift.right) && gift.right.value.gifts).toEqual([]);
    expect(environment.payment.refunds()).toEqual({ refunds: 1, amount: 2_500 });

    await environment.registries.change(grId, [plates], () =>
      E.right([{ _tag: 'WantedChanged', identity: plates, wanted: 1 }]),
    )();
    const over = memoryBrowser(environment);
    await over.cart.add([{ grId: O.some(grId), identity: plates, quantity: 3 }], O.none)();
    const accepted = [{ grId, identity: plates, quantity: 3 }];
    const bought = await over.orders.place(
      { giver, message: '', accepted, payment },
      idempotencyKeyOf('over-purchased'),
    )();
    if (E.isLeft(bought)) throw new Error(bought.left._tag);
    expect(await purchased()).toEqual([3, 2]);
    const own = await over.placedOrders.findOwn(bought.right.orderNumber)();
    if (E.isLeft(own)) throw new Error(own.left._tag);
    await over.placedOrders.takeBack(own.right, { line: 1, units: 1 }, idempotencyKeyOf('one-of-them'))();
    expect(await purchased()).toEqual([2, 1]);
    await over.placedOrders.takeBack(own.right, { line: 1, units: 2 }, idempotencyKeyOf('the-others'))();
    expect(await purchased()).toEqual([0, 0]);
  });
});
