/*
 * [CART-05] [CART-09] [GC-06] [GG-05] [PERS-05] The cart as its visitor reads it: every line at today's price, with its registry and how many that still needs, and the
 * subtotal of what can be bought.
 *
 * @example cartViewOf(O.some(exampleCartContents(2)), sites.main, {
 *     registries: [exampleRegistry()],
 *     products: [exampleProduct({ currentPrice: centsOf(1_495) })],
 *   }).subtotal // => 2_990
 */
import { option as O } from 'fp-ts';
import { type GiftCardKind, giftCardFace, giftCardIdentity } from '../gift-card/index.ts';
import { displaySku, type ItemIdentity, isSameIdentity } from '../identity/index.ts';
import { type ItemImages, itemPrice, namesOf, remaining } from '../item/index.ts';
import { NO_CENTS, times } from '../money/index.ts';
import { defaultShipping, offeredShipping, type Selling, type Site } from '../site/index.ts';
import { fundClosesOf, lineFundCapacity } from './add-contribution.ts';
import type { CartContents, CartLine, ContributionLine, GiftCardLine, ItemLine, Stock } from './cart.ts';
import { cartSubtotal } from './cart-sums.ts';
import type { CartLineView, CartView } from './cart-view.ts';
import { lineBlocker } from './line-blocker.ts';
import {
  backorderOf,
  blockedBy,
  installationOf,
  linePersonalization,
  registryOfLine,
  regularTotalOf,
  specialOrderOf,
} from './line-details.ts';

/** If a product is missing from the catalogue, only its SKU is known; the line is still shown so that it can be removed. */
const offerOf = (
  { products }: Stock,
  identity: ItemIdentity,
): Pick<CartLineView, 'name' | 'names' | 'imagePath' | 'unitPrice'> => {
  const product = products.find((product) => product.sku === identity.sku);
  return product === undefined
    ? { name: displaySku(identity.sku), imagePath: NO_PICTURE, unitPrice: NO_CENTS }
    : { ...namesOf(product), imagePath: product.images.desktop, unitPrice: itemPrice({ identity, product }) };
};

const NO_PICTURE: ItemImages['desktop'] = '';

/** The kind of cart line for each kind of gift card. */
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

/** The view of a line: an item at its current price, a gift card or contribution at its amount. */
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

/**
 * The lines of a cart on a site of that brand, each with its regular total, what blocks ordering it, whether it is a
 * special order, and for a contribution how much its fund can receive now.
 */
export const currentLines = (
  stock: Stock,
  site: Selling & Pick<Site, 'language'>,
  lines: ReadonlyArray<CartLine>,
): ReadonlyArray<CartLineView> => {
  const blockerOf = lineBlocker(stock, site, lines);
  return lines.map((line) => ({
    ...lineViewOf(stock)(line),
    ...regularTotalOf(stock, line),
    ...specialOrderOf(site, stock, line),
    ...backorderOf(site, stock, line),
    ...(line._tag === 'Contribution'
      ? { missing: lineFundCapacity(site, stock, line), ...fundClosesOf(site, stock, line) }
      : {}),
    ...blockedBy(stock, line, blockerOf(line)),
  }));
};

/** A cart without its shipping methods and destinations. */
export type GoodsInCart = Omit<CartView, 'shippingMethods' | 'destinations' | 'giftOptions' | 'giftWraps'>;

/** The whole cart on its site, without shipping; `none` means that the visitor has no cart yet, and gives an empty one. */
export const cartViewOf = (cart: O.Option<CartContents>, site: Site, stock: Stock): GoodsInCart => {
  const lines = O.isSome(cart) ? currentLines(stock, site, cart.value.lines) : [];
  return {
    cartId: O.map(({ cartId }: CartContents) => cartId)(cart),
    lines,
    subtotal: cartSubtotal(lines),
    shippingMethod: O.isSome(cart)
      ? offeredShipping(site.shippingMethods, cart.value.shippingMethod)
      : defaultShipping(site.shippingMethods),
    ...(O.isSome(cart) && cart.value.orderedAs !== undefined ? { orderedAs: cart.value.orderedAs } : {}),
  };
};
