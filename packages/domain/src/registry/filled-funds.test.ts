import {
  centsOf,
  dayOf,
  exampleItem,
  exampleProduct,
  exampleRecord,
  exampleRecordLine,
  exampleRegistry,
  forAll,
  identityOf,
  instantOf,
  markets,
  nearEdges,
  orderNumberOf,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type ItemIdentity, isSameIdentity, type OrderNumber } from '../identity/index.ts';
import { fullPrice, fundCapacity, type RegistryItem, unitsReached } from '../item/index.ts';
import { type Cents, min, NO_CENTS, total } from '../money/index.ts';
import { decideCloseFunds, decideReturn, type OrderRecord } from '../placed-order/index.ts';
import type { FundRules } from '../site/index.ts';
import { applyFactWith } from './apply-fact.ts';
import { contributionFacts } from './decide-contribution.ts';
import { decideReplace } from './decide-replace.ts';
import { filledBy, filledFunds } from './filled-funds.ts';
import { raisedFor } from './item-after.ts';
import { decideRemove, decideWanted } from './owner-decisions.ts';
import type { Registry } from './registry.ts';
import type { RegistryFact } from './registry-fact.ts';
import { isSettled } from './settled.ts';

const at = instantOf('2027-02-08T18:00:00.000Z');
const identities = ['1', '2', '3'].map((sku) => identityOf(sku));
const products = [10_000, 6_000, 25_000].map((price, index) =>
  exampleProduct({ sku: skuOf(String(index + 1)), currentPrice: centsOf(price) }),
);

type Step =
  | { readonly what: 'give'; readonly at: number; readonly amount: number; readonly by?: number }
  | {
      readonly what: 'want' | 'replace' | 'buy' | 'discontinue' | 'remove' | 'add' | 'takeBack';
      readonly at: number;
      readonly by?: number;
    };

const index = fc.nat({ max: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('give' as const),
      at: index,
      amount: nearEdges(1, 20_000, [1, 6_000, 10_000, 20_000]),
    }),
  },
  fc.record({ what: fc.constantFrom('want' as const, 'replace' as const), at: index, by: index }),
  fc.record({
    what: fc.constantFrom(...(['buy', 'discontinue', 'discontinue', 'remove', 'remove', 'add', 'takeBack'] as const)),
    at: index,
  }),
);
/** Something is given for an item, which then leaves the list. */
const leaving: fc.Arbitrary<ReadonlyArray<Step>> = fc
  .record({
    at: index,
    by: index,
    what: fc.constantFrom('remove' as const, 'replace' as const),
    amount: nearEdges(1, 20_000, [15_000]),
  })
  .map(({ at, by, what, amount }) => [
    { what: 'give', at, amount },
    { what: 'discontinue', at },
    { what, at, by },
  ]);
const steps = fc
  .array(fc.oneof({ weight: 4, arbitrary: step.map((each) => [each]) }, leaving), { maxLength: 14 })
  .map((all) => all.flat());
const shorts = fc.constantFrom<FundRules['short']>('storeCredit', 'giversChoose');

/** A registry with its orders; which of them were in a fund while it was full, and the money for complete pieces of items as they left the list. */
interface World {
  readonly registry: Registry;
  readonly orders: ReadonlyArray<OrderRecord>;
  readonly full: ReadonlySet<OrderNumber>;
  readonly pieces: ReadonlyMap<string, number>;
}

const start: World = {
  registry: exampleRegistry({
    eventDate: O.some(dayOf('2027-01-09')),
    items: products.map((product) =>
      exampleItem({
        product,
        wanted: 2,
        purchased: 0,
        groupGift: O.some({ name: 'Kettle', goal: centsOf(product.currentPrice * 2), raised: centsOf(0) }),
      }),
    ),
  }),
  orders: [],
  full: new Set(),
  pieces: new Map(),
};

const lineOf = ({ lines }: OrderRecord) => lines[0] ?? expect.fail('an order of one line');
const isIn = (order: OrderRecord, identity: ItemIdentity): boolean =>
  order.returns.length === 0 && lineOf(order).askedUntil === undefined && isSameIdentity(lineOf(order).fund, identity);
const withLine = (order: OrderRecord, line: OrderRecord['lines'][number]): OrderRecord => ({ ...order, lines: [line] });

