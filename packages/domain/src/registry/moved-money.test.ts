import {
  centsOf,
  dayOf,
  exampleHeldOrder,
  exampleItem,
  exampleProduct,
  exampleRecordLine,
  exampleRegistry,
  forAll,
  grIdOf,
  identityOf,
  instantOf,
  orderNumberOf,
  registryItem,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type ItemIdentity, isSameIdentity } from '../identity/index.ts';
import { fundCapacity, fundOf, type GroupGift, type RegistryItem, unitsReached } from '../item/index.ts';
import { type Cents, min, NO_CENTS } from '../money/index.ts';
import { decideAsOwnersSee } from '../owner-command/index.ts';
import { decideReturn } from '../placed-order/index.ts';
import { applyFactWith } from './apply-fact.ts';
import { asOwnersSee } from './as-owners-see.ts';
import { contributionFacts } from './decide-contribution.ts';
import { decideReplace } from './decide-replace.ts';
import { raisedFor } from './item-after.ts';
import { fundTransfer, moneyGiven, partsReturned } from './moved-money.ts';
import { decideRemove } from './owner-decisions.ts';
import type { Registry } from './registry.ts';
import type { RegistryFact } from './registry-fact.ts';
import { transferredFund } from './transferred-fund.ts';

const [today, event] = [dayOf('2027-01-02'), dayOf('2027-09-12')];
const grId = grIdOf('7310442');
const fund = (goal: number) => O.some({ name: 'Kettle', goal: centsOf(goal), raised: centsOf(0) });
const item = (sku: string, price: number, wanted: number, isNla: boolean, isFund: boolean): RegistryItem =>
  exampleItem({
    product: exampleProduct({ sku: skuOf(sku), currentPrice: centsOf(price), isNla, isAvailable: !isNla }),
    wanted,
    purchased: 0,
    groupGift: isFund ? fund(price * wanted) : O.none,
  });
const gone = [item('1', 10_000, 3, true, true), item('2', 8_000, 2, true, true), item('3', 5_000, 4, true, false)];
const present = [item('4', 9_000, 4, false, true), item('5', 20_000, 3, false, false)];
const anew = [exampleProduct({ sku: skuOf('6'), currentPrice: centsOf(15_000) })];
const products = [...present.map(({ product }) => product), ...anew];
const identities = [...gone, ...present].map(({ identity }) => identity).concat(identityOf('6'));

type Step =
  | { readonly what: 'contribute'; readonly at: number; readonly amount: number; readonly isSurprise: boolean }
  | { readonly what: 'buy'; readonly at: number; readonly isSurprise: boolean }
  | { readonly what: 'remove'; readonly at: number }
  | { readonly what: 'replace'; readonly at: number; readonly by: number }
  | { readonly what: 'return'; readonly at: number };

const at = fc.nat({ max: 5 });
const giving: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('contribute' as const),
      at,
      amount: fc.integer({ min: 1, max: 50 }).map((share) => share * 500),
      isSurprise: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('buy' as const), at, isSurprise: fc.boolean() }) },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  giving,
  fc.record({ what: fc.constantFrom('remove' as const, 'return' as const), at }),
  fc.record({ what: fc.constant('replace' as const), at, by: at }),
);
const steps = fc
  .tuple(fc.array(giving, { maxLength: 6 }), fc.array(step, { maxLength: 10 }))
  .map(([first, others]) => [...first, ...others]);

/** A contribution, and where its money is. */
interface Given {
  readonly orderNumber: string;
  readonly identity: ItemIdentity;
  readonly fund: ItemIdentity;
  readonly amount: Cents;
  readonly isSurprise: boolean;
}

/** The registry with the units that were bought whole, and the contributions that did not come back. */
interface World {
  readonly registry: Registry;
  readonly given: ReadonlyArray<Given>;
  /** Items of which fewer became wanted than hidden money had reached: some of their units are bought beyond what is wanted. */
  readonly beyondWanted: ReadonlyArray<RegistryItem>;
  readonly whole: ReadonlyArray<ItemIdentity>;
}

