/*
 * [CART-05] [CART-09] [GC-06] [GG-05] [PERS-05] A cart as a person reads it: every line at today's price, in whole cents, with whose registry it is for and how many that still needs, and the sum of what can be bought.
 *
 * Laws:
 * - a piece with words costs what its words cost besides
 * - a line's total is its price times its quantity, the subtotal the sum of the totals of what can be bought
 * - every line of the cart is shown, in the cart's order
 * - a registry's line says how many are still needed, none when its item is gone; a plain product's line says nothing of it
 * - money for a fund is one piece of that much, under the name and the picture of what is given together, and nothing of it is needed
 * - money for a fund says besides how much the fund takes now
 * - a line that cannot be ordered as it stands says why, in the cart and not in an order; any other says nothing of it
 * - every line says whose registry it is for, and a piece the words that are on it
 * - an empty cart says which order bought what was in it
 * - a gift card is one piece at what it is worth, under the name and the picture of its kind, and nothing of it is needed
 *
 * @example cartViewOf(O.some(exampleCartContents(2)), sites.main, {
 *     registries: [exampleRegistry()],
 *     products: [exampleProduct({ currentPrice: centsOf(1_495) })],
 *   }).subtotal // => 2_990
 */
import { option as O } from 'fp-ts';
import { type GiftCardKind, giftCardFace, giftCardIdentity } from '../gift-card/index.ts';
import { displaySku, type ItemIdentity, isSameIdentity } from '../identity/index.ts';
import { type ItemImages, itemPrice, remaining } from '../item/index.ts';
import { NO_CENTS, times } from '../money/index.ts';
import { type Brand, defaultShipping, type Site } from '../site/index.ts';
import type { CartContents, CartLine, ContributionLine, GiftCardLine, ItemLine, Stock } from './cart.ts';
import type { CartLineView, CartView } from './cart-view.ts';
import {
  blockedBy,
  registryOfLine,
  installationOf,
  linePersonalization,
  regularTotalOf,
  specialOrderOf,
} from './line-asides.ts';
import { lineBlocker } from './line-blocker.ts';
import { cartSubtotal } from './order-total.ts';
import { fundCapacity } from './fund-capacity.ts';

/** Of a product that the catalogue has lost, only its number is still known; the line stays so that it can be taken out. */
const offerOf = (
  { products }: Stock,
  identity: ItemIdentity,
): Pick<CartLineView, 'name' | 'imagePath' | 'unitPrice'> => {
  const product = products.find((its) => its.sku === identity.sku);
  return product === undefined
    ? { name: displaySku(identity.sku), imagePath: NO_PICTURE, unitPrice: NO_CENTS }
    : { name: product.name, imagePath: product.images.desktop, unitPrice: itemPrice({ identity, product }) };
};

const NO_PICTURE: ItemImages['desktop'] = '';

/** How to read: a gift card of the kind on the left is a line of the kind on the right. */
const cardKinds: Readonly<Record<GiftCardKind, CartLineView['kind']>> = {
  GiftCard: 'giftCard',
  EGiftCard: 'eGiftCard',
};

const neededBy = ({ registries }: Stock, { grId, identity }: ItemLine): O.Option<number> =>
  O.map((id) => {
    const item = registries
      .find((registry) => registry.grId === id)
      ?.items.find((candidate) => isSameIdentity(candidate.identity, identity));
    return item === undefined || item.product.isNla ? 0 : remaining(item);
  })(grId);

const itemView = (stock: Stock, line: ItemLine): CartLineView => {
  const offer = offerOf(stock, line.identity);
  return {
    lineId: line.lineId,
    kind: 'item',
    grId: line.grId,
    identity: line.identity,
    ...offer,
    quantity: line.quantity,
    lineTotal: times(offer.unitPrice, line.quantity),
    remaining: neededBy(stock, line),
    ...(line.pickup === undefined ? {} : { pickup: line.pickup }),
    ...registryOfLine(stock, line.grId),
    ...linePersonalization(stock, line),
    ...installationOf(stock, line),
  };
};

const giftCardView = (stock: Stock, { lineId, grId, kind, code, amount, quantity }: GiftCardLine): CartLineView => ({
  lineId,
  kind: cardKinds[kind],
  grId: O.some(grId),
  identity: giftCardIdentity,
  ...giftCardFace(kind, code),
  quantity,
  unitPrice: amount,
  lineTotal: times(amount, quantity),
  remaining: O.none,
  ...registryOfLine(stock, O.some(grId)),
});

const contributionView = (
  stock: Stock,
  { lineId, grId, identity, amount, quantity }: ContributionLine,
): CartLineView => ({
  lineId,
  kind: 'contribution',
  grId: O.some(grId),
  identity,
  ...offerOf(stock, identity),
  quantity,
  unitPrice: amount,
  lineTotal: times(amount, quantity),
  remaining: O.none,
  ...registryOfLine(stock, O.some(grId)),
});

/** One line: an item at today's price, a gift card at what it is worth, money for a fund as it is. */
export const lineViewOf =
  (stock: Stock) =>
  (line: CartLine): CartLineView => {
    switch (line._tag) {
      case 'Item':
        return itemView(stock, line);
      case 'GiftCard':
        return giftCardView(stock, line);
      case 'Contribution':
        return contributionView(stock, line);
    }
  };

/** The lines as they stand in a cart on a site of that brand: what each would cost regularly, what keeps it from being ordered, what is made for its buyer, and of money how much its fund takes now. */
export const currentLines = (
  stock: Stock,
  site: Brand,
  lines: ReadonlyArray<CartLine>,
): ReadonlyArray<CartLineView> => {
  const blockerOf = lineBlocker(stock, site, lines);
  return lines.map((line) => ({
    ...lineViewOf(stock)(line),
    ...regularTotalOf(stock, line),
    ...specialOrderOf(stock, line),
    ...(line._tag === 'Contribution' ? { missing: fundCapacity(stock, line) } : {}),
    ...blockedBy(stock, line, blockerOf(line)),
  }));
};

/** The whole cart on its site; none is the empty cart of a visitor who has none. */
export const cartViewOf = (cart: O.Option<CartContents>, site: Site, stock: Stock): CartView => {
  const lines = O.isSome(cart) ? currentLines(stock, site.brand, cart.value.lines) : [];
  return {
    cartId: O.map(({ cartId }: CartContents) => cartId)(cart),
    lines,
    subtotal: cartSubtotal(lines),
    shippingMethods: site.shippingMethods,
    shippingMethod: O.isSome(cart) ? cart.value.shippingMethod : defaultShipping(site.shippingMethods),
    ...(O.isSome(cart) && cart.value.orderedAs !== undefined ? { orderedAs: cart.value.orderedAs } : {}),
  };
};