/** The orders as a store keeps them: the funds that are filled, oldest first. */
const filledIn = (orders: World['orders'], funds: ReturnType<typeof filledFunds>): World['orders'] =>
  funds.reduce((now, fund) => {
    const { identity } = fund;
    const filled = filledBy(now.filter((order) => isIn(order, identity)).map(lineOf), fund);
    let next = 0;
    return now.map((order) => (isIn(order, identity) ? withLine(order, filled[next++] ?? lineOf(order)) : order));
  }, orders);

const wholeMoney = ({ groupGift, wanted }: RegistryItem): number =>
  O.isSome(groupGift) ? unitsReached(groupGift.value, wanted) * fullPrice(groupGift.value, wanted) : 0;

const written = (world: World, fact: RegistryFact): World => {
  const registry = applyFactWith(products)(world.registry, fact);
  const funds = filledFunds(world.registry, registry, fact);
  const isMoved = (order: OrderRecord): boolean =>
    fact._tag === 'Replaced' && fact.moved > 0 && isIn(order, fact.existing);
  const moved = filledIn(world.orders, funds).map((order) =>
    fact._tag === 'Replaced' && isMoved(order) ? withLine(order, { ...lineOf(order), fund: fact.replacement }) : order,
  );
  const orders = filledIn(moved, funds);
  const full = registry.items
    .filter((item) => raisedFor(item) > 0 && fundCapacity(item) === 0 && !isSettled(registry, item.identity))
    .flatMap(({ identity }) => orders.filter((order) => isIn(order, identity)).map(({ orderNumber }) => orderNumber));
  const pieces = new Map(world.pieces);
  for (const item of registry.items)
    if (isSettled(registry, item.identity) && !isSettled(world.registry, item.identity))
      pieces.set(item.identity.sku, Math.max(pieces.get(item.identity.sku) ?? 0, wholeMoney(item)));
  return { registry, orders, full: new Set([...world.full, ...full]), pieces };
};

const takenBack = (world: World, order: OrderRecord): World => {
  const decided = decideReturn(
    { order, registries: [world.registry] },
    { kind: 'takenBack', line: 1, units: 1 },
    { at, reference: `back-${order.orderNumber}` },
  );
  if (E.isLeft(decided)) return world;
  const orders = world.orders.map((each) => (each === order ? decided.right.order : each));
  return decided.right.facts.flatMap(({ facts }) => facts).reduce(written, { ...world, orders });
};

/** The retailer takes the order back, as it reports for one of its own checkout. */
const canceledByShop = (world: World, order: OrderRecord): World => {
  const reported = { ...order, source: 'reported' as const, isPaidHere: false };
  const held = { order: reported, registries: [world.registry] };
  const reference = `canceled-${order.orderNumber}`;
  const decided = decideReturn(held, { kind: 'takenBack', line: 1, units: 1 }, { at, reference, isReported: true });
  if (E.isLeft(decided)) expect.fail(decided.left._tag);
  const orders = world.orders.map((each) => (each === order ? decided.right.order : each));
  return decided.right.facts.flatMap(({ facts }) => facts).reduce(written, { ...world, orders });
};

const replaceFact = (registry: Registry, existing: RegistryItem, by: number): ReadonlyArray<RegistryFact> => {
  const replacement = identities[by] ?? existing.identity;
  const product = products.find(({ sku }) => sku === replacement.sku);
  const present = registry.items.find((item) => isSameIdentity(item.identity, replacement));
  if (product === undefined || (present !== undefined && isSettled(registry, replacement))) return [];
  const decided = decideReplace({
    isOffered: true,
    existing,
    replacement,
    candidates: [{ identity: replacement, product }],
    present: O.fromNullable(present),
    messages: { priceMessage: '', returnPolicyMessage: '' },
  });
  return E.isRight(decided) ? [decided.right.fact] : [];
};

const isGone = (registry: Registry, item: RegistryItem): boolean =>
  item.product.isNla || isSettled(registry, item.identity);

