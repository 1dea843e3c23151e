import {
  arrivalOf,
  type CartContents,
  type CartLineView,
  type CartView,
  type ChargeContext,
  type CompletionCoupon,
  type CompletionReading,
  type ContributionLine,
  contributionLineId,
  counts,
  type DeliveryOption,
  type GiftCardLine,
  giftCardFace,
  isShippedLine,
  itemLines,
  lineIdOf,
  NO_CENTS,
  type PlacedOrder,
  type Sums,
  shippingPrice,
  sumUp,
  tableTax,
  times,
  total,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { marketTaxes, sites } from './demo-shop.ts';
import { exampleRegistry } from './example.ts';
import { exampleStore } from './example-store.ts';
import { cartIdOf, centsOf, dayOf, grIdOf, identityOf, instantOf, orderNumberOf } from './literal.ts';

/** Two plates for the example registry, of which five are still needed; total and line's id follow from the rest unless given. */
export const exampleLine = (overrides: Partial<CartLineView> = {}): CartLineView => {
  const line = {
    kind: 'item' as const,
    grId: O.some(grIdOf('7310442')),
    identity: identityOf('4821'),
    name: 'Linden Dinner Plate',
    imagePath: '/pictures/plates-e9e2d4-8a9a86-400.webp',
    quantity: 2,
    unitPrice: centsOf(1_495),
    remaining: O.some(5),
    ...overrides,
  };
  return { lineId: lineIdOf(line.grId, line.identity), lineTotal: times(line.unitPrice, line.quantity), ...line };
};

/** A cart of the main site as it is stored: so many plates for the example registry. */
export const exampleCartContents = (quantity = 2): CartContents => {
  const [grId, identity] = [O.some(grIdOf('7310442')), identityOf('4821')];
  return {
    cartId: cartIdOf('cart-1'),
    lines: [{ _tag: 'Item', lineId: lineIdOf(grId, identity), grId, identity, quantity }],
    shippingMethod: 'standard',
  };
};

/** The same cart with all of it to be picked up at the example store. */
export const examplePickupContents = (quantity = 2): CartContents => {
  const { storeNumber, name } = exampleStore();
  const cart = exampleCartContents(quantity);
  return { ...cart, lines: itemLines(cart.lines).map((line) => ({ ...line, pickup: { storeNumber, name } })) };
};

/** A gift card of 50.00 in the post for the example registry, as it is stored in a cart. */
export const exampleGiftCardLine = (overrides: Partial<GiftCardLine> = {}): GiftCardLine => ({
  _tag: 'GiftCard',
  lineId: lineIdOf(O.none, identityOf('999055')),
  grId: grIdOf('7310442'),
  kind: 'GiftCard',
  code: 'LATTE23',
  amount: centsOf(5_000),
  quantity: 1,
  ...overrides,
});

/** 50.00 for the fund of the example registry's plates, as they are stored in a cart. */
export const exampleContributionLine = (overrides: Partial<ContributionLine> = {}): ContributionLine => {
  const line = { grId: grIdOf('7310442'), identity: identityOf('4821'), amount: centsOf(5_000), ...overrides };
  return { _tag: 'Contribution', lineId: contributionLineId(line.grId, line.identity), quantity: 1, ...line };
};

/** 50.00 for the fund of the example registry's plates, as a person reads it. */
export const exampleContributionLineView = (overrides: Partial<CartLineView> = {}): CartLineView => {
  const { lineId, identity, amount } = exampleContributionLine();
  return exampleLine({
    lineId,
    kind: 'contribution',
    identity,
    quantity: 1,
    unitPrice: amount,
    remaining: O.none,
    ...overrides,
  });
};

/** A gift card of 50.00 in the post for the example registry, as a person reads it. */
export const exampleGiftCardLineView = (overrides: Partial<CartLineView> = {}): CartLineView =>
  exampleLine({
    kind: 'giftCard',
    identity: identityOf('999055'),
    ...giftCardFace('GiftCard', 'LATTE23'),
    quantity: 1,
    unitPrice: centsOf(5_000),
    remaining: O.none,
    ...overrides,
  });

/** What these lines come to when they are shipped that way on the main site, with 3.53 in tax. */
const exampleSums = (lines: ReadonlyArray<CartLineView>, method: string): Sums => {
  const shipped = lines.flatMap((line, place) => (isShippedLine(line) ? [place + 1] : []));
  const amount = shippingPrice(sites.main.shippingMethods, method, lines, []);
  return sumUp(
    {
      subtotal: total(lines.map(({ lineTotal }) => lineTotal)),
      discount: NO_CENTS,
      charges: shipped.length === 0 ? [] : [{ kind: 'shipping', amount, taxes: [], lines: shipped }],
      taxes: [{ name: 'Sales tax', amount: centsOf(353) }],
    },
    false,
  );
};

/** The ways to ship these lines on the main site, ordered on the first of January 2027, with 3.53 in tax. */
export const exampleDelivery = (lines: ReadonlyArray<CartLineView>): ReadonlyArray<DeliveryOption> => {
  const days = dayOf('2027-01-01');
  return sites.main.shippingMethods.map(({ code, name, arrival }) => {
    return {
      code,
      name,
      ...exampleSums(lines.filter(counts), code),
      arrival: arrivalOf(arrival, days),
    };
  });
};

/** A code of 10 % of the example registry, which a guest of the main site may type. */
export const exampleCompletion = (coupon: Partial<CompletionCoupon> = {}): CompletionReading => ({
  site: sites.main,
  registries: [
    exampleRegistry({
      coupon: O.some({
        couponNumber: 'HF10',
        discount: 0.1,
        expirationDate: dayOf('2027-12-31'),
        isCancelled: false,
        ...coupon,
      }),
    }),
  ],
  account: O.none,
  typed: O.none,
  uses: [],
  now: instantOf('2027-06-01T12:00:00.000Z'),
});

/** Where nothing is known of where things go, and everything is taxed by the table. */
export const exampleChargeContext = (): ChargeContext => ({
  destinations: { registries: new Map(), stores: new Map(), buyer: O.none },
  quoteOf: (query) => O.some(tableTax(marketTaxes, query)),
});

/** A cart of the main site with one line; the subtotal follows from the lines. */
export const exampleCart = (overrides: Partial<CartView> = {}): CartView => {
  const lines = overrides.lines ?? [exampleLine()];
  return {
    cartId: O.none,
    lines,
    subtotal: total(lines.map(({ lineTotal }) => lineTotal)),
    shippingMethods: exampleDelivery(lines),
    shippingMethod: 'standard',
    destinations: lines.flatMap(({ kind, grId }) =>
      kind === 'item' && O.isSome(grId)
        ? [{ grId: grId.value, hasAddress: true, surpriseUntil: dayOf('2027-06-12') }]
        : [],
    ),
    ...overrides,
  };
};

/** The order of the example's cart. */
export const exampleOrder = (overrides: Partial<PlacedOrder> = {}): PlacedOrder => {
  const lines = overrides.lines ?? [exampleLine()];
  return {
    orderNumber: orderNumberOf('HF-20270101-7Q2M'),
    placedAt: instantOf('2027-01-01T12:00:00.000Z'),
    lines,
    ...exampleSums(lines, 'standard'),
    currency: 'USD',
    arrival: { from: dayOf('2027-01-08'), to: dayOf('2027-01-12') },
    payment: 'Test card ending 4242',
    ...overrides,
  };
};
