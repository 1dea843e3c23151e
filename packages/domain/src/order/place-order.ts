/*
 * [CART-06] [CART-07] [CART-09] [CO-01] [CO-02] [GC-06] [GG-03] [GG-05] [WRAP-01] [SHIP-06] An order buys all that is in the cart or nothing. Anyone who requests more than a registry still needs is shown how many remain, and may
 * buy more all the same by saying so for that item and quantity; what is over-purchased is counted apart.
 *
 * @example placeOrder(
 *     { cart: exampleCartContents(6), registries: [exampleRegistry()], asSeen: [exampleRegistry()], account: O.none, codeUses: [], products: [exampleProduct()] },
 *     { giver: { firstName: 'Rosa', lastName: 'Almeida', email: 'rosa@example.com' }, message: '', accepted: [] },
 *     { orderNumber: orderNumberOf('HF-000001'), placedAt: instantOf('2027-06-01T12:00:00.000Z') },
 *     sites.main,
 *     exampleChargeContext(),
 *   ) // => E.left({ _tag: 'OverClaim', lines: [{ grId: '7310442', identity: identityOf('4821'), asked: 6, remaining: 5 }] })
 */
import { either as E, option as O } from 'fp-ts';
import { arrivalOf, calendarDayIn, type Instant } from '../calendar/index.ts';
import {
  arrivals,
  type CartContents,
  type CartLine,
  type CartLineView,
  type CodeUses,
  type Completion,
  chargesOf,
  currentLines,
  type Destinations,
  type GiftOptions,
  giftOptionsOf,
  giftOptionTerms,
  isShippedLine,
  itemLines,
  lineViewOf,
  orderedGiftOptions,
  registryOf,
  type Stock,
  typedCode,
  withCompletionCode,
} from '../cart/index.ts';
import { isAbroad, type PostalAddress, type PostalAddressInvalid, readPostalAddress } from '../delivery/index.ts';
import { type AccountId, type GrId, type ItemIdentity, isSameIdentity } from '../identity/index.ts';
import { type RegistryItem, remaining } from '../item/index.ts';
import { exceedsRemaining } from '../quantity/index.ts';
import { applyFact } from '../registry/index.ts';
import { offeredShipping, type Selling, type Site } from '../site/index.ts';
import type { TaxQuery, TaxQuote } from '../tax/index.ts';
import { blockedLines, type OrderBlocker, type PickupGone } from './blocked-lines.ts';
import { type CartChanged, cartChanged, matchesExpectedItems, matchesExpectedPrices } from './expected-cart.ts';
import { type GiftNote, type GiverInvalid, readGiver } from './giver.ts';
import type { Claim, OrderRequest, OverClaimedLine, PlacedOrder, TooMuchMoney } from './order.ts';
import { type FactsOfRegistry, factsOfOrder } from './order-facts.ts';
import { orderLanguages } from './order-languages.ts';
import { type ShippingMethodUnknown, shippingChoice } from './shipping-choice.ts';
import { tooMuchMoney } from './too-much-money.ts';

/** The registry's item that a line buys or contributes to. */
const itemOfLine =
  ({ registries }: Stock) =>
  (line: CartLine): O.Option<RegistryItem> =>
    line._tag === 'GiftCard'
      ? O.none
      : O.chain((grId: GrId) => itemIn(registries, grId, line.identity))(registryOf(line));

const itemIn = (registries: Stock['registries'], grId: GrId, identity: ItemIdentity): O.Option<RegistryItem> =>
  O.fromNullable(
    registries
      .find((registry) => registry.grId === grId)
      ?.items.find((item) => isSameIdentity(item.identity, identity)),
  );

/** The cart changed between quoting or authorizing and storing the order, so its total has to be recalculated. */
export interface OrderTotalChanged {
  readonly _tag: 'OrderTotalChanged';
}

/** Something ships to the buyer, whose address is missing. */
export interface PostalAddressMissing {
  readonly _tag: 'PostalAddressMissing';
}

/** Why the cart cannot be ordered. */
export type OrderProblem =
  | GiverInvalid
  | PostalAddressInvalid
  | PostalAddressMissing
  | ShippingMethodUnknown
  | { readonly _tag: 'CartEmpty' }
  | CartChanged
  | OrderBlocker
  | PickupGone
  | { readonly _tag: 'FundFull'; readonly lines: ReadonlyArray<TooMuchMoney> }
  | { readonly _tag: 'OverClaim'; readonly lines: ReadonlyArray<OverClaimedLine> };