const start: World = {
  registry: exampleRegistry({ grId, eventDate: O.some(event), items: [...gone, ...present] }),
  given: [],
  beyondWanted: [],
  whole: [],
};
const apply = applyFactWith(products);
const identityAt = (index: number): ItemIdentity => identities[index] ?? identityOf('6');
const itemIn = ({ items }: Registry, identity: ItemIdentity) =>
  items.find((each) => isSameIdentity(each.identity, identity));

const decided = (
  registry: Registry,
  decide: (seen: Registry) => E.Either<unknown, ReadonlyArray<RegistryFact>>,
): ReadonlyArray<RegistryFact> => {
  const result = decideAsOwnersSee(today)((seen) =>
    E.map((facts: ReadonlyArray<RegistryFact>) => ({ facts }))(decide(seen.registry)),
  )({ registry, role: 'registrant', relationship: 'owner' });
  return E.isRight(result) ? result.right.facts : [];
};

const written = (before: World, facts: ReadonlyArray<RegistryFact>): World =>
  facts.reduce<World>((world, fact) => {
    const isMoved = fact._tag === 'Replaced' && fact.moved > 0;
    const registry = apply(world.registry, fact);
    const isBeyond = ({ groupGift }: RegistryItem) =>
      O.isSome(groupGift) && groupGift.value.raised > groupGift.value.goal;
    return {
      registry,
      whole: world.whole,
      beyondWanted: [...world.beyondWanted, ...registry.items.filter(isBeyond)],
      given: world.given.map((each) =>
        isMoved && isSameIdentity(each.fund, fact.existing) && !(fact.keepsHidden && each.isSurprise)
          ? { ...each, fund: fact.replacement }
          : each,
      ),
    };
  }, before);

const given = (world: World, next: Extract<Step, { what: 'contribute' | 'buy' }>, number: string): World => {
  const found = itemIn(asOwnersSee({ ...world.registry, surpriseGifts: [] }, today), identityAt(next.at));
  const stored = itemIn(world.registry, identityAt(next.at));
  if (found === undefined || stored === undefined || found.product.isOnWeb === false) return world;
  const { identity } = stored;
  const orderNumber = orderNumberOf(number);
  const isSurprise = next.isSurprise ? { isSurprise: true } : {};
  if (next.what === 'buy') {
    if (stored.purchased >= stored.wanted) return world;
    const fact = { _tag: 'Purchased', identity, quantity: 1, overPurchased: 0, orderNumber, ...isSurprise } as const;
    return { ...written(world, [fact]), whole: [...world.whole, identity] };
  }
  const amount = min(centsOf(next.amount), fundCapacity(stored));
  if (amount === NO_CENTS) return world;
  const facts = contributionFacts(stored, amount, orderNumber).map((fact) => ({ ...fact, ...isSurprise }));
  const after = written(world, facts);
  const entry = { orderNumber: number, identity, fund: identity, amount, isSurprise: next.isSurprise };
  return { ...after, given: [...after.given, entry] };
};

const returned = (world: World, each: Given): World => {
  const { orderNumber, identity, fund: its, amount: lineTotal, isSurprise } = each;
  const line = exampleRecordLine({
    kind: 'contribution',
    grId: O.some(grId),
    identity,
    fund: its,
    lineTotal,
    quantity: 1,
  });
  const order = exampleHeldOrder({
    orderNumber: orderNumberOf(orderNumber),
    isSurprise,
    lines: [line],
    source: 'reported',
  }).order;
  const back = decideReturn(
    { order, registries: [world.registry] },
    { kind: 'returned', line: line.line, units: 1 },
    { at: instantOf('2027-01-02T12:00:00.000Z'), reference: 'back', isReported: true },
  );
  if (E.isLeft(back)) throw new Error(back.left._tag);
  const facts = back.right.facts.flatMap((of) => of.facts);
  return { ...written(world, facts), given: world.given.filter((other) => other !== each) };
};