const after = (world: World, { what, ...step }: Step): World => {
  const { registry, orders } = world;
  const identity = identities[step.at] ?? identityOf('1');
  if (what === 'takeBack') {
    const order = orders[step.at];
    return order === undefined ? world : takenBack(world, order);
  }
  const item = registry.items.find((each) => isSameIdentity(each.identity, identity));
  if (what === 'add')
    return item?.product.isNla === true && !isSettled(registry, identity)
      ? world
      : written(world, {
          _tag: 'Added',
          identity,
          wanted: (item?.wanted ?? 0) + 1,
          personalization: O.none,
        });
  if (item === undefined) return world;
  const decided = ((): ReadonlyArray<RegistryFact> => {
    switch (what) {
      case 'buy':
        return isGone(registry, item) || raisedFor(item) > 0
          ? []
          : [
              {
                _tag: 'Purchased',
                identity,
                quantity: 1,
                overPurchased: 0,
                orderNumber: orderNumberOf(`BUY-${orders.length}`),
              },
            ];
      case 'want': {
        const by = (step.by ?? 1) - 1;
        const settled = isSettled(registry, identity);
        const found = decideWanted({ ...item, isSettled: settled }, item.wanted + by);
        return E.isRight(found) ? found.right : [];
      }
      case 'remove': {
        const found = isSettled(registry, identity) ? E.right([]) : decideRemove(O.some(item));
        return E.isRight(found) ? found.right : [];
      }
      case 'replace':
        return isSettled(registry, identity) ? [] : replaceFact(registry, item, step.by ?? 0);
      default:
        return [];
    }
  })();
  if (what === 'discontinue') {
    const product = { ...item.product, isNla: true };
    return {
      ...world,
      registry: { ...registry, items: registry.items.map((each) => (each === item ? { ...item, product } : each)) },
    };
  }
  if (what !== 'give') return decided.reduce(written, world);
  const amount = isGone(registry, item)
    ? NO_CENTS
    : min(centsOf('amount' in step ? step.amount : 0), fundCapacity(item));
  if (amount === NO_CENTS) return world;
  const orderNumber = orderNumberOf(`HF-${orders.length + 1}`);
  const lines = [exampleRecordLine({ kind: 'contribution', identity, quantity: 1, unitPrice: amount })];
  const given = { ...world, orders: [...orders, exampleRecord({ orderNumber, lines })] };
  return contributionFacts(item, amount, orderNumber).reduce(written, given);
};

const closed = (world: World, short: FundRules['short'], today: string): World => {
  const rules = { ...markets.US, funds: { closesAfterDays: 30, short, choiceDays: 21 } };
  const { registry, orders } = world;
  const closing = decideCloseFunds({ registry, orders, uncertain: [], lost: [] }, rules, at, dayOf(today));
  const now = orders.map(
    (order) => closing.orders.find(({ orderNumber }) => orderNumber === order.orderNumber) ?? order,
  );
  return closing.facts.reduce(written, { ...world, orders: now });
};

/** All that left the funds: back to givers, or as store credit. */
const leftFunds = ({ registry, orders }: World): number =>
  (registry.closedFunds?.credit ?? 0) +
  (registry.closedFunds?.waiting ?? 0) +
  total(orders.flatMap(({ returns }) => returns.map(({ amount }) => amount)));
const givenTo = ({ orders }: World): Cents => total(orders.map((order) => lineOf(order).lineTotal));
const piecesOf = ({ pieces }: World): number => [...pieces.values()].reduce((sum, money) => sum + money, 0);
const untilClosed = (all: ReadonlyArray<Step>, short: FundRules['short']): World => {
  const before = all.reduce(after, start);
  const asked = closed(before, short, '2027-02-08');
  const back = asked.orders.reduce((now, { orderNumber }) => {
    const order = now.orders.find((each) => each.orderNumber === orderNumber);
    return order === undefined ? now : takenBack(now, order);
  }, asked);
  return closed(back, short, '2027-04-01');
};