/** The decided order, with giver and message, shipping method, and the facts for each registry. */
export interface DecidedOrder extends GiftNote {
  readonly order: PlacedOrder;
  readonly postalAddress: O.Option<PostalAddress>;
  readonly isAddressShared: boolean;
  readonly isSurprise: boolean;
  readonly isNearDay: boolean;
  readonly shippingMethod: string;
  readonly facts: ReadonlyArray<FactsOfRegistry>;
}

/** The destinations, and the tax quote of the one query that was quoted; `none` for any other query. */
export interface ChargeContext {
  readonly destinations: Destinations;
  readonly quoteOf: (query: TaxQuery) => O.Option<TaxQuote>;
}

/** The fields of a site that an order depends on. */
export type OrderSite = Pick<
  Site,
  'market' | 'currency' | 'language' | 'timeZone' | 'shippingMethods' | 'homeRegion' | 'completionCode' | 'giftWrap'
> &
  Selling;

/** A cart with what its lines refer to; `registries` are those the buyer may see, `asSeen` the same as the buyer sees them. */
export interface OrderedCart extends Stock {
  readonly cart: CartContents;
  readonly asSeen: Stock['registries'];
  /** Whose orders of their own registry its completion code applies to by itself. */
  readonly account: O.Option<AccountId>;
  readonly codeUses: ReadonlyArray<CodeUses>;
}

const addressOf = (
  { marketRules }: OrderSite,
  lines: ReadonlyArray<CartLine>,
  { postalAddress: typed, isAddressShared = false }: Pick<OrderRequest, 'postalAddress' | 'isAddressShared'>,
): E.Either<PostalAddressInvalid | PostalAddressMissing, Pick<DecidedOrder, 'postalAddress' | 'isAddressShared'>> => {
  const isForBuyer = itemLines(lines).some(({ grId, pickup }) => O.isNone(grId) && pickup === undefined);
  if (typed === undefined)
    return isForBuyer
      ? E.left({ _tag: 'PostalAddressMissing' })
      : E.right({ postalAddress: O.none, isAddressShared: false });
  if (isForBuyer && isAbroad(marketRules, typed)) return E.left({ _tag: 'AddressInvalid', field: 'country' });
  return E.map((address: PostalAddress) => ({
    postalAddress: isForBuyer || isAddressShared ? O.some(address) : O.none,
    isAddressShared,
  }))(readPostalAddress(marketRules)(typed));
};

/** What the order is charged: its lines with what the completion code takes off them, the taxes to quote before it is placed, and what it comes to with them. */
const chargesOfOrder = (
  { cart, products, asSeen, account, codeUses: uses }: OrderedCart,
  site: OrderSite,
  views: ReadonlyArray<CartLineView>,
  method: string,
  destinations: Destinations,
  placedAt: Instant,
) => {
  const reading = {
    site,
    registries: asSeen,
    account,
    typed: typedCode(O.some(cart)),
    uses,
    now: placedAt,
  };
  const { lines, completion } = withCompletionCode(views, reading);
  const day = calendarDayIn(site.timeZone, placedAt);
  const { giftChoices = [] } = cart;
  return {
    lines,
    completion,
    giftOptions: giftOptionsOf(site, lines, giftChoices),
    ...chargesOf(lines, { site, method, destinations, products, day, giftChoices }),
  };
};

/** The tax query to quote before the cart is ordered. */
export const orderTaxQuery = (
  ordered: OrderedCart,
  { shippingMethod }: Pick<OrderRequest, 'shippingMethod'>,
  site: OrderSite,
  destinations: Destinations,
  placedAt: Instant,
): TaxQuery => {
  const { cart } = ordered;
  const method = shippingMethod ?? offeredShipping(site.shippingMethods, cart.shippingMethod);
  return chargesOfOrder(ordered, site, cart.lines.map(lineViewOf(ordered)), method, destinations, placedAt).query;
};

const usedCode = (completion: O.Option<Completion>): Pick<PlacedOrder, 'completionCode'> => {
  if (O.isNone(completion) || completion.value._tag !== 'Applied') return {};
  const { grId, couponNumber } = completion.value;
  return { completionCode: { grId, couponNumber } };
};

/** A line for a registry's item, with the item. */
interface Claimed {
  readonly claim: Claim;
  readonly item: RegistryItem;
}

const claimedIn = (stock: Stock, lines: ReadonlyArray<CartLine>): ReadonlyArray<Claimed> =>
  itemLines(lines).flatMap((line) => {
    const item = itemOfLine(stock)(line);
    const { grId, identity, quantity } = line;
    return O.isSome(grId) && O.isSome(item)
      ? [{ claim: { grId: grId.value, identity, quantity }, item: item.value }]
      : [];
  });

