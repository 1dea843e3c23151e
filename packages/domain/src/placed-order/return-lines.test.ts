import {
  centsOf,
  dayOf,
  exampleHeldOrder,
  exampleItem,
  exampleProduct,
  exampleRecordLine,
  exampleRegistry,
  exampleShipping,
  exampleTaxes,
  forAll,
  identityOf,
  instantOf,
  nearEdges,
  orderNumberOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { addSums, sumUp } from '../cart/index.ts';
import type { Cents } from '../money/index.ts';
import { applyFact, contributionFacts, type Registry, type RegistryFact, withoutSetAside } from '../registry/index.ts';
import type { OrderRecord } from './order-record.ts';
import { decideReturn, type HeldOrder, type ReturnRequest, refundsOf } from './return-lines.ts';

const at = instantOf('2027-01-02T12:00:00.000Z');
const orderNumber = orderNumberOf('GR-7KQ2M-XW94C');
let drawn = 0;
const decide = (held: HeldOrder, request: Partial<ReturnRequest> = {}, isReported = false) => {
  drawn += 1;
  const returning = { at, reference: `return-${drawn}`, isReported };
  return decideReturn(held, { kind: 'takenBack', line: 1, units: 1, ...request }, returning);
};
const done = (held: HeldOrder, request: Partial<ReturnRequest> = {}, isReported = false) => {
  const decided = decide(held, request, isReported);
  if (E.isLeft(decided)) throw new Error(decided.left._tag);
  return decided.right;
};
const amounts = ({ returns }: OrderRecord): ReadonlyArray<Cents> => returns.map(({ amount }) => amount);
const sum = (order: OrderRecord): number => amounts(order).reduce((so, amount) => so + amount, 0);
const facts = (
  held: HeldOrder,
  request: Partial<ReturnRequest> = {},
  isReported = false,
): ReadonlyArray<RegistryFact> => done(held, request, isReported).facts.flatMap((each) => each.facts);
const line = exampleRecordLine;
const shipped = line({ shippedAt: O.some(at) });

describe('taking back and returning', () => {
  it('[GIVE-03] only what is there is taken back: an unknown line, no units and more than are left are refused', () => {
    const held = exampleHeldOrder();
    expect(decide(held, { line: 2 })).toEqual(E.left({ _tag: 'LineUnknown' }));
    for (const units of [0, -1, 3, 1.5, Number.NaN])
      expect(decide(held, { units })).toEqual(E.left({ _tag: 'NotSoMany', left: 2 }));
    const { order } = done(held, { units: 2 });
    expect(decide({ ...held, order })).toEqual(E.left({ _tag: 'NotSoMany', left: 0 }));
  });

  it('[GIVE-03] [RET-01] what was shipped, picked up or sent is not taken back, and what was not shipped is not returned', () => {
    expect(decide(exampleHeldOrder({ lines: [shipped] }))).toEqual(E.left({ _tag: 'AlreadyShipped' }));
    expect(decide(exampleHeldOrder({ lines: [{ ...shipped, kind: 'eGiftCard' }] }))).toEqual(
      E.left({ _tag: 'AlreadyShipped' }),
    );
    expect(decide(exampleHeldOrder(), { kind: 'returned' })).toEqual(E.left({ _tag: 'NotShipped' }));
    expect(done(exampleHeldOrder({ lines: [shipped] }), { kind: 'returned' }).order.returns).toMatchObject([
      { kind: 'returned', units: 1 },
    ]);
  });

  const collecting = (raised: number) =>
    exampleItem({
      wanted: 2,
      purchased: raised >= 1_495 ? 1 : 0,
      groupGift: O.some({ name: 'Plates', goal: centsOf(2_990), raised: centsOf(raised) }),
    });
  const given = line({ kind: 'contribution', quantity: 1, unitPrice: centsOf(1_000) });
  const inFund = (raised: number): HeldOrder => ({
    ...exampleHeldOrder({ lines: [given] }),
    registries: [exampleRegistry({ items: [collecting(raised)] })],
  });

  it('[GIVE-03] a contribution is taken back until it has filled its fund', () => {
    const filled = { ...given, filled: centsOf(400) };
    expect(decide({ ...inFund(1_500), order: exampleHeldOrder({ lines: [filled] }).order })).toEqual(
      E.left({ _tag: 'FundFull' }),
    );
    expect(facts(inFund(1_500))).toEqual([
      {
        _tag: 'ContributionReturned',
        identity: given.identity,
        given: given.identity,
        amount: 1_000,
        units: 1,
        orderNumber,
      },
    ]);
    const moved = { ...given, identity: identityOf('77') };
    expect(facts({ ...inFund(1_500), order: exampleHeldOrder({ lines: [moved] }).order })).toMatchObject([
      { identity: given.identity, given: identityOf('77') },
    ]);
  });

  it('[INT-04] what is of no item on the list comes back without a change of the registry', () => {
    const lines = [line({ isUnmatched: true, quantity: 2, unitPrice: centsOf(900) })];
    const reported = exampleHeldOrder({ source: 'reported', isPaidHere: false, lines });
    const { identity } = line();
    expect(facts(reported, { kind: 'returned' }, true)).toEqual([
      { _tag: 'UnmatchedReturned', gift: { _tag: 'Units', identity, quantity: 1, unitPrice: 900 }, orderNumber },
    ]);
  });

  it('[RET-01] [INT-04] an order that was reported is changed by reports only: what of it was not reported as shipped may be returned, and its contributions after their fund is full', () => {
    const reported = exampleHeldOrder({ source: 'reported', isPaidHere: false });
    expect(decide(reported)).toEqual(E.left({ _tag: 'PlacedElsewhere' }));
    const lines = [{ ...given, filled: centsOf(1_000) }];
    const money = { ...inFund(2_990), order: exampleHeldOrder({ source: 'reported', lines }).order };
    for (const kind of ['takenBack', 'returned'] as const) {
      expect(facts(reported, { kind }, true)).toMatchObject([{ _tag: 'PurchaseReturned', quantity: 1 }]);
      expect(facts(money, { kind }, true)).toMatchObject([{ _tag: 'ContributionReturned', amount: 1_000 }]);
    }
    const isShipped = { ...reported, order: { ...reported.order, lines: [shipped] } };
    expect(decide(isShipped, {}, true)).toEqual(E.left({ _tag: 'AlreadyShipped' }));
  });

  it('[GIVE-03] taking back what was just bought leaves the registry as it was before', () => {
    forAll(
      nearEdges(1, 99, [1]),
      nearEdges(0, 99, [0]),
      nearEdges(1, 20, [1, 2]),
      nearEdges(0, 2_000, [0, 400]),
      (wanted, purchased, quantity, raised) => {
        const before = exampleRegistry({ items: [exampleItem({ wanted, purchased })] });
        const bought: RegistryFact = {
          _tag: 'Purchased',
          identity: line().identity,
          quantity,
          overPurchased: Math.max(0, quantity - Math.max(0, wanted - purchased)),
          orderNumber,
        };
        const held = {
          ...exampleHeldOrder({ lines: [line({ quantity })] }),
          registries: [applyFact(before, bought)],
        };
        const [first] = held.registries;
        if (first === undefined) return;
        expect(facts(held, { units: quantity }).reduce(applyFact, first)).toEqual(before);

        const fund = exampleRegistry({ items: [collecting(raised)] });
        const [item] = fund.items;
        if (item === undefined) return;
        const after = contributionFacts(item, centsOf(900), orderNumber).reduce(applyFact, fund);
        const contribution = { ...given, lineTotal: centsOf(900), unitPrice: centsOf(900) };
        const back = facts({ ...exampleHeldOrder({ lines: [contribution] }), registries: [after] });
        const [restored] = back.reduce(applyFact, after).items;
        expect([
          restored?.purchased,
          O.map(({ raised: now }: { raised: number }) => now)(restored?.groupGift ?? O.none),
        ]).toEqual([item.purchased, O.some(raised)]);
      },
    );
  });

  it('[GIVE-03] [RET-01] no count of a registry falls below 0', () => {
    forAll(nearEdges(0, 20, [0]), nearEdges(1, 20, [1]), (purchased, units) => {
      const registry = exampleRegistry({ items: [exampleItem({ purchased })] });
      const held = { ...exampleHeldOrder({ lines: [line({ quantity: units })] }), registries: [registry] };
      const after = facts(held, { units }).reduce<Registry>(applyFact, registry);
      expect(after.items[0]?.purchased).toBe(Math.max(0, purchased - units));
    });
  });

  const parts = fc.array(nearEdges(1, 5, [1, 2]), { minLength: 1, maxLength: 12 });
  const taxed = (quantity: number, price: number, tax: number) =>
    line({ quantity, unitPrice: centsOf(price), taxes: exampleTaxes(tax) });

  it('[GIVE-03] for all of a line its whole price and tax go back, however many times it is taken back in parts', () => {
    forAll(parts, nearEdges(1, 50_000, [1]), nearEdges(0, 5_000, [0, 1, 7]), (sizes, price, tax) => {
      const quantity = sizes.reduce((so, size) => so + size, 0);
      const held = exampleHeldOrder({ lines: [taxed(quantity, price, tax)] });
      const order = sizes.reduce((so, units) => done({ ...held, order: so }, { units }).order, held.order);
      expect(sum(order)).toBe(quantity * price + tax);
    });
  });

  it('[GIVE-03] [MON-04] what goes back is what is said of it: so much for the gift, so much for shipping, and each tax on both', () => {
    forAll(parts, nearEdges(1, 50_000, [1]), nearEdges(0, 5_000, [0, 1, 7]), (sizes, price, tax) => {
      const quantity = sizes.reduce((so, size) => so + size, 0);
      const lines = [taxed(quantity, price, tax)];
      const held = exampleHeldOrder({ lines, charges: exampleShipping(lines, 995, 80) });
      const order = sizes.reduce((so, units) => done({ ...held, order: so }, { units }).order, held.order);
      const refunds = refundsOf(order).map(({ refund }) => refund);
      expect(refunds.map(({ total }) => total)).toEqual(amounts(order));
      for (const refund of refunds) expect(sumUp(refund, false)).toEqual(refund);
      const { subtotal, charges, taxes, total } = held.order;
      expect(addSums(refunds)).toMatchObject({ subtotal, charges, taxes, total });
    });
  });

  it('[GIVE-03] what shipping cost goes back once nothing is shipped any more; gift cards keep no shipping price back', () => {
    const two = [taxed(1, 1_000, 80), { ...taxed(1, 2_000, 160), line: 2 }];
    const held = exampleHeldOrder({ lines: two, charges: exampleShipping(two, 995, 80) });
    const first = done(held).order;
    expect(amounts(first)).toEqual([1_080]);
    expect(amounts(done({ ...held, order: first }, { line: 2 }).order)).toEqual([1_080, 2_160 + 995 + 80]);
    const [one, other] = two;
    if (one === undefined || other === undefined) return;
    const half = exampleHeldOrder({
      lines: [{ ...one, shippedAt: O.some(at) }, other],
      charges: exampleShipping(two, 995, 80),
    });
    expect(amounts(done(half, { line: 2 }).order)).toEqual([2_160]);
    expect(amounts(done(half, { kind: 'returned' }).order)).toEqual([1_080]);
    const giftCard = line({ line: 2, kind: 'giftCard', quantity: 1 });
    for (const shippedAt of [O.none, O.some(at)]) {
      const lines = [one, { ...giftCard, shippedAt }];
      const withCard = exampleHeldOrder({ lines, charges: exampleShipping(lines, 995, 80) });
      expect(amounts(done(withCard).order)).toEqual([1_080 + 995 + 80]);
    }
  });

  it('[GIVE-03] never does more go back than was paid', () => {
    forAll(
      fc.array(fc.tuple(nearEdges(1, 9, [1]), nearEdges(1, 9_000, [1]), nearEdges(0, 900, [0])), {
        minLength: 1,
        maxLength: 5,
      }),
      nearEdges(0, 2_000, [0, 995]),
      fc.array(fc.tuple(fc.nat(5), nearEdges(1, 9, [1])), { maxLength: 20 }),
      (bought, shipping, presses) => {
        const lines = bought.map(([quantity, price, tax], index) => ({
          ...taxed(quantity, price, tax),
          line: index + 1,
        }));
        const held = exampleHeldOrder({ lines, charges: exampleShipping(lines, shipping) });
        const order = presses.reduce((so, [at, units]) => {
          const decided = decide({ ...held, order: so }, { line: at + 1, units });
          return E.isRight(decided) ? decided.right.order : so;
        }, held.order);
        expect(sum(order)).toBeLessThanOrEqual(held.order.total);
        const all = lines.reduce((so, each) => {
          const left =
            each.quantity -
            so.returns.filter(({ line: of }) => of === each.line).reduce((n, { units }) => n + units, 0);
          return left === 0 ? so : done({ ...held, order: so }, { line: each.line, units: left }).order;
        }, order);
        expect(sum(all)).toBe(held.order.total);
      },
    );
  });

  it('[GIVE-03] an order that was paid for elsewhere pays nothing back', () => {
    const elsewhere = done(exampleHeldOrder({ source: 'elsewhere', isPaidHere: false }), { units: 2 });
    expect([amounts(elsewhere.order), elsewhere.facts.length]).toEqual([[0], 1]);
  });

  it('[NLA-03] [RET-01] what came back of an item that stays only for what was given leaves the list with it', () => {
    const left = exampleItem({ wanted: 2, purchased: 2, product: exampleProduct({ isNla: true }) });
    const registry = exampleRegistry({ items: [left], settled: [left.identity] });
    const held = { ...exampleHeldOrder(), registries: [registry] };
    const itemsAfter = (units: number) =>
      withoutSetAside(facts(held, { units }).reduce(applyFact, registry), dayOf('2027-06-01')).items;
    expect(itemsAfter(1)).toMatchObject([{ wanted: 1, purchased: 1 }]);
    expect(itemsAfter(2)).toEqual([]);
    expect(facts({ ...held, registries: [] }, { units: 2 })).toEqual([
      { _tag: 'PurchaseReturned', identity: left.identity, quantity: 2, orderNumber },
    ]);
  });
});
