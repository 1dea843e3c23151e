import type { GrId, OrderReport, RegistryItem } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { centsOf, dayOf, identityOf, instantOf, reportedOrderIdOf } from '../arbitrary/index.ts';
import { freshKey, freshSku } from './fresh.ts';
import { type GivenOrder, placed, refundsDuring, statesOf, takeBack } from './given-orders.ts';
import { answerOf, refusalOf } from './outcome.ts';
import {
  contributing,
  environment,
  givenProduct,
  givenRegistry,
  opened,
  sharedGift,
  signedIn,
  subjectsTo,
  towards,
} from './scene.ts';

/** A registry whose event was on that day, whose fund of 100.00 gets these contributions. */
const funded = async (eventDate: string, ...amounts: ReadonlyArray<number>) => {
  const kettle = sharedGift();
  const scene = await givenRegistry([kettle], { eventDate: O.some(dayOf(eventDate)) });
  const { grId } = scene.registry;
  const orders: Array<GivenOrder> = [];
  for (const amount of amounts) orders.push(await placed(await contributing(grId, kettle, amount)));
  return { ...scene, grId, kettle, orders };
};

const reportedContribution = (grId: GrId, { identity }: RegistryItem, amount: number): OrderReport => ({
  orderId: reportedOrderIdOf(freshKey()),
  grId,
  giver: { firstName: 'Rosa', lastName: 'Almeida', email: 'rosa@example.com' },
  message: '',
  lines: [{ kind: 'contribution', identity, amount: centsOf(amount) }],
  placedAt: instantOf('2027-05-01T09:00:00.000Z'),
});

const stateOf = async ({ browser, token }: GivenOrder) => statesOf(await answerOf(browser.placedOrders.open(token)))[0];

const kindsOf = async (grId: Parameters<typeof environment.ledger>[0]) =>
  (await environment.ledger(grId)).map(({ kind }) => kind);

