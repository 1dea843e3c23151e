/*
 * [CART-06] [CART-07] [INT-04] [SHIP-06] What was bought at the retailer's own checkout has happened: it is counted as it was bought, at what was paid there. Who bought more than was still needed did so on
 * purpose, and what is over-purchased is counted apart. Only money for funds that are closed is refused. What is of no item on the list is kept for the owners all the same, as unmatched, and no count has it.
 *
 * @example reportOrder({ registries: [], products: [] }, {
 *     orderId: reportedOrderIdOf('web-1'),
 *     grId: grIdOf('7310442'),
 *     giver: { firstName: 'Rosa', lastName: 'Almeida', email: 'rosa@example.com' },
 *     message: '',
 *     lines: [{ identity: identityOf('9'), quantity: 1, unitPrice: centsOf(1_000) }],
 *     placedAt: instantOf('2027-06-01T12:00:00.000Z'),
 *   }, { orderNumber: orderNumberOf('HF-1'), now: instantOf('2027-06-01T12:00:00.000Z'), ...sites.main }) // => E.left({ _tag: 'RegistryNotFound', grId: '7310442' })
 */
import { either as E, option as O } from 'fp-ts';
import { calendarDayIn, type Instant } from '../calendar/index.ts';
import {
  type CartLineView,
  contributionLineId,
  laterArrivals,
  lineIdOf,
  NO_SUMS,
  orderedGiftOptions,
  packedLines,
  withOwnLineIds,
} from '../cart/index.ts';
import { giftCardCode, giftCardFace, giftCardIdentity } from '../gift-card/index.ts';
import { displaySku, type GrId, type ItemIdentity, isSameIdentity, type OrderNumber } from '../identity/index.ts';
import { fundCapacity, namesOf, type Product, type RegistryItem, remaining } from '../item/index.ts';
import { times, total } from '../money/index.ts';
import { isWantedQuantity, type QuantityOutOfRange, WANTED_QUANTITY } from '../quantity/index.ts';
import {
  applyFact,
  areFundsClosed,
  contributionFacts,
  isSettled,
  isUnmatched,
  type Registry,
  type RegistryFact,
} from '../registry/index.ts';
import type { Site } from '../site/index.ts';
import { type GiftNote, type GiverInvalid, readGiver } from './giver.ts';
import type { OrderReport, PlacedOrder, ReportedLine } from './order.ts';
import type { FactsOfRegistry } from './order-facts.ts';
import { isTimely } from './shipping-choice.ts';

/** Why a reported order cannot be counted. */
export type ReportProblem =
  | { readonly _tag: 'RegistryNotFound'; readonly grId: GrId }
  | QuantityOutOfRange
  | GiverInvalid
  | { readonly _tag: 'PlacedLater' }
  /** Money for a fund of a registry whose funds are closed (FUND-04). */
  | { readonly _tag: 'FundsClosed'; readonly grId: GrId }
  /** Gift options were chosen more than once for one registry. */
  | { readonly _tag: 'GiftOptionsRepeated'; readonly grId: GrId }
  /** Gift options were chosen for a registry of which the report has no line. */
  | { readonly _tag: 'GiftOptionsWithoutLine'; readonly grId: GrId };

/** The fact of one line of a reported order, for its registry. */
export interface GiftOfLine {
  readonly grId: GrId;
  readonly fact: RegistryFact;
}

/** The order with its giver, and one gift per line, in order. */
export interface DecidedReport extends GiftNote {
  readonly order: PlacedOrder;
  readonly gifts: ReadonlyArray<GiftOfLine>;
}

/** The order's number, the current time, and the site's market. */
export interface OrderContext extends Pick<Site, 'marketRules' | 'currency' | 'language'> {
  readonly orderNumber: OrderNumber;
  readonly now: Instant;
}

/** Also the market of the registries, and the site's gift cards. */
export interface ReportContext extends OrderContext, Pick<Site, 'market' | 'giftCards' | 'timeZone'> {}

/** The registries of a report with the items it names, and their products, as far as they exist. */
export interface ReportStock {
  readonly registries: ReadonlyArray<Registry>;
  readonly products: ReadonlyArray<Product>;
}