const after = (world: World, next: Step, index: number): World => {
  switch (next.what) {
    case 'contribute':
    case 'buy':
      return given(world, next, `HF-${index}`);
    case 'remove':
      return written(
        world,
        decided(world.registry, (seen) => decideRemove(O.fromNullable(itemIn(seen, identityAt(next.at))))),
      );
    case 'replace': {
      const replacement = identityAt(3 + (next.by % 3));
      const facts = decided(world.registry, (seen) => {
        const existing = itemIn(seen, identityAt(next.at));
        const product = products.find(({ sku }) => sku === replacement.sku);
        if (existing === undefined || product === undefined) return E.right([]);
        return E.map(({ fact }: { readonly fact: RegistryFact }) => [fact])(
          decideReplace({
            isOffered: true,
            existing,
            replacement,
            candidates: [{ identity: replacement, product }],
            present: O.fromNullable(itemIn(seen, replacement)),
            messages: { priceMessage: '', returnPolicyMessage: '' },
          }),
        );
      });
      return written(world, facts);
    }
    case 'return': {
      const each = world.given[next.at % Math.max(1, world.given.length)];
      return each === undefined ? world : returned(world, each);
    }
  }
};

const sum = (amounts: ReadonlyArray<number>): number => amounts.reduce((so, amount) => so + amount, 0);

