/*
 * [CART-06] [CART-07] [CART-09] An order buys all that is in the cart or nothing. Whoever asks for more than a registry still needs is told how many remain, and may
 * buy more all the same by saying so for that item and quantity; what is bought beyond the wish is counted apart.
 *
 * Laws:
 * - an empty cart is no order, and neither is one without a proper giver
 * - what left its registry, is settled there, is no longer available or has a personalization error stops the whole order, and each such line is named with its registry
 * - asking for more than remains stops the whole order, unless it was accepted for that registry, item and quantity
 * - each registry gets one purchase for each of its lines, of all the pieces asked
 * - pieces beyond what remains are counted as beyond, and only those
 * - plain products are bought without any registry
 * - the subtotal is the sum of the lines
 *
 * @example placeOrder(situation, request, { orderNumber, placedAt }) // => left({ _tag: 'OverClaim', lines: [{ …, asked: 2, remaining: 1 }] })
 */
import { either as E, option as O } from 'fp-ts';
import { type CartContents, type CartLine, lineViewOf, type Stock } from '../cart/index.ts';
import { type GrId, isSameIdentity, type OrderNumber } from '../identity/index.ts';
import { hasPersonalizationError, type RegistryItem, remaining } from '../item/index.ts';
import { total } from '../money/index.ts';
import { exceedsRemaining } from '../quantity/index.ts';
import { applyFact, isSettled, type RegistryFact } from '../registry/index.ts';
import type { ShippingMethod } from '../site/index.ts';
import { type GiftNote, type GiverInvalid, readGiver } from './giver.ts';
import type { Claim, GoneLine, OrderRequest, OverClaimedLine, PlacedOrder } from './order.ts';
import { type ShippingMethodUnknown, shippingChoice } from './shipping-choice.ts';

/** Why the cart cannot be bought as it is. */
export type OrderProblem =
  | GiverInvalid
  | ShippingMethodUnknown
  | { readonly _tag: 'CartEmpty' }
  | { readonly _tag: 'ItemGone'; readonly lines: ReadonlyArray<GoneLine> }
  | { readonly _tag: 'OverClaim'; readonly lines: ReadonlyArray<OverClaimedLine> };

/** The order, who gives it with which message, how it ships, and what happened to each registry by it. */
export interface DecidedOrder extends GiftNote {
  readonly order: PlacedOrder;
  readonly shippingMethod: string;
  readonly facts: ReadonlyArray<{ readonly grId: GrId; readonly facts: ReadonlyArray<RegistryFact> }>;
}

/** A line of a registry with its item. */
interface Claimed {
  readonly claim: Claim;
  readonly item: RegistryItem;
}

const claimOf = ({ grId, identity, quantity }: CartLine): ReadonlyArray<Claim> =>
  O.isSome(grId) ? [{ grId: grId.value, identity, quantity }] : [];

const itemFor = ({ registries }: Stock, { grId, identity }: Claim): RegistryItem | undefined =>
  registries
    .find((registry) => registry.grId === grId && !isSettled(registry, identity))
    ?.items.find((item) => isSameIdentity(item.identity, identity) && !hasPersonalizationError(item));

const canBeHad =
  (stock: Stock) =>
  (line: CartLine): boolean =>
    stock.products.some(({ sku, isNla }) => sku === line.identity.sku && !isNla) &&
    claimOf(line).every((claim) => itemFor(stock, claim)?.product.isNla === false);

const claimedIn = (stock: Stock, lines: ReadonlyArray<CartLine>): ReadonlyArray<Claimed> =>
  lines.flatMap(claimOf).flatMap((claim) => {
    const item = itemFor(stock, claim);
    return item === undefined ? [] : [{ claim, item }];
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

const factsOf = (claimed: ReadonlyArray<Claimed>, orderNumber: OrderNumber): DecidedOrder['facts'] =>
  [...new Set(claimed.map(({ claim }) => claim.grId))].map((grId) => ({
    grId,
    facts: claimed
      .filter(({ claim }) => claim.grId === grId)
      .map(({ claim: { identity, quantity }, item }) => ({
        _tag: 'Purchased',
        identity,
        quantity,
        beyond: Math.max(0, quantity - remaining(item)),
        orderNumber,
      })),
  }));

const afterwards = (stock: Stock, facts: DecidedOrder['facts']): Stock => ({
  ...stock,
  registries: stock.registries.map((registry) =>
    facts
      .filter(({ grId }) => grId === registry.grId)
      .reduce((so, { facts: its }) => its.reduce(applyFact, so), registry),
  ),
});

/** What follows from buying the whole cart; `stock.registries` are those that the buyer may see. */
export const placeOrder = (
  { cart, ...stock }: Stock & { readonly cart: CartContents },
  { giver, message, accepted, shippingMethod: asked }: OrderRequest,
  { orderNumber, placedAt }: Pick<PlacedOrder, 'orderNumber' | 'placedAt'>,
  offered: ReadonlyArray<ShippingMethod>,
): E.Either<OrderProblem, DecidedOrder> => {
  if (cart.lines.length === 0) return E.left({ _tag: 'CartEmpty' });
  const note = readGiver(giver, message);
  if (E.isLeft(note)) return note;
  const shipping = shippingChoice(offered, cart.shippingMethod, asked);
  if (E.isLeft(shipping)) return shipping;
  const gone = cart.lines.filter((line) => !canBeHad(stock)(line));
  if (gone.length > 0)
    return E.left({ _tag: 'ItemGone', lines: gone.map(({ grId, identity }) => ({ grId, identity })) });
  const claimed = claimedIn(stock, cart.lines);
  const over = overClaims(claimed, accepted);
  if (over.length > 0) return E.left({ _tag: 'OverClaim', lines: over });
  const facts = factsOf(claimed, orderNumber);
  const lines = cart.lines.map(lineViewOf(afterwards(stock, facts)));
  const subtotal = total(lines.map(({ lineTotal }) => lineTotal));
  return E.right({
    ...note.right,
    shippingMethod: shipping.right,
    order: { orderNumber, placedAt, lines, subtotal },
    facts,
  });
};
