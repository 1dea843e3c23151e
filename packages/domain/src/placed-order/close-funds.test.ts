import {
  centsOf,
  dayOf,
  exampleItem,
  exampleProduct,
  exampleRecord,
  exampleRecordLine,
  exampleRegistry,
  forAll,
  grIdOf,
  identityOf,
  instantOf,
  markets,
  nearEdges,
  orderNumberOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { total } from '../money/index.ts';
import { applyFact, type Registry, raisedFor } from '../registry/index.ts';
import type { FundRules } from '../site/index.ts';
import { decideCloseFunds, decideReturnFunds, type HeldFunds } from './close-funds.ts';
import { lineState, type OrderRecord } from './order-record.ts';
import { decideReturn } from './return-lines.ts';

const at = instantOf('2027-02-08T18:00:00.000Z');
const closing = dayOf('2027-02-08');
const rules = (short: FundRules['short']) => ({
  ...markets.US,
  funds: { closesAfterDays: 30, short, choiceDays: 21 },
});
const identity = identityOf('4821');

/** The order of a contribution, of which so much has filled its fund. */
const contributed = (nth: number, amount: number, filled = 0): OrderRecord =>
  exampleRecord({
    orderNumber: orderNumberOf(`HF-${nth}`),
    lines: [
      exampleRecordLine({ kind: 'contribution', quantity: 1, unitPrice: centsOf(amount), filled: centsOf(filled) }),
    ],
  });

/** A registry with an event on January 9 whose fund wants so many units of 100.00 and has these contributions. */
const funded = (amounts: ReadonlyArray<number>, wanted = 1): HeldFunds => {
  const raised = amounts.reduce((sum, amount) => sum + amount, 0);
  const orders = amounts.map((amount, index) => contributed(index + 1, amount, raised < 10_000 * wanted ? 0 : amount));
  const item = exampleItem({
    product: exampleProduct({ currentPrice: centsOf(10_000) }),
    wanted,
    purchased: Math.min(wanted, Math.floor(raised / 10_000)),
    groupGift: O.some({ name: 'Kettle', goal: centsOf(10_000 * wanted), raised: centsOf(raised) }),
  });
  return {
    registry: exampleRegistry({ eventDate: O.some(dayOf('2027-01-09')), items: [item] }),
    orders,
    uncertain: [],
    lost: [],
  };
};

const closed = (held: HeldFunds, short: FundRules['short'], today = closing): HeldFunds => {
  const { orders, facts } = decideCloseFunds(held, rules(short), at, today);
  return {
    ...held,
    registry: facts.reduce(applyFact, held.registry),
    orders: held.orders.map((order) => orders.find(({ orderNumber }) => orderNumber === order.orderNumber) ?? order),
  };
};

const statesIn = ({ orders }: HeldFunds) =>
  orders.flatMap((order) => order.lines.map((line) => lineState(order, line)));
const paidBack = ({ orders }: HeldFunds): number =>
  total(orders.flatMap(({ returns }) => returns.map(({ amount }) => amount)));
const moneyOf = ({ closedFunds }: Registry) => [closedFunds?.credit ?? 0, closedFunds?.waiting ?? 0];

const takenBack = (held: HeldFunds, order: OrderRecord): HeldFunds => {
  const decided = decideReturn(
    { order, registries: [held.registry] },
    { kind: 'takenBack', line: 1, units: 1 },
    { at, reference: `back-${order.orderNumber}` },
  );
  if (E.isLeft(decided)) return held;
  return {
    ...held,
    registry: decided.right.facts.flatMap(({ facts }) => facts).reduce(applyFact, held.registry),
    orders: held.orders.map((each) => (each === order ? decided.right.order : each)),
  };
};

const amounts = fc.array(nearEdges(1, 9_000, [1, 1_000, 3_333, 9_000]), { maxLength: 6 });
const shorts = fc.constantFrom<FundRules['short']>('storeCredit', 'giversChoose');

describe('funds that close', () => {
  it('[FUND-04] the money of a short fund is store credit, refunds and what still waits, to the cent, whoever asks for it', () => {
    forAll(amounts, shorts, nearEdges(0, 63, [0, 63]), (given, short, asking) => {
      const held = funded(given, 6);
      const all = given.reduce((sum, amount) => sum + amount, 0);
      const after = closed(held, short);
      const asked = after.orders.reduce((now, _, index) => {
        const order = now.orders[index];
        return order !== undefined && Math.floor(asking / 2 ** index) % 2 === 1 ? takenBack(now, order) : now;
      }, after);
      for (const now of [after, asked, closed(asked, short, dayOf('2027-04-01'))]) {
        const [credit = 0, waiting = 0] = moneyOf(now.registry);
        expect(credit + waiting + paidBack(now)).toBe(all);
        expect(now.registry.items.map(raisedFor)).toEqual([0]);
      }
      const ended = closed(asked, short, dayOf('2027-04-01'));
      expect(moneyOf(ended.registry)[1]).toBe(0);
    });
  });

  it('[FUND-04] closing twice changes nothing', () => {
    forAll(amounts, shorts, (given, short) => {
      const once = closed(funded(given, 6), short);
      expect(decideCloseFunds(once, rules(short), at, closing)).toEqual({
        orders: [],
        facts: [],
        notified: [],
        credit: 0,
        waiting: 0,
      });
    });
  });

  it('[FUND-04] the item of a short fund is one like any other afterwards, and as many of it are wanted as if nothing had been given', () => {
    forAll(amounts, shorts, (given, short) => {
      const { registry } = closed(funded(given, 6), short);
      expect(registry.items.map(({ groupGift, purchased }) => [groupGift, purchased])).toEqual([[O.none, 0]]);
    });
  });

  it('[FUND-04] each giver gets one email: asked, or that it is store credit', () => {
    const held = funded([4_000, 2_000]);
    expect(decideCloseFunds(held, rules('giversChoose'), at, closing).notified).toEqual(['HF-1', 'HF-2']);
    expect(statesIn(closed(held, 'giversChoose'))).toEqual(['fundShort', 'fundShort']);
    expect(statesIn(closed(held, 'storeCredit'))).toEqual(['credited', 'credited']);
    const late = decideCloseFunds(closed(held, 'giversChoose'), rules('giversChoose'), at, dayOf('2027-03-02'));
    expect([late.notified, late.credit]).toEqual([[], 6_000]);
  });

  it('[FUND-04] money that waits can be had until the last day, and is credit the day after', () => {
    const waiting = closed(funded([4_000]), 'giversChoose');
    expect(waiting.orders[0]?.lines[0]?.askedUntil).toBe('2027-03-01');
    expect(statesIn(closed(waiting, 'giversChoose', dayOf('2027-03-01')))).toEqual(['fundShort']);
    expect(statesIn(closed(waiting, 'giversChoose', dayOf('2027-03-02')))).toEqual(['credited']);
  });

  it('[FUND-04] of an order that was paid elsewhere nobody is asked: its money is store credit', () => {
    const { orders, ...rest } = funded([4_000]);
    const held = { ...rest, orders: orders.map((order) => ({ ...order, isPaidHere: false })) };
    expect(statesIn(closed(held, 'giversChoose'))).toEqual(['credited']);
  });

  it('[FUND-04] full funds, and what is not for a fund, stay as they are', () => {
    const held = funded([4_000, 6_000]);
    const plates = exampleRecord({ lines: [exampleRecordLine({ identity })] });
    const after = closed({ ...held, orders: [...held.orders, plates] }, 'giversChoose');
    expect(statesIn(after)).toEqual(['fundFull', 'fundFull', 'preparing']);
    expect(after.registry.items).toEqual(held.registry.items);
    expect(moneyOf(after.registry)).toEqual([0, 0]);
  });

  it.each([
    ['2027-02-07', 'inFund'],
    ['2027-02-08', 'credited'],
  ])('[FUND-04] on %s it is %s', (day, state) => {
    expect(statesIn(closed(funded([4_000]), 'storeCredit', dayOf(day)))).toEqual([state]);
  });

  it('[FUND-04] nothing closes while money in a fund may not come, and all of it once it is there or given back', () => {
    forAll(shorts, fc.boolean(), (short, isGivenBack) => {
      const held = { ...funded([4_000, 2_000]), uncertain: [orderNumberOf('HF-1')] };
      expect(closed(held, short)).toEqual(held);
      const [first] = held.orders;
      if (first === undefined) return expect.fail('two orders');
      const now = closed(isGivenBack ? takenBack(held, first) : { ...held, uncertain: [] }, short);
      expect(total([...moneyOf(now.registry).map(centsOf)]) + paidBack(now)).toBe(6_000);
    });
  });

  it('[FUND-04] what a payer’s bank took back is neither credit nor asked about, before or after its giver was asked', () => {
    const lost = [orderNumberOf('HF-1')];
    const before = closed({ ...funded([4_000, 2_000]), lost }, 'giversChoose');
    expect([statesIn(before), moneyOf(before.registry)]).toEqual([
      ['inFund', 'fundShort'],
      [0, 2_000],
    ]);
    const after = closed(
      { ...closed(funded([4_000, 2_000]), 'giversChoose'), lost },
      'giversChoose',
      dayOf('2027-04-01'),
    );
    expect([statesIn(after), moneyOf(after.registry)]).toEqual([
      ['fundShort', 'credited'],
      [2_000, 4_000],
    ]);
  });

  it('[FUND-04] money that came after the funds closed, as a dispute was won, is settled by a later round as it would have been then', () => {
    forAll(shorts, (short) => {
      const lost = { ...funded([4_000, 2_000]), lost: [orderNumberOf('HF-1')] };
      const won = { ...closed(lost, short), lost: [] };
      const { facts, notified } = decideCloseFunds(won, rules(short), at, dayOf('2027-02-20'));
      expect([facts.map(({ _tag }) => _tag), notified]).toEqual([
        ['ContributionReturned', 'GroupGiftStopped'],
        ['HF-1'],
      ]);
      const settled = closed(won, short, dayOf('2027-02-20'));
      expect(moneyOf(settled.registry)).toEqual(short === 'storeCredit' ? [6_000, 0] : [0, 6_000]);
      const open = { ...won, uncertain: [orderNumberOf('HF-1')] };
      expect(closed(open, short, dayOf('2027-02-20'))).toEqual(open);
    });
  });

  it('[FUND-04] what filled a fund and went back keeps no fund from its money that a dispute took, and that may yet come', () => {
    const held = { ...funded([8_000]), lost: [orderNumberOf('HF-1')] };
    const order: OrderRecord = { ...contributed(2, 10_000, 10_000), source: 'reported' };
    const canceled = decideReturn(
      { order, registries: [] },
      { kind: 'takenBack', line: 1, units: 1 },
      { at, reference: 'canceled', isReported: true },
    );
    if (E.isLeft(canceled)) throw new Error('the retailer cancels what it ordered');
    const { facts } = decideCloseFunds(
      { ...held, orders: [...held.orders, canceled.right.order] },
      rules('storeCredit'),
      at,
      closing,
    );
    expect(facts.map(({ _tag }) => _tag)).toEqual(['FundsClosed']);
  });

  it('[FUND-04] money in funds of a deleted registry goes back to its givers, asked or not, but for what filled a fund, may not come, or was given elsewhere', () => {
    forAll(fc.boolean(), shorts, (isClosed, short) => {
      const { registry, orders } = funded([4_000, 2_000]);
      const short0 =
        isClosed && short === 'giversChoose' ? closed({ ...funded([4_000, 2_000]) }, short).orders : orders;
      const held = {
        orders: [...short0, contributed(3, 5_000, 1), contributed(4, 1_000), contributed(5, 1_000)],
        uncertain: [orderNumberOf('HF-4')],
        lost: [orderNumberOf('HF-5')],
      };
      const returned = decideReturnFunds(registry.grId, held, at);
      expect(
        returned.orders.map(({ orderNumber, returns }) => [orderNumber, returns.map(({ amount }) => amount)]),
      ).toEqual([
        ['HF-1', [4_000]],
        ['HF-2', [2_000]],
      ]);
      expect(returned.facts).toMatchObject([{ amount: 4_000 }, { amount: 2_000 }]);
      expect(returned.refunds.map(({ reference }) => reference)).toEqual(['HF-1:deleted:1', 'HF-2:deleted:1']);
      expect(decideReturnFunds(grIdOf('7310443'), held, at).orders).toEqual([]);
      const after = held.orders.map(
        (order) => returned.orders.find(({ orderNumber }) => orderNumber === order.orderNumber) ?? order,
      );
      expect(decideReturnFunds(registry.grId, { ...held, orders: after }, at).orders).toEqual([]);
    });
  });

  it('[FUND-04] nothing closes while purchases are hidden from the owners', () => {
    const { registry, ...rest } = funded([4_000]);
    const hidden = { ...registry, surprise: { _tag: 'UntilDay', day: dayOf('2027-03-01') } as const };
    const held = { ...rest, registry: hidden };
    expect(statesIn(closed(held, 'storeCredit'))).toEqual(['inFund']);
    expect(statesIn(closed(held, 'storeCredit', dayOf('2027-03-01')))).toEqual(['credited']);
  });
});