describe('money of contributions', () => {
  it('[SURP-01] [NLA-07] [RET-01] the money in all funds is what was contributed and did not come back', () => {
    let moved = 0;
    fc.assert(
      fc.property(steps, (all) => {
        const { registry, given } = all.reduce(after, start);
        moved += given.filter((each) => !isSameIdentity(each.identity, each.fund)).length;
        expect(sum(registry.items.map(raisedFor))).toBe(sum(given.map(({ amount }) => amount)));
      }),
      { numRuns: 500 },
    );
    expect(moved).toBeGreaterThan(5);
  });

  it('[SURP-01] [GG-03] units count as bought as often as the money of their own fund reaches their price', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const { registry, whole, beyondWanted } = all.reduce(after, start);
        for (const each of registry.items) {
          if (beyondWanted.some(({ identity }) => isSameIdentity(identity, each.identity))) continue;
          const bought = whole.filter((identity) => isSameIdentity(identity, each.identity)).length;
          const reached = O.match(
            () => 0,
            (its: GroupGift) => unitsReached(its, each.wanted),
          )(fundOf(each));
          expect(each.purchased).toBe(bought + reached);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('[NLA-07] [RET-01] what a fund lacks, because an earlier return took it there, is taken from what stays of the replaced item', () => {
    const all: ReadonlyArray<Step> = [
      { what: 'contribute', at: 1, amount: 8_500, isSurprise: false },
      { what: 'replace', at: 1, by: 1 },
      { what: 'contribute', at: 4, amount: 8_000, isSurprise: false },
      { what: 'return', at: 0 },
    ];
    const before = all.reduce(after, start);
    expect(itemIn(before.registry, identityOf('2'))?.purchased).toBe(1);
    const { registry } = after(before, { what: 'return', at: 0 }, all.length);
    expect(sum(registry.items.map(raisedFor))).toBe(0);
    expect(itemIn(registry, identityOf('2'))).toBeUndefined();
  });

  const [old, now] = [identityOf('1'), identityOf('4')];
  const withMoney = (its: RegistryItem | undefined, raised: number): RegistryItem => {
    if (its === undefined || O.isNone(its.groupGift)) throw new Error('There is no fund');
    return { ...its, groupGift: O.some({ ...its.groupGift.value, raised: centsOf(raised) }) };
  };
  const partsOf = (amount: number, overrides: Partial<Registry> = {}) =>
    partsReturned(
      exampleRegistry({ items: [withMoney(gone[0], 10_000), withMoney(present[0], 5_000)], ...overrides }),
      {
        _tag: 'ContributionReturned',
        identity: now,
        given: old,
        amount: centsOf(amount),
        units: 0,
        orderNumber: orderNumberOf('HF-1'),
      },
    ).map(({ identity, amount: part, units }) => [identity.sku, part, units]);

  it('[RET-01] [NLA-07] a contribution comes back from the fund that has all of it, or else from the item that it was given to and then from the fund', () => {
    expect(partsOf(5_000)).toEqual([['4', 5_000, 0]]);
    expect(partsOf(10_000)).toEqual([['1', 10_000, 1]]);
    expect(partsOf(13_000)).toEqual([
      ['1', 10_000, 1],
      ['4', 3_000, 0],
    ]);
    expect(partsOf(13_000, { items: [] })).toEqual([['4', 13_000, 0]]);
  });

  it('[SURP-01] what owners see come back is never taken from what is hidden from them', () => {
    const hidden = (identity: ItemIdentity, amount: number) => ({
      orderNumber: orderNumberOf('HF-2'),
      identity: O.some(identity),
      units: 0,
      amount: centsOf(amount),
    });
    expect(partsOf(5_000, { surpriseGifts: [hidden(now, 2_000)] })).toEqual([['1', 5_000, 1]]);
    expect(partsOf(13_000, { surpriseGifts: [hidden(now, 4_000), hidden(old, 1_000)] })).toEqual([
      ['1', 9_000, 1],
      ['4', 1_000, 0],
    ]);
  });
});

describe('the money of a group gift that goes', () => {
  const fund = (name: string, goal: number, raised: number) =>
    O.some({ name, goal: centsOf(goal), raised: centsOf(raised) });
  const sofa = exampleItem({
    product: exampleProduct({ sku: skuOf('11'), currentPrice: centsOf(10_000), isNla: true }),
    wanted: 3,
    purchased: 1,
    groupGift: fund('Sofa', 30_000, 12_500),
  });
  const bench = exampleItem({ product: exampleProduct({ sku: skuOf('12') }), wanted: 1, purchased: 0 });

  it('[NLA-07] [MAN-02] of an item without a fund nothing is reported, and of one without contributions no money', () => {
    expect([moneyGiven(bench), fundTransfer(bench, O.some(sofa))]).toEqual([O.none, O.none]);
    const empty = { ...sofa, groupGift: fund('Sofa', 30_000, 0) };
    expect(moneyGiven(empty)).toEqual(O.none);
    expect(fundTransfer(empty, O.none)).toMatchObject(O.some({ given: 0, moves: 0 }));
    expect(moneyGiven(sofa)).toEqual(O.some(12_500));
    expect(moneyGiven({ ...sofa, groupGift: fund('Sofa', 30_000, 1) })).toEqual(O.some(1));
  });

  it('[NLA-07] what goes over is what has paid no whole unit yet, as when the item is replaced', () => {
    expect(fundTransfer(sofa, O.none)).toMatchObject(O.some({ given: 12_500, moves: 2_500 }));
    forAll(registryItem, (item) => {
      const moving = fundTransfer(item, O.none);
      const moved = transferredFund(item, O.none, { price: centsOf(5_000_000), wanted: 999 });
      if (O.isSome(moving) && E.isRight(moved)) expect(moving.value.moves).toBe(moved.right.moved);
      expect(O.isSome(moving)).toBe(O.isSome(item.groupGift));
    });
  });

  it('[NLA-04] [NLA-07] a replacement that is not on the list takes the fund over; one that is becomes a group gift, or its own fund is joined under its own name', () => {
    expect(fundTransfer(sofa, O.none)).toMatchObject(O.some({ name: 'Sofa', onto: 'new' }));
    expect(fundTransfer(sofa, O.some(bench))).toMatchObject(O.some({ name: 'Sofa', onto: 'single' }));
    const shared = { ...bench, groupGift: fund('Bench', 5_000, 0) };
    expect(fundTransfer(sofa, O.some(shared))).toMatchObject(O.some({ name: 'Bench', onto: 'fund' }));
  });
});