const isAccepted = (accepted: ReadonlyArray<Claim>, { grId, identity, quantity }: Claim): boolean =>
  accepted.some(
    (claim) => claim.grId === grId && isSameIdentity(claim.identity, identity) && claim.quantity === quantity,
  );

const overClaims = (claimed: ReadonlyArray<Claimed>, accepted: ReadonlyArray<Claim>): ReadonlyArray<OverClaimedLine> =>
  claimed
    .filter(({ claim, item }) => exceedsRemaining(claim.quantity, remaining(item)) && !isAccepted(accepted, claim))
    .map(({ claim: { grId, identity, quantity }, item }) => ({
      grId,
      identity,
      asked: quantity,
      remaining: remaining(item),
    }));

const afterwards = (stock: Stock, facts: DecidedOrder['facts']): Stock => ({
  ...stock,
  registries: stock.registries.map((registry) =>
    facts.filter(({ grId }) => grId === registry.grId).reduce((so, { facts }) => facts.reduce(applyFact, so), registry),
  ),
});

/** Decides an order of the whole cart. */
export const placeOrder = (
  ordered: OrderedCart,
  {
    giver,
    message,
    accepted,
    shippingMethod: requested,
    seen,
    total: seenTotal,
    giftOptions: seenOptions,
    isSurprise = false,
    isNearDay = false,
    ...given
  }: OrderRequest,
  {
    orderNumber,
    placedAt,
    receiptNumber,
  }: Pick<PlacedOrder, 'orderNumber' | 'placedAt'> & Pick<GiftOptions, 'receiptNumber'>,
  site: OrderSite,
  { destinations, quoteOf }: ChargeContext,
): E.Either<OrderProblem | OrderTotalChanged, DecidedOrder> => {
  const { cart, asSeen, ...actual } = ordered;
  const stock: Stock = { ...actual, registries: asSeen };
  const { shippingMethods } = site;
  if (cart.lines.length === 0) return E.left({ _tag: 'CartEmpty' });
  const note = readGiver(giver, message);
  if (E.isLeft(note)) return note;
  const address = addressOf(site, cart.lines, given);
  if (E.isLeft(address)) return address;
  const shipping = shippingChoice(shippingMethods, offeredShipping(shippingMethods, cart.shippingMethod), requested);
  if (E.isLeft(shipping)) return shipping;
  const present = currentLines(stock, site, cart.lines);
  if (!matchesExpectedItems(seen, present)) return E.left(cartChanged(present));
  const stopped = blockedLines(stock, site, cart.lines);
  if (O.isSome(stopped)) return E.left(stopped.value);
  const tooMuch = tooMuchMoney(site, stock, cart.lines);
  if (tooMuch.length > 0) return E.left({ _tag: 'FundFull', lines: tooMuch });
  const over = overClaims(claimedIn(stock, cart.lines), accepted);
  if (over.length > 0) return E.left({ _tag: 'OverClaim', lines: over });
  if (!matchesExpectedPrices(seen, present)) return E.left(cartChanged(present));
  const facts = factsOfOrder(cart.lines, itemOfLine(actual), orderNumber, isSurprise);
  const views = cart.lines.map(lineViewOf(afterwards(stock, facts)));
  const charged = chargesOfOrder(ordered, site, views, shipping.right, destinations, placedAt);
  const { lines, query, sums, completion, giftOptions } = charged;
  if (seenOptions !== undefined && giftOptionTerms(seenOptions).join() !== giftOptionTerms(giftOptions).join())
    return E.left(cartChanged(present));
  const quote = quoteOf(query);
  if (O.isNone(quote)) return E.left({ _tag: 'OrderTotalChanged' });
  const { lineTaxes, ...charges } = sums(quote.value);
  if (seenTotal !== undefined && seenTotal !== charges.total) return E.left(cartChanged(present));
  const chosen = orderedGiftOptions(giftOptions, note.right.message, receiptNumber);
  const method = shippingMethods.find(({ code }) => code === shipping.right);
  return E.right({
    ...note.right,
    ...address.right,
    isSurprise,
    isNearDay,
    shippingMethod: shipping.right,
    order: {
      orderNumber,
      placedAt,
      lines: lines.map((line, place) => ({ ...line, taxes: lineTaxes[place] ?? [] })),
      ...charges,
      currency: site.currency,
      ...orderLanguages(site, given.termsLanguage),
      ...usedCode(completion),
      ...(chosen.length === 0 ? {} : { giftOptions: chosen }),
      ...(method !== undefined && lines.some(isShippedLine)
        ? arrivals(asSeen, lines, arrivalOf(method.arrival, calendarDayIn(site.timeZone, placedAt)), isNearDay)
        : {}),
    },
    facts,
  });
};
