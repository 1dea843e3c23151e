import {
  centsOf,
  dayOf,
  exampleHeldOrder,
  exampleLine,
  exampleProduct,
  exampleRecordLine,
  forAll,
  grIdOf,
  identityOf,
  instantOf,
  marketTaxes,
  sites,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { addSums, chargesOf, isTaxIncluded, type Sums, sumUp } from '../cart/index.ts';
import { sumRows } from '../messages/index.ts';
import { percentOf } from '../money/index.ts';
import { type TaxClass, taxClasses } from '../site/index.ts';
import { type TaxSum, tableTax } from '../tax/index.ts';
import { unitsKept, unitsReturned } from './order-record.ts';
import { orderView, sumsKept } from './order-view.ts';
import { decideReturn, type HeldOrder, refundsOf } from './return-lines.ts';

const at = instantOf('2027-01-02T12:00:00.000Z');
const registries = ['111111', '222222', '333333'].map(grIdOf);
const products = taxClasses.map((taxClass, place) =>
  exampleProduct({ sku: identityOf(String(place + 11)).sku, taxClass }),
);
const including = { ...sites.canada, marketRules: { ...sites.canada.marketRules, pricesIncludeTax: true } };

const bought = fc.record({
  kind: fc.constantFrom(
    'item' as const,
    'item' as const,
    'item' as const,
    'giftCard' as const,
    'contribution' as const,
  ),
  registry: fc.nat(2),
  taxClass: fc.constantFrom<TaxClass>(...taxClasses),
  quantity: fc.integer({ min: 1, max: 5 }),
  price: fc.integer({ min: 1, max: 30_000 }),
  percent: fc.constantFrom(0, 10, 15),
});

const orders = fc
  .record({
    site: fc.constantFrom(sites.main, sites.canada, including),
    lines: fc.array(bought, { minLength: 1, maxLength: 5 }),
    regions: fc.array(fc.nat(), { minLength: 3, maxLength: 3 }),
    wraps: fc.subarray(registries),
  })
  .map(({ site, lines, regions, wraps }) => {
    const codes = site.marketRules.regions.map(({ code }) => code);
    const destinations = {
      registries: new Map(registries.map((grId, place) => [grId, codes[(regions[place] ?? 0) % codes.length] ?? ''])),
      stores: new Map(),
      buyer: O.none,
    };
    const views = lines.map(({ kind, registry, taxClass, quantity, price, percent }) => {
      const line = exampleLine({
        kind,
        grId: O.fromNullable(registries[registry]),
        identity: identityOf(String(taxClasses.indexOf(taxClass) + 11)),
        quantity,
        unitPrice: centsOf(price),
      });
      return { ...line, discount: percentOf(line.lineTotal, kind === 'item' ? percent : 0) };
    });
    const { query, sums } = chargesOf(views, {
      site,
      method: 'standard',
      destinations,
      products,
      day: dayOf('2027-01-02'),
      giftChoices: wraps.map((grId) => ({ grId, wrap: 'linen', hasCard: false, hasReceipt: false })),
    });
    const { lineTaxes, ...charged } = sums(tableTax(marketTaxes, query));
    const recorded = views.map(({ kind, identity, grId, quantity, unitPrice, discount }, place) =>
      exampleRecordLine({
        ...{ line: place + 1, kind, identity, grId, quantity, unitPrice, discount, taxes: lineTaxes[place] ?? [] },
      }),
    );
    return exampleHeldOrder({ ...charged, lines: recorded });
  });

const presses = fc.array(
  fc.tuple(fc.constantFrom('takenBack', 'returned', 'ship'), fc.nat(4), fc.integer({ min: 1, max: 3 })),
  {
    maxLength: 12,
  },
);

const returned = (held: HeldOrder, kind: 'takenBack' | 'returned', line: number, units: number): HeldOrder => {
  const reference = `return-${held.order.returns.length}`;
  const decided = decideReturn({ ...held, registries: [] }, { kind, line, units }, { at, reference });
  return E.isRight(decided) ? { ...held, order: decided.right.order } : held;
};

const shipped = (held: HeldOrder, number: number): HeldOrder => ({
  ...held,
  order: {
    ...held.order,
    lines: held.order.lines.map((line) =>
      line.line === number && unitsKept(held.order, line) > 0 ? { ...line, shippedAt: O.some(at) } : line,
    ),
  },
});

const amountOf = (taxes: ReadonlyArray<TaxSum>, name: string): number =>
  taxes.find((tax) => tax.name === name)?.amount ?? 0;

const refunded = ({ order }: HeldOrder): Sums => addSums(refundsOf(order).map(({ refund }) => refund));

describe('what an order charges and gives back', () => {
  it('[MON-04] it is labelled by what was charged, also after the market’s prices changed', () => {
    const parts = {
      ...{ subtotal: centsOf(10_000), discount: centsOf(0), charges: [] },
      taxes: [{ name: 'GST', amount: centsOf(500) }],
    };
    for (const site of [sites.canada, including]) {
      expect(sumRows(sumUp(parts, true), site)).toMatchObject([{ label: 'GST, included' }]);
      expect(sumRows(sumUp(parts, false), site)).toMatchObject([{ label: 'GST' }]);
    }
  });

  it('[MON-04] [WRAP-01] after any series of cancellations, shipments and returns each tax that stays is that of the kept units and of the charges that stay', () => {
    forAll(orders, presses, (bought, series) => {
      const held = series.reduce(
        (so, [press, place, units]) =>
          press === 'ship'
            ? shipped(so, place + 1)
            : returned(so, press === 'returned' ? 'returned' : 'takenBack', place + 1, units),
        bought,
      );
      const { order } = held;
      const back = refunded(held);
      expect(back.total).toBe(order.returns.reduce((sum, { amount }) => sum + amount, 0));
      for (const { name, amount } of order.taxes) {
        const ofLines = order.lines.reduce((sum, line) => {
          const part = amountOf(line.taxes, name);
          return sum + part - Math.round((part * unitsReturned(order, line)) / line.quantity);
        }, 0);
        const ofCharges = order.charges
          .filter((charge) => !back.charges.includes(charge))
          .reduce((sum, charge) => sum + amountOf(charge.taxes, name), 0);
        expect(amount - amountOf(back.taxes, name)).toBe(ofLines + ofCharges);
      }
    });
  });

  it('[MON-04] what was charged less what went back is kept, part by part, and adds up to the total', () => {
    forAll(orders, presses, (bought, series) => {
      const held = series.reduce(
        (so, [press, place, units]) =>
          press === 'ship'
            ? shipped(so, place + 1)
            : returned(so, press === 'returned' ? 'returned' : 'takenBack', place + 1, units),
        bought,
      );
      const kept = sumsKept(orderView(held, dayOf('2027-01-02'), { isOwn: true }));
      expect(sumUp(kept, isTaxIncluded(held.order)).total).toBe(kept.total);
      expect(kept.total + refunded(held).total).toBe(held.order.total);
    });
  });

  it('[WRAP-01] each registry whose gifts are wrapped is charged once; that goes back once none of its gifts is kept', () => {
    forAll(orders, fc.nat(2), (bought, place) => {
      const grId = registries[place];
      const packed = bought.order.lines.filter((line) => line.kind === 'item' && O.toUndefined(line.grId) === grId);
      const numbers = packed.map(({ line }) => line);
      const wrapOf = (charges: Sums['charges']) =>
        charges.filter(({ kind, lines }) => kind === 'wrap' && lines.some((line) => numbers.includes(line)));
      const own = wrapOf(bought.order.charges);
      expect(own.map(({ lines }) => lines)).toEqual(own.map(() => numbers));
      expect(own.length).toBeLessThanOrEqual(1);
      packed.reduce((so, { line, quantity }, index) => {
        const after = returned(so, 'takenBack', line, quantity);
        expect(wrapOf(refunded(after).charges)).toEqual(index === packed.length - 1 ? own : []);
        return after;
      }, bought);
    });
  });

  it('[MON-04] [WRAP-01] once all of an order is canceled, all that was charged has gone back, part by part', () => {
    forAll(orders, presses, (bought, series) => {
      const some = series.reduce((so, [, place, units]) => returned(so, 'takenBack', place + 1, units), bought);
      const all = some.order.lines.reduce(
        (so, line) => returned(so, 'takenBack', line.line, line.quantity - unitsReturned(so.order, line)),
        some,
      );
      const { subtotal, discount, total, taxes, charges } = all.order;
      const back = refunded(all);
      expect(back).toMatchObject({ subtotal, discount, total });
      expect(new Set(back.charges)).toEqual(new Set(charges));
      for (const { name, amount } of taxes) expect(amountOf(back.taxes, name)).toBe(amount);
    });
  });
});
