/*
 * [CART-06] [CART-07] [CART-09] [GC-06] [GG-03] [GG-05] An order buys all that is in the cart or nothing. Anyone who requests more than a registry still needs is shown how many remain, and may
 * buy more all the same by saying so for that item and quantity; what is over-purchased is counted apart.
 *
 * Laws:
 * - an empty cart is no order, and neither is one without a proper giver
 * - a cart that holds anything but what was seen is no order, before anything is shown for its lines; prices that are not those seen stop an order that nothing else stops
 * - what can no longer be bought stops the whole order before the quantities are looked at
 * - money that a fund does not take any more stops the whole order, with what is missing now; what it takes is given to it
 * - asking for more than remains stops the whole order, unless it was accepted for that registry, item and quantity
 * - each registry gets one purchase for each of its lines, of all the units requested
 * - units beyond what remains count as over-purchased, and only those
 * - a gift card is bought as long as its registry is there to be given to, and stops the whole order when it is not
 * - plain products are bought without any registry
 * - the subtotal is the sum of the lines
 *
 * @example placeOrder(
 *     { cart: exampleCartContents(6), registries: [exampleRegistry()], products: [exampleProduct()] },
 *     { giver: { firstName: 'Rosa', lastName: 'Almeida', email: 'rosa@example.com' }, message: '', accepted: [] },
 *     { orderNumber: orderNumberOf('HF-000001'), placedAt: instantOf('2027-06-01T12:00:00.000Z') },
 *     sites.main,
 *   ) // => E.left({ _tag: 'OverClaim', lines: [{ grId: '7310442', identity: identityOf('4821'), asked: 6, remaining: 5 }] })
 */
import { either as E, option as O } from 'fp-ts';
import {
  type CartContents,
  type CartLine,
  currentLines,
  itemLines,
  lineViewOf,
  registryOf,
  type Stock,
} from '../cart/index.ts';
import { type GrId, type ItemIdentity, isSameIdentity } from '../identity/index.ts';
import { type RegistryItem, remaining } from '../item/index.ts';
import { total } from '../money/index.ts';
import { exceedsRemaining } from '../quantity/index.ts';
import { applyFact } from '../registry/index.ts';
import type { Site } from '../site/index.ts';
import { type CartChanged, cartChanged, matchesExpectedItems, matchesExpectedPrices } from './expected-cart.ts';
import { type GiftNote, type GiverInvalid, readGiver } from './giver.ts';
import type { Claim, OrderRequest, OverClaimedLine, PlacedOrder, TooMuchMoney } from './order.ts';
import { type FactsOfRegistry, factsOfOrder } from './order-facts.ts';
import { type ShippingMethodUnknown, shippingChoice } from './shipping-choice.ts';
import { type OrderStopped, stoppedLines } from './stopped-lines.ts';
import type { PickupGone } from './stopped-pickups.ts';
import { tooMuchMoney } from './too-much-money.ts';

/** The registry's item that a line asks for, or gives money to. */
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

/** Why the cart cannot be bought as it is. */
export type OrderProblem =
  | GiverInvalid
  | ShippingMethodUnknown
  | { readonly _tag: 'CartEmpty' }
  | CartChanged
  | OrderStopped
  | PickupGone
  | { readonly _tag: 'FundFull'; readonly lines: ReadonlyArray<TooMuchMoney> }
  | { readonly _tag: 'OverClaim'; readonly lines: ReadonlyArray<OverClaimedLine> };

/** The order, who gives it with which message, how it ships, and what happened to each registry by it. */
export interface DecidedOrder extends GiftNote {
  readonly order: PlacedOrder;
  readonly shippingMethod: string;
  readonly facts: ReadonlyArray<FactsOfRegistry>;
}

/** A line of a registry with its item. */
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

/** What follows from buying the whole cart; `stock.registries` are those that the buyer may see. */
export const placeOrder = (
  { cart, ...stock }: Stock & { readonly cart: CartContents },
  { giver, message, accepted, shippingMethod: requested, seen }: OrderRequest,
  { orderNumber, placedAt }: Pick<PlacedOrder, 'orderNumber' | 'placedAt'>,
  { brand, shippingMethods }: Pick<Site, 'brand' | 'shippingMethods'>,
): E.Either<OrderProblem, DecidedOrder> => {
  if (cart.lines.length === 0) return E.left({ _tag: 'CartEmpty' });
  const note = readGiver(giver, message);
  if (E.isLeft(note)) return note;
  const shipping = shippingChoice(shippingMethods, cart.shippingMethod, requested);
  if (E.isLeft(shipping)) return shipping;
  const present = currentLines(stock, brand, cart.lines);
  if (!matchesExpectedItems(seen, present)) return E.left(cartChanged(present));
  const stopped = stoppedLines(stock, brand, cart.lines);
  if (O.isSome(stopped)) return E.left(stopped.value);
  const tooMuch = tooMuchMoney(stock, cart.lines);
  if (tooMuch.length > 0) return E.left({ _tag: 'FundFull', lines: tooMuch });
  const claimed = claimedIn(stock, cart.lines);
  const over = overClaims(claimed, accepted);
  if (over.length > 0) return E.left({ _tag: 'OverClaim', lines: over });
  if (!matchesExpectedPrices(seen, present)) return E.left(cartChanged(present));
  const facts = factsOfOrder(cart.lines, itemOfLine(stock), orderNumber);
  const lines = cart.lines.map(lineViewOf(afterwards(stock, facts)));
  const subtotal = total(lines.map(({ lineTotal }) => lineTotal));
  return E.right({
    ...note.right,
    shippingMethod: shipping.right,
    order: { orderNumber, placedAt, lines, subtotal },
    facts,
  });
};