const registryOf =
  (report: Pick<OrderReport, 'grId'>) =>
  (line: ReportedLine): GrId =>
    line.grId ?? report.grId;

/** The registries in a report, each once. */
export const reportedRegistries = (report: Pick<OrderReport, 'grId' | 'lines'>): ReadonlyArray<GrId> => [
  ...new Set(report.lines.map(registryOf(report))),
];

/** The items named in a report. */
export const reportedItems = ({ lines }: Pick<OrderReport, 'lines'>): ReadonlyArray<ItemIdentity> =>
  lines.flatMap((line) => ('identity' in line ? [line.identity] : []));

/** The gifts by registry, in order. */
export const giftsByRegistry = (gifts: ReadonlyArray<GiftOfLine>): ReadonlyArray<FactsOfRegistry> =>
  [...new Set(gifts.map(({ grId }) => grId))].map((grId) => ({
    grId,
    facts: gifts.filter((gift) => gift.grId === grId).map(({ fact }) => fact),
  }));

/** Shown of a gift that the catalogue does not know. */
const UNKNOWN_GIFT_PICTURE = '/pictures/placeholder-desktop.webp';

/** The item on the list; none where it is kept for the money in its fund alone (MAN-04). */
const itemOf = (registry: Registry, identity: ItemIdentity): O.Option<RegistryItem> =>
  O.fromNullable(
    registry.items.find(
      (item) => isSameIdentity(item.identity, identity) && (item.purchased > 0 || !isSettled(registry, identity)),
    ),
  );

const factOf = (registry: Registry, line: ReportedLine, orderNumber: OrderNumber): RegistryFact => {
  switch (line.kind) {
    case 'giftCard':
    case 'eGiftCard': {
      const kind = line.kind === 'giftCard' ? 'GiftCard' : 'EGiftCard';
      return { _tag: 'GiftCardBought', kind, amount: line.amount, orderNumber };
    }
    case 'contribution': {
      const { identity, amount } = line;
      const item = itemOf(registry, identity);
      const [fact] =
        O.isSome(item) && amount <= fundCapacity(item.value) ? contributionFacts(item.value, amount, orderNumber) : [];
      return fact ?? { _tag: 'UnmatchedGiven', gift: { _tag: 'Contribution', identity, amount }, orderNumber };
    }
    default: {
      const { identity, quantity, unitPrice } = line;
      const item = itemOf(registry, identity);
      if (O.isNone(item))
        return { _tag: 'UnmatchedGiven', gift: { _tag: 'Units', identity, quantity, unitPrice }, orderNumber };
      const overPurchased = Math.max(0, quantity - remaining(item.value));
      return { _tag: 'Purchased', identity, quantity, overPurchased, orderNumber };
    }
  }
};

/** The registries after the lines so far, and the gifts of these lines. */
interface SoFar {
  readonly registries: ReadonlyArray<Registry>;
  readonly gifts: ReadonlyArray<GiftOfLine>;
}

const bought =
  (report: OrderReport, orderNumber: OrderNumber) =>
  ({ registries, gifts }: SoFar, line: ReportedLine): SoFar => {
    const grId = registryOf(report)(line);
    const registry = registries.find((each) => each.grId === grId);
    if (registry === undefined) return { registries, gifts };
    const fact = factOf(registry, line, orderNumber);
    const after = applyFact(registry, fact);
    return {
      registries: registries.map((each) => (each === registry ? after : each)),
      gifts: [...gifts, { grId, fact }],
    };
  };

