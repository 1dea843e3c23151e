import {
  centsOf,
  exampleItem,
  exampleProduct,
  exampleRegistry,
  grIdOf,
  identityOf,
  instantOf,
  nearEdges,
  orderNumberOf,
  reportedOrderIdOf,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { RegistryItem } from '../item/index.ts';
import { applyFact } from '../registry/index.ts';
import type { OrderReport, ReportedLine } from './order.ts';
import { reportOrder } from './report-order.ts';

const now = instantOf('2027-06-01T12:00:00.000Z');
const receiving = { orderNumber: orderNumberOf('HF-000001'), now, market: 'US', currency: 'USD' } as const;
const plates = exampleItem({ wanted: 8, purchased: 3 });
const line = (overrides: Partial<ReportedLine> = {}): ReportedLine => ({
  identity: plates.identity,
  quantity: 1,
  unitPrice: centsOf(1_000),
  ...overrides,
});
const report = (overrides: Partial<OrderReport> = {}): OrderReport => ({
  orderId: reportedOrderIdOf('web-1'),
  grId: grIdOf('7310442'),
  giver: { firstName: 'Rosa', lastName: 'Almeida', email: 'rosa@example.com' },
  message: ' With love ',
  lines: [line()],
  placedAt: now,
  ...overrides,
});
const registryOf = (...items: ReadonlyArray<RegistryItem>) => exampleRegistry({ items });
const decided = (reported: OrderReport, registry = registryOf(plates)) =>
  reportOrder(O.some(registry), reported, receiving);
const bought = (quantity: number, overPurchased: number, sku = '4821') => ({
  _tag: 'Purchased',
  identity: identityOf(sku),
  quantity,
  overPurchased,
  orderNumber: 'HF-000001',
});

describe('a reported order', () => {
  it('[CART-06] an unknown registry is refused, and so is one of another market than the site’s', () => {
    const refused = E.left({ _tag: 'RegistryNotFound' });
    expect(reportOrder(O.none, report(), receiving)).toEqual(refused);
    expect(reportOrder(O.some(registryOf(plates)), report(), { ...receiving, market: 'CA' })).toEqual(refused);
  });

  it('[CART-06] an item that is not on the list is refused, and nothing of the order counts', () => {
    const refused = E.left({ _tag: 'ItemUnknown' });
    const other = [line(), line({ identity: identityOf('9') })];
    expect(decided(report({ lines: other }))).toEqual(refused);
    expect(decided(report({ lines: [line({ identity: identityOf('4821', 7) })] }))).toEqual(refused);
    expect(decided(report({ lines: other, giver: { firstName: '', lastName: '', email: '' } }))).toEqual(refused);
  });

  it('[CART-06] fewer than 1 and more than 999 units on a line are refused, once its item is known, and nothing of the order counts', () => {
    const refused = E.left({ _tag: 'QuantityOutOfRange', minimum: 1, maximum: 999 });
    for (const quantity of [0, -1, 1_000, 1.5, Number.MAX_SAFE_INTEGER])
      expect(decided(report({ lines: [line(), line({ quantity })] }))).toEqual(refused);
    for (const quantity of [1, 999])
      expect(decided(report({ lines: [line({ quantity })] }))).toMatchObject({ _tag: 'Right' });
    expect(decided(report({ lines: [line({ identity: identityOf('9'), quantity: 0 })] }))).toEqual(
      E.left({ _tag: 'ItemUnknown' }),
    );
  });

  it('[CART-06] a giver that is not proper is refused, and so is an order from more than the five minutes ahead by which clocks may differ', () => {
    const wrongGiver = { firstName: 'Rosa', lastName: 'Almeida', email: 'nobody' };
    expect(decided(report({ giver: wrongGiver }))).toEqual(E.left({ _tag: 'GiverInvalid', field: 'email' }));
    expect(decided(report({ message: 'a'.repeat(501) }))).toEqual(E.left({ _tag: 'GiverInvalid', field: 'message' }));
    const placed = (moment: string) => decided(report({ placedAt: instantOf(moment) }));
    expect(placed('2027-06-01T12:05:00.001Z')).toEqual(E.left({ _tag: 'PlacedLater' }));
    expect(placed('2027-06-01T12:05:00.000Z')).toMatchObject({ _tag: 'Right' });
    expect(placed('1999-12-31T23:59:59.999Z')).toMatchObject({ _tag: 'Right' });
  });

  it('[CART-06] each line is a purchase of its units, also of what cannot be bought here right now', () => {
    const gone = exampleItem({
      product: exampleProduct({ sku: skuOf('77'), isNla: true, brand: 'modern' }),
      wanted: 2,
      purchased: 0,
    });
    const begun = exampleItem({
      product: exampleProduct({ sku: skuOf('78') }),
      wanted: 1,
      purchased: 0,
      groupGift: O.some({ name: 'Kettle', goal: centsOf(1_495), raised: centsOf(700) }),
    });
    const lines = [
      line({ quantity: 2 }),
      line({ identity: gone.identity }),
      line({ identity: begun.identity, quantity: 1 }),
    ];
    expect(decided(report({ lines }), registryOf(plates, gone, begun))).toMatchObject(
      E.right({
        giver: { firstName: 'Rosa', lastName: 'Almeida', email: 'rosa@example.com' },
        message: 'With love',
        facts: [bought(2, 0), bought(1, 0, '77'), bought(1, 0, '78')],
      }),
    );
  });

  it('[CART-07] units beyond what remains count as over-purchased, and only those; several lines of one item one after the other', () => {
    const overPurchased = (...quantities: ReadonlyArray<number>) => {
      const outcome = decided(report({ lines: quantities.map((quantity) => line({ quantity })) }));
      return E.isRight(outcome) ? outcome.right.facts.map((fact) => fact.overPurchased) : outcome.left;
    };
    expect(overPurchased(5)).toEqual([0]);
    expect(overPurchased(6)).toEqual([1]);
    expect(overPurchased(4, 1)).toEqual([0, 0]);
    expect(overPurchased(4, 3, 2)).toEqual([0, 2, 2]);
    const quantity = nearEdges(1, 999, [1, 5, 6, 999]);
    fc.assert(
      fc.property(fc.array(quantity, { minLength: 1, maxLength: 4 }), (quantities) => {
        const outcome = decided(report({ lines: quantities.map((units) => line({ quantity: units })) }));
        if (E.isLeft(outcome)) throw new Error('it can be counted');
        const [after] = outcome.right.facts.reduce(applyFact, registryOf(plates)).items;
        const total = quantities.reduce((sum, units) => sum + units, 0);
        const extra = outcome.right.facts.reduce((sum, fact) => sum + fact.overPurchased, 0);
        expect(after?.purchased).toBe(3 + total);
        expect(extra).toBe(Math.max(0, total - 5));
      }),
    );
  });

  it('[CO-02] the total is the subtotal: what was paid elsewhere for shipping and tax is not known here', () => {
    const decided = reportOrder(O.some(registryOf(plates)), report(), receiving);
    expect(decided).toMatchObject(E.right({ order: { shipping: 0, tax: 0, currency: 'USD' } }));
    if (E.isRight(decided)) expect(decided.right.order.total).toBe(decided.right.order.subtotal);
  });

  it('[CART-06] a line costs what was paid for it, whatever the catalogue asks, and the subtotal is the sum of the lines', () => {
    const lines = [line({ quantity: 2, unitPrice: centsOf(999) }), line({ unitPrice: centsOf(499) })];
    expect(decided(report({ lines }))).toMatchObject(
      E.right({
        order: {
          orderNumber: 'HF-000001',
          placedAt: now,
          lines: [
            { name: 'Hearth Dinner Plate', quantity: 2, unitPrice: 999, lineTotal: 1_998, remaining: O.some(2) },
            { quantity: 1, unitPrice: 499, lineTotal: 499, remaining: O.some(2) },
          ],
          subtotal: 2_497,
        },
      }),
    );
  });
});