/** What becomes of funds that are not full some days after the event: givers are asked in this market. */
export const testClosingFunds = (): void => {
  it('[FUND-04] a fund that closes short is closed once, however often and by how many at once: each giver is told, one has the money back, and the rest becomes store credit', async () => {
    const { owner, registry, grId, orders } = await funded('2027-05-01', 3_000, 2_000);
    const [first, second] = orders;
    if (first === undefined || second === undefined) return expect.fail('two orders');
    const money = await refundsDuring(async () => {
      await Promise.all([environment.closeFunds(), environment.closeFunds()]);
      await environment.closeFunds();
    });
    expect(money).toEqual({ refunds: 0, amount: 0 });
    expect([await stateOf(first), await stateOf(second)]).toEqual(['fundShort', 'fundShort']);
    const seen = await opened(environment.browser(), registry);
    expect(seen.items.map(({ groupGift, purchased }) => [O.isSome(groupGift), purchased])).toEqual([[false, 0]]);
    expect(await kindsOf(grId)).toEqual(['contribution', 'contribution', 'contributionWaiting', 'contributionWaiting']);
    const told = (await environment.mailTo(first.email)).filter(({ subject }) => subject.includes('Your contribution'));
    expect(told.map(({ text }) => text.includes('You can have your money back by Jun 22, 2027'))).toEqual([true]);
    const closedFunds = async () => (await opened(await signedIn(owner), registry)).totals.closedFunds;
    expect(await closedFunds()).toEqual({ credit: 0, waiting: 5_000 });
    expect(seen.totals.closedFunds).toBeUndefined();

    const back = await refundsDuring(async () => {
      expect(statesOf(await answerOf(takeBack(first)))).toEqual(['takenBack']);
    });
    expect(back).toEqual({ refunds: 1, amount: 3_000 });
    expect(await closedFunds()).toEqual({ credit: 0, waiting: 2_000 });
    await environment.closeFunds();
    expect(await stateOf(second)).toBe('fundShort');

    environment.setClock(instantOf('2027-06-24T12:00:00.000Z'));
    await Promise.all([environment.closeFunds(), environment.closeFunds()]);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['takenBack', 'credited']);
    expect(await refusalOf(takeBack(second))).toEqual({ _tag: 'NotSoMany', left: 0 });
    expect(await closedFunds()).toEqual({ credit: 2_000, waiting: 0 });
    expect((await kindsOf(grId)).slice(4)).toEqual(['contributionReturned', 'contributionCredited']);
    const ownersMail = (await environment.mailTo(owner.email)).filter(({ subject }) =>
      subject.includes('Store credit'),
    );
    expect(ownersMail.map(({ text }) => text.includes('$20 in funds'))).toEqual([false, true]);
    const { gifts } = await answerOf((await signedIn(owner)).thanks.readGifts(grId));
    expect(gifts.map(({ given }) => given._tag === 'Contribution' && given.amount)).toEqual([2_000]);
    environment.setClock(instantOf('2027-06-01T11:00:00.000Z'));
  });

  it('[FUND-04] a fund waits while its money is not captured, and closes once it is', async () => {
    environment.failNextCapture();
    const { orders } = await funded('2027-05-01', 3_000);
    const [order] = orders;
    if (order === undefined) return expect.fail('an order');
    expect(await environment.closeFunds()).toBe(0);
    expect(await stateOf(order)).toBe('inFund');
    await environment.settle();
    expect([await environment.closeFunds(), await environment.closeFunds()]).toEqual([1, 0]);
    expect(await stateOf(order)).toBe('fundShort');
  });

  it('[FUND-04] what filled a fund stays in it although more is wanted since, and cannot be had back', async () => {
    const { owner, registry, grId, kettle, orders } = await funded('2027-05-01', 6_000, 4_000);
    const addition = { identity: kettle.identity, quantity: 2, brand: kettle.product.brand };
    await answerOf((await signedIn(owner)).registries.addItems(grId, [addition], O.none));
    const late = await placed(await contributing(grId, kettle, 3_000));
    const browser = environment.browser();
    await environment.closeFunds();
    expect(await refusalOf(browser.cart.addContribution(towards(grId, kettle, 3_000), freshKey()))).toEqual({
      _tag: 'FundsClosed',
    });
    expect(await Promise.all([...orders, late].map(stateOf))).toEqual(['fundFull', 'fundFull', 'fundShort']);
    for (const order of orders) expect(await refusalOf(takeBack(order))).toEqual({ _tag: 'FundFull' });
    const { items } = await opened(environment.browser(), registry);
    expect(items).toMatchObject([{ wanted: 3, purchased: 1, groupGift: O.none }]);
  });

  it('[FUND-04] a contribution of a full fund can be had back once the retailer has taken another one out of it', async () => {
    const { grId, kettle, orders } = await funded('2027-07-01', 4_000);
    const [order = expect.fail('an order')] = orders;
    const { orderReports } = environment.browser();
    const { orderNumber } = await answerOf(orderReports.report(reportedContribution(grId, kettle, 6_000)));
    expect(await stateOf(order)).toBe('fundFull');
    await answerOf(orderReports.canceled(orderNumber, { line: 1, units: 1, reference: freshKey() }));
    expect(await stateOf(order)).toBe('inFund');
    expect(statesOf(await answerOf(takeBack(order)))).toEqual(['takenBack']);
  });

  it.each(['removed', 'replaced'] as const)(
    '[FUND-04] [NLA-07] money for complete pieces of an item that is %s stays with them, and the rest closes short',
    async (how) => {
      const categoryName = `Category ${freshSku()}`;
      const kettle = sharedGift(0, { wanted: 2, product: { isNla: true, isAvailable: false, categoryName } });
      const { owner, registry } = await givenRegistry([kettle], { eventDate: O.some(dayOf('2027-05-01')) });
      const { sku } = await givenProduct({ categoryName, currentPrice: centsOf(20_000) });
      for (const amount of [8_000, 7_000])
        await answerOf(environment.browser().orderReports.report(reportedContribution(registry.grId, kettle, amount)));
      const { registries } = await signedIn(owner);
      if (how === 'removed') await answerOf(registries.removeItem(registry.grId, kettle.identity));
      else await answerOf(registries.replaceItem(registry.grId, kettle.identity, identityOf(sku), O.some(freshKey())));
      expect([await environment.closeFunds(), await environment.closeFunds()]).toEqual([1, 0]);
      const credited = (await environment.ledger(registry.grId)).filter(({ kind }) => kind === 'contributionCredited');
      expect(credited).toMatchObject([{ amount: 5_000, identity: kettle.identity }]);
    },
  );

  it('[FUND-04] of a deleted registry the money in a fund goes back to its giver, once, also what its giver was asked about', async () => {
    const asked = await funded('2027-05-01', 3_000);
    await environment.closeFunds();
    const open = await funded('2027-09-01', 2_000);
    for (const { owner, grId } of [asked, open]) await answerOf((await signedIn(owner)).settings.deleteRegistry(grId));
    const orders = [...asked.orders, ...open.orders];
    const money = await refundsDuring(async () => {
      await Promise.all([environment.closeFunds(), environment.closeFunds()]);
      await environment.settle();
    });
    expect(money).toEqual({ refunds: 2, amount: 5_000 });
    expect(await Promise.all(orders.map(stateOf))).toEqual(['takenBack', 'takenBack']);
    expect(await environment.closeFunds()).toBe(0);
    for (const { email } of orders)
      expect((await subjectsTo(email)).filter((subject) => subject.startsWith('Canceled'))).toHaveLength(1);
  });

  it('[FUND-04] a dispute that is won after the funds closed is settled by the next round', async () => {
    const { orders } = await funded('2027-05-01', 3_000);
    const [order] = orders;
    if (order === undefined) return expect.fail('an order');
    const dispute = { id: `dispute-${order.order.orderNumber}`, amount: order.order.total };
    const report = (state: 'lost' | 'won', reportedAt: string) =>
      environment.reportPayment(order.order.orderNumber, {
        kind: 'Disputed',
        dispute: { ...dispute, state, reportedAt: instantOf(reportedAt) },
      });
    await report('lost', '2027-06-01T10:00:00.000Z');
    expect([await environment.closeFunds(), await environment.closeFunds()]).toEqual([1, 0]);
    expect(await stateOf(order)).toBe('inFund');
    await report('won', '2027-06-01T10:30:00.000Z');
    expect([await environment.closeFunds(), await environment.closeFunds()]).toEqual([1, 0]);
    expect(await stateOf(order)).toBe('fundShort');
  });

  it.each([
    ['open', 'inFund', 'inFund'],
    ['lost', 'inFund', 'fundShort'],
  ] as const)('[FUND-04] of a payment whose dispute is %s nothing is asked', async (state, disputed, other) => {
    const { orders } = await funded('2027-05-01', 3_000, 2_000);
    const [first, second] = orders;
    if (first === undefined || second === undefined) return expect.fail('two orders');
    const { orderNumber, total } = first.order;
    const id = `dispute-${orderNumber}`;
    const reportedAt = instantOf('2027-06-01T10:00:00.000Z');
    await environment.reportPayment(orderNumber, {
      kind: 'Disputed',
      dispute: { id, state, amount: total, reportedAt },
    });
    await environment.closeFunds();
    expect([await stateOf(first), await stateOf(second)]).toEqual([disputed, other]);
  });

  it('[FUND-04] what is given to a full fund stays, and nothing closes before its day', async () => {
    const full = await funded('2027-05-01', 4_000, 6_000);
    const early = await funded('2027-05-15', 4_000);
    await environment.closeFunds();
    expect(await Promise.all([...full.orders, ...early.orders].map(stateOf))).toEqual([
      'fundFull',
      'fundFull',
      'inFund',
    ]);
  });
};