describe('what filled a fund', () => {
  it('[FUND-04] a contribution that was in a fund while it was full is never credited nor given back, whatever becomes of the item', () => {
    forAll(steps, shorts, (all, short) => {
      const world = untilClosed(all, short);
      const orders = world.orders.filter(({ orderNumber }) => world.full.has(orderNumber));
      expect(orders.flatMap(({ returns }) => returns)).toEqual([]);
      expect(orders.map((order) => lineOf(order).filled)).toEqual(orders.map((order) => lineOf(order).lineTotal));
    });
  });

  it('[FUND-04] [NLA-07] none of the money for complete pieces of an item that left the list leaves the funds', () => {
    forAll(steps, shorts, (all, short) => {
      const world = untilClosed(all, short);
      expect(givenTo(world) - leftFunds(world)).toBeGreaterThanOrEqual(piecesOf(world));
    });
  });

  it('[FUND-04] [NLA-07] no more has filled a fund than was in full ones and for complete pieces', () => {
    forAll(steps, shorts, (all, short) => {
      const world = untilClosed(all, short);
      const full = world.orders
        .filter(({ orderNumber }) => world.full.has(orderNumber))
        .map((order) => lineOf(order).lineTotal);
      expect(total(world.orders.map((order) => lineOf(order).filled))).toBeLessThanOrEqual(
        total(full) + piecesOf(world),
      );
    });
  });

  it('[FUND-04] what is in no full fund and in no complete piece leaves the funds as they close', () => {
    forAll(steps, shorts, (all, short) => {
      const world = untilClosed(all, short);
      const filled = total(
        world.orders
          .filter(({ returns }) => returns.every(({ kind }) => kind === 'credited'))
          .map((order) => lineOf(order).filled),
      );
      expect(leftFunds(world)).toBe(givenTo(world) - filled);
    });
  });

  it.each([
    ['nothing changes', []],
    ['one more is wanted', [{ what: 'want', at: 0, by: 2 }]],
    ['it is added again', [{ what: 'add', at: 0 }]],
    [
      'it is discontinued and removed',
      [
        { what: 'discontinue', at: 0 },
        { what: 'remove', at: 0 },
      ],
    ],
  ] as const)('[FUND-04] money of a full fund stays although %s', (_, then) => {
    const world = untilClosed([{ what: 'give', at: 0, amount: 20_000 }, ...then], 'giversChoose');
    expect([leftFunds(world), givenTo(world)]).toEqual([0, 20_000]);
  });

  it('[FUND-04] money of a fund whose gift the retailer reports as bought outright has filled nothing', () => {
    const given = after(start, { what: 'give', at: 0, amount: 4_000 });
    const [item] = given.registry.items;
    const identity = item?.identity ?? expect.fail('an item');
    const quantity = item?.wanted ?? 0;
    const orderNumber = orderNumberOf('HF-9');
    const bought = written(given, { _tag: 'Purchased', identity, quantity, overPurchased: 0, orderNumber });
    expect(bought.registry.items.slice(0, 1)).toMatchObject([{ purchased: quantity }]);
    expect(bought.orders.map((order) => lineOf(order).filled)).toEqual([0]);
  });

  it('[FUND-04] where the retailer takes a contribution out of a full fund, only what is begun of a piece is open', () => {
    forAll(steps, index, (all, which) => {
      const before = all.reduce(after, start);
      const inFull = before.orders.filter(
        (order) =>
          before.full.has(order.orderNumber) &&
          order.returns.length === 0 &&
          !isSettled(before.registry, lineOf(order).fund),
      );
      const order = inFull[which % Math.max(1, inFull.length)];
      if (order === undefined) return;
      const world = canceledByShop(before, order);
      const { fund } = lineOf(order);
      const item = world.registry.items.find((each) => isSameIdentity(each.identity, fund)) ?? expect.fail('an item');
      const open = world.orders
        .filter((each) => isIn(each, fund))
        .map(lineOf)
        .map(({ lineTotal, filled }) => lineTotal - filled);
      expect(open.reduce((sum, each) => sum + each, 0)).toBe(raisedFor(item) - wholeMoney(item));
    });
  });

  it('[FUND-04] a giver may have the money back after the retailer took out another contribution', () => {
    const given = [12_000, 8_000].map((amount): Step => ({ what: 'give', at: 0, amount }));
    const full = given.reduce(after, start);
    const short = canceledByShop(full, full.orders[0] ?? expect.fail('an order'));
    expect(short.orders.map((order) => lineOf(order).filled)).toEqual([12_000, 0]);
    expect(leftFunds(closed(short, 'storeCredit', '2027-02-08'))).toBe(8_000);
  });

  it('[FUND-04] once closed, an item of which a full fund paid some is bought like any other', () => {
    const world = untilClosed(
      [
        { what: 'give', at: 0, amount: 20_000 },
        { what: 'want', at: 0, by: 2 },
      ],
      'storeCredit',
    );
    expect(world.registry.items.slice(0, 1)).toMatchObject([{ groupGift: O.none, wanted: 3, purchased: 2 }]);
  });

  it('[NLA-07] of two contributions to one complete piece and a half, the newer one is credited with the half', () => {
    const given: ReadonlyArray<Step> = [
      { what: 'give', at: 0, amount: 8_000 },
      { what: 'give', at: 0, amount: 7_000 },
    ];
    const world = untilClosed([...given, { what: 'discontinue', at: 0 }, { what: 'remove', at: 0 }], 'giversChoose');
    expect(world.orders.map((order) => lineOf(order).filled)).toEqual([8_000, 2_000]);
    expect([world.orders.map(({ returns }) => returns.map(({ kind }) => kind)), leftFunds(world)]).toEqual([
      [[], ['credited']],
      5_000,
    ]);
  });
});
