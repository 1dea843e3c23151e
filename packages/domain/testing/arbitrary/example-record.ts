import {
  addTaxes,
  type Charge,
  type ElsewhereGift,
  type HeldOrder,
  isShippedLine,
  NO_CENTS,
  type OrderRecord,
  type RecordLine,
  sumUp,
  type TaxSum,
  times,
  total,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { exampleRegistry } from './example.ts';
import { centsOf, dayOf, grIdOf, identityOf, instantOf, orderNumberOf } from './literal.ts';

/** A line of a stored order: two plates for the example registry, without tax. */
export const exampleRecordLine = (overrides: Partial<RecordLine> = {}): RecordLine => {
  const line = {
    line: 1,
    kind: 'item' as const,
    grId: O.some(grIdOf('7310442')),
    identity: identityOf('4821'),
    name: 'Linden Dinner Plate',
    imagePath: '/pictures/plates-e9e2d4-8a9a86-400.webp',
    quantity: 2,
    unitPrice: centsOf(1_495),
    discount: NO_CENTS,
    taxes: [],
    shippedAt: O.none,
    arrived: O.none,
    letsStay: false,
    filled: NO_CENTS,
    ...overrides,
  };
  return { lineTotal: times(line.unitPrice, line.quantity), fund: line.identity, ...line };
};

/** So much of the demo's sales tax. */
export const exampleTaxes = (amount: number): ReadonlyArray<TaxSum> => [{ name: 'Sales tax', amount: centsOf(amount) }];

/** What shipping these lines cost, with its tax. */
export const exampleShipping = (lines: ReadonlyArray<RecordLine>, amount: number, tax = 0): ReadonlyArray<Charge> => [
  {
    kind: 'shipping',
    amount: centsOf(amount),
    taxes: exampleTaxes(tax),
    lines: lines.filter(isShippedLine).map(({ line }) => line),
  },
];

/** A stored order of one line; its sums follow from the lines unless given. */
export const exampleRecord = (overrides: Partial<OrderRecord> = {}): OrderRecord => {
  const { lines = [exampleRecordLine()], charges = [] } = overrides;
  const sums = sumUp(
    {
      subtotal: total(lines.map(({ lineTotal }) => lineTotal)),
      discount: total(lines.map(({ discount }) => discount)),
      charges,
      taxes: addTaxes([...lines, ...charges].map(({ taxes }) => taxes)),
    },
    false,
  );
  return {
    orderNumber: orderNumberOf('GR-7KQ2M-XW94C'),
    placedAt: instantOf('2027-01-01T12:00:00.000Z'),
    source: 'here',
    boughtAt: O.none,
    site: 'main',
    emailBefore: O.none,
    visitor: O.none,
    giver: { firstName: 'Ruth', lastName: 'Moran', email: 'ruth@example.com' },
    message: 'For long dinners',
    shippingMethod: O.some('standard'),
    lines,
    ...sums,
    arrival: O.some({ from: dayOf('2027-01-07'), to: dayOf('2027-01-11') }),
    payment: O.some('Test card ending 4242'),
    postalAddress: O.none,
    isAddressShared: false,
    isSurprise: false,
    isNearDay: false,
    giftOptions: [],
    isPaidHere: true,
    returns: [],
    ...overrides,
  };
};

/** A stored order with the example registry. */
export const exampleHeldOrder = (overrides: Partial<OrderRecord> = {}): HeldOrder => ({
  order: exampleRecord(overrides),
  registries: [exampleRegistry()],
});

/** A gift that a guest of the example registry bought at another shop. */
export const exampleElsewhereGift = (overrides: Partial<ElsewhereGift> = {}): ElsewhereGift => ({
  grId: grIdOf('7310442'),
  identity: identityOf('4821'),
  quantity: 1,
  shop: 'The Corner Store',
  shopOrder: 'CS-118',
  giver: { firstName: 'Ruth', lastName: 'Moran', email: 'ruth@example.com' },
  message: 'For long dinners',
  isSurprise: false,
  ...overrides,
});