const lineOf = (
  registry: Registry,
  line: ReportedLine,
  { products, giftCards }: Pick<ReportStock, 'products'> & Pick<Site, 'giftCards'>,
  isUnmatched: boolean,
): CartLineView => {
  const grId = O.some(registry.grId);
  if (!('identity' in line)) {
    const { kind, amount } = line;
    const face = giftCardFace(
      kind === 'giftCard' ? 'GiftCard' : 'EGiftCard',
      giftCardCode({ giftCards }, registry.eventType),
    );
    const identity = giftCardIdentity;
    const sums = { quantity: 1, unitPrice: amount, lineTotal: amount, remaining: O.none };
    return { lineId: lineIdOf(grId, identity), kind, grId, identity, ...face, ...sums };
  }
  const { identity, name = displaySku(identity.sku) } = line;
  const item = itemOf(registry, identity);
  const product = O.isSome(item) ? item.value.product : products.find(({ sku }) => sku === identity.sku);
  const called = {
    ...(product === undefined ? { name } : namesOf(product)),
    imagePath: product?.images.desktop ?? UNKNOWN_GIFT_PICTURE,
  };
  const named = { grId, identity, ...called, ...(isUnmatched ? { isUnmatched } : {}) };
  if ('amount' in line) {
    const sums = { quantity: 1, unitPrice: line.amount, lineTotal: line.amount, remaining: O.none };
    return { lineId: contributionLineId(registry.grId, identity), kind: line.kind, ...named, ...sums };
  }
  const { quantity, unitPrice } = line;
  const sums = { quantity, unitPrice, lineTotal: times(unitPrice, quantity), remaining: O.map(remaining)(item) };
  return { lineId: lineIdOf(grId, identity), kind: 'item', ...named, ...sums };
};

const isQuantityWrong = (line: ReportedLine): boolean => 'quantity' in line && !isWantedQuantity(line.quantity);

/** Decides an order that was placed elsewhere; the caller has to check that the reporter can be trusted. */
export const reportOrder = (
  stock: ReportStock,
  report: OrderReport,
  { orderNumber, now, market, giftCards, currency, timeZone, ...site }: ReportContext,
): E.Either<ReportProblem, DecidedReport> => {
  const { giver, message, lines, placedAt, giftOptions = [], language = site.language } = report;
  const found = stock.registries.filter((registry) => registry.market === market);
  const unknown = reportedRegistries(report).find((grId) => !found.some((registry) => registry.grId === grId));
  if (unknown !== undefined) return E.left({ _tag: 'RegistryNotFound', grId: unknown });
  if (lines.some(isQuantityWrong)) return E.left({ _tag: 'QuantityOutOfRange', ...WANTED_QUANTITY });
  const note = readGiver(giver, message);
  if (E.isLeft(note)) return note;
  if (placedAt > now && !isTimely(placedAt, now)) return E.left({ _tag: 'PlacedLater' });
  const closed = found.find(
    (registry) =>
      areFundsClosed(registry) &&
      lines.some((line) => line.kind === 'contribution' && registryOf(report)(line) === registry.grId),
  );
  if (closed !== undefined) return E.left({ _tag: 'FundsClosed', grId: closed.grId });
  const repeated = giftOptions.find(({ grId }, at) => giftOptions.findIndex((each) => each.grId === grId) !== at);
  if (repeated !== undefined) return E.left({ _tag: 'GiftOptionsRepeated', grId: repeated.grId });
  const lineless = giftOptions.find(({ grId }) => !reportedRegistries(report).includes(grId));
  if (lineless !== undefined) return E.left({ _tag: 'GiftOptionsWithoutLine', grId: lineless.grId });
  const before: SoFar = { registries: found, gifts: [] };
  const { registries, gifts } = lines.reduce(bought(report, orderNumber), before);
  const views = withOwnLineIds(
    lines.flatMap((line, place) => {
      const gift = gifts[place];
      const registry = registries.find(({ grId }) => grId === gift?.grId);
      return gift === undefined || registry === undefined
        ? []
        : [lineOf(registry, line, { products: stock.products, giftCards }, isUnmatched(gift.fact))];
    }),
  );
  const subtotal = total(views.map(({ lineTotal }) => lineTotal));
  const sums = { ...NO_SUMS, subtotal, total: subtotal };
  const chosen = orderedGiftOptions(
    giftOptions.filter(({ grId }) => packedLines(views, grId).length > 0),
    note.right.message,
  );
  const order = { orderNumber, placedAt, lines: views, ...sums, currency };
  const day = calendarDayIn(timeZone, placedAt);
  const later = laterArrivals(found, views, { from: day, to: day }, false);
  return E.right({
    ...note.right,
    order: {
      ...order,
      ...(language === 'en' ? {} : { language }),
      ...(chosen.length === 0 ? {} : { giftOptions: chosen }),
      ...(later.length === 0 ? {} : { laterArrivals: later }),
    },
    gifts,
  });
};
