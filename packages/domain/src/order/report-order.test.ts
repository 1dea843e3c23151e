import {
  centsOf,
  dayOf,
  exampleItem,
  exampleProduct,
  exampleRegistry,
  grIdOf,
  identityOf,
  instantOf,
  orderNumberOf,
  reportedOrderIdOf,
  sites,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { RegistryItem } from '../item/index.ts';
import { applyFact, type Registry } from '../registry/index.ts';
import type { OrderReport, ReportedItem } from './order.ts';
import { giftsByRegistry, reportOrder } from './report-order.ts';

const now = instantOf('2027-06-01T12:00:00.000Z');
const receiving = {
  orderNumber: orderNumberOf('HF-000001'),
  now,
  ...sites.main,
};
const plates = exampleItem({ wanted: 8, purchased: 3 });
const line = (overrides: Partial<ReportedItem> = {}): ReportedItem => ({
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
  reportOrder({ registries: [registry], products: [] }, reported, receiving);
const right = (reported: OrderReport, ...registries: ReadonlyArray<Registry>) => {
  const outcome = reportOrder({ registries, products: [exampleProduct({ sku: skuOf('77') })] }, reported, receiving);
  if (E.isLeft(outcome)) throw new Error(outcome.left._tag);
  return outcome.right;
};
const bought = (quantity: number, overPurchased: number, sku = '4821') => ({
  _tag: 'Purchased',
  identity: identityOf(sku),
  quantity,
  overPurchased,
  orderNumber: 'HF-000001',
});

describe('a reported order', () => {
  it('[CART-06] [INT-04] an unknown registry is refused by its number, and so is one of another market than the site’s, and nothing of the order counts', () => {
    const refused = (grId: string) => E.left({ _tag: 'RegistryNotFound', grId });
    const stock = { registries: [registryOf(plates)], products: [] };
    expect(reportOrder({ ...stock, registries: [] }, report(), receiving)).toEqual(refused('7310442'));
    expect(reportOrder(stock, report(), { ...receiving, market: 'CA' })).toEqual(refused('7310442'));
    const lines = [line(), line({ grId: grIdOf('7310443') })];
    expect(reportOrder(stock, report({ lines }), receiving)).toEqual(refused('7310443'));
  });

  it('[INT-04] each line is one fact about its own registry: a purchase of its units, also of what cannot be bought here right now, money for a fund, or a gift card', () => {
    const fund = exampleItem({
      wanted: 2,
      purchased: 0,
      groupGift: O.some({ name: 'Plates', goal: centsOf(2_990), raised: centsOf(0) }),
    });
    const other = exampleRegistry({ grId: grIdOf('7310443'), items: [fund] });
    const grId = other.grId;
    const lines: OrderReport['lines'] = [
      { kind: 'contribution', grId, identity: fund.identity, amount: centsOf(1_000) },
      line({ quantity: 2 }),
      { kind: 'eGiftCard', grId, amount: centsOf(2_500) },
    ];
    const { gifts, order } = right(report({ lines }), registryOf(plates), other);
    expect(giftsByRegistry(gifts)).toMatchObject([
      {
        grId,
        facts: [
          { _tag: 'Contributed', amount: 1_000 },
          { _tag: 'GiftCardBought', kind: 'EGiftCard', amount: 2_500 },
        ],
      },
      { grId: '7310442', facts: [bought(2, 0)] },
    ]);
    expect(order.lines.map(({ kind }) => kind)).toEqual(['contribution', 'item', 'eGiftCard']);
    expect(order.total).toBe(1_000 + 2_000 + 2_500);
  });

  it('[INT-04] an item that is not on the list, and money that no fund on it takes, is unmatched: the registry stays as it was', () => {
    const lines: OrderReport['lines'] = [
      line({ identity: identityOf('9') }),
      line({ identity: identityOf('4821', 7), quantity: 3 }),
      { kind: 'contribution', identity: plates.identity, amount: centsOf(500) },
    ];
    const before = registryOf(plates);
    const { gifts, order } = right(report({ lines }), before);
    expect(gifts.map(({ fact }) => fact._tag)).toEqual(['UnmatchedGiven', 'UnmatchedGiven', 'UnmatchedGiven']);
    expect(gifts.map(({ fact }) => fact).reduce(applyFact, before)).toEqual(before);
    expect(order.lines.every(({ isUnmatched }) => isUnmatched === true)).toBe(true);
  });

  it('[INT-04] each line has an id of its own, also where several hold the same', () => {
    const card = { kind: 'giftCard', amount: centsOf(5_000) } as const;
    const { order } = right(report({ lines: [card, card, line(), line()] }), registryOf(plates));
    expect(order.lines.map(({ lineId }) => lineId)).toEqual([
      '7310442-999055-0',
      '7310442-999055-0.2',
      '7310442-4821-0',
      '7310442-4821-0.2',
    ]);
  });

  it('[INT-04] every line has a picture: where the catalogue has none, that of any gift', () => {
    const { order } = right(report({ lines: [line({ identity: identityOf('9') })] }), registryOf(plates));
    expect(order.lines.map(({ imagePath }) => imagePath)).toEqual(['/pictures/placeholder-desktop.webp']);
  });

  it('[INT-04] what is unmatched is called as the catalogue calls it, or else as it was reported, or by its SKU', () => {
    const lines = [
      line({ identity: identityOf('77') }),
      line({ identity: identityOf('9'), name: 'Teapot' }),
      line({ identity: identityOf('9') }),
    ];
    expect(right(report({ lines }), registryOf(plates)).order.lines.map(({ name }) => name)).toEqual([
      'Linden Dinner Plate',
      'Teapot',
      '000009',
    ]);
  });

  it('[CART-06] fewer than 1 and more than 999 units on a line are refused, and nothing of the order counts', () => {
    const refused = E.left({ _tag: 'QuantityOutOfRange', minimum: 1, maximum: 999 });
    for (const quantity of [0, -1, 1_000, 1.5, Number.MAX_SAFE_INTEGER])
      expect(decided(report({ lines: [line(), line({ quantity })] }))).toEqual(refused);
    for (const quantity of [1, 999])
      expect(decided(report({ lines: [line({ quantity })] }))).toMatchObject({ _tag: 'Right' });
    expect(decided(report({ lines: [line({ identity: identityOf('9'), quantity: 0 })] }))).toEqual(refused);
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

  it('[FUND-04] money for a fund is refused once the funds of its registry are closed, with its number, and nothing of the order counts', () => {
    const money = { kind: 'contribution' as const, identity: plates.identity, amount: centsOf(1_000) };
    const closedFunds = { on: O.some(dayOf('2027-05-30')), credit: centsOf(0), waiting: centsOf(0) };
    const closed = exampleRegistry({ items: [plates], closedFunds });
    const refused = E.left({ _tag: 'FundsClosed', grId: closed.grId });
    expect(decided(report({ lines: [line(), money] }), closed)).toEqual(refused);
    expect(decided(report({ lines: [line()] }), closed)).toMatchObject({ _tag: 'Right' });
    const open = { ...closed, closedFunds: { ...closedFunds, on: O.none } };
    expect(decided(report({ lines: [money] }), open)).toMatchObject({ _tag: 'Right' });
  });

  it('[WRAP-01] gift options are chosen once for a registry of the report; a second choice is refused, and one for another registry', () => {
    const [one, other] = [grIdOf('7310442'), grIdOf('7310443')];
    const options = (grId: typeof one) => ({ grId, hasCard: true, hasReceipt: false });
    const given = (...chosen: ReadonlyArray<typeof one>) => decided(report({ giftOptions: chosen.map(options) }));
    expect(given(one, other, one)).toEqual(E.left({ _tag: 'GiftOptionsRepeated', grId: one }));
    expect(given(one, other)).toEqual(E.left({ _tag: 'GiftOptionsWithoutLine', grId: other }));
    expect(given(one)).toMatchObject({ _tag: 'Right' });
  });

  it('[CART-06] what cannot be bought here right now counts when it was bought elsewhere', () => {
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
        gifts: [bought(2, 0), bought(1, 0, '77'), bought(1, 0, '78')].map((fact) => ({ grId: '7310442', fact })),
      }),
    );
  });

  it('[CO-02] the total is the subtotal: what was paid elsewhere for shipping and tax is not known here', () => {
    const { order } = right(report(), registryOf(plates));
    expect(order).toMatchObject({ charges: [], taxes: [], currency: 'USD' });
    expect(order.total).toBe(order.subtotal);
  });

  it('[CART-06] a line costs what was paid for it, whatever the catalogue asks, and the subtotal is the sum of the lines', () => {
    const lines = [line({ quantity: 2, unitPrice: centsOf(999) }), line({ unitPrice: centsOf(499) })];
    expect(decided(report({ lines }))).toMatchObject(
      E.right({
        order: {
          orderNumber: 'HF-000001',
          placedAt: now,
          lines: [
            { name: 'Linden Dinner Plate', quantity: 2, unitPrice: 999, lineTotal: 1_998, remaining: O.some(2) },
            { quantity: 1, unitPrice: 499, lineTotal: 499, remaining: O.some(2) },
          ],
          subtotal: 2_497,
        },
      }),
    );
  });
});
