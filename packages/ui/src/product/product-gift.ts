import {
  chosenOptions,
  exceedsRemaining,
  giftPath,
  hasPersonalizationError,
  isPurchased,
  type LocatedCartRequest,
  NOT_PERSONALIZED,
  type Product,
  type RegistryGift,
  type RegistryItem,
  type RequestLocation,
  remaining,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { ConfirmedDesign } from '../personalize/index.ts';
import type { ItemNotOnRegistry, ProductCartControl } from './product-model.ts';

/**
 * The product's page as it is sent to the shop with each addition (BUY-04). `wish` is the registry's item that the page
 * shows the product for; `design` is a confirmed design that replaces its own.
 */
const productPlaceOf = (
  product: Product,
  wish: O.Option<RegistryItem>,
  design: O.Option<ConfirmedDesign>,
): RequestLocation => ({
  location: 'product',
  url: product.path,
  position: 0,
  totalPositions: 0,
  ...chosenOptions(
    product,
    O.isSome(design) ? design : O.chain(({ personalization }: RegistryItem) => personalization)(wish),
  ),
});

/** The registry item that the product is shown for. */
export interface GiftState {
  /** None without a registry, or where the registry has no such item. */
  readonly gift: O.Option<RegistryGift>;
  /** The registry in the address, if purchases here do not count for it. */
  readonly notFor: O.Option<ItemNotOnRegistry>;
  /** None until it was read. */
  readonly wish: O.Option<RegistryItem>;
  /** Whether the cart already holds more than the registry still needs. */
  readonly isOverPurchasedInCart: boolean;
  readonly quantity: string;
}

/** The page's own path, with the registry it was opened for. */
export const pathOf = ({ path }: Product, gift: O.Option<RegistryGift>): string =>
  O.isSome(gift) ? giftPath(path, gift.value) : path;

/** Sold on this site: shipped or, while it is out of stock, from a store alone. */
export const isSoldHere = (control: ProductCartControl): boolean =>
  control._tag === 'Buy' || (control._tag === 'Blocked' && control.reason === 'out-of-stock');

/** The cart's control for a product that is shown for a registry (ITEM-03, BUY-02). */
export const cartForGift = (
  control: ProductCartControl,
  { wish, isOverPurchasedInCart, quantity }: GiftState,
): ProductCartControl => {
  if (!isSoldHere(control) || O.isNone(wish)) return control;
  const item = wish.value;
  if (isPurchased(item)) return { _tag: 'Purchased' };
  if (hasPersonalizationError(item)) {
    return { _tag: 'Unbuyable', reason: { _tag: 'PersonalizationError', identity: item.identity } };
  }
  if (control._tag !== 'Buy') return control;
  return { ...control, isOverPurchased: isOverPurchasedInCart || exceedsRemaining(Number(quantity), remaining(item)) };
};

/** The request for that quantity: for the registry that the product is shown for, or without one, with the confirmed design. */
export const requestFor = (
  { gift, wish }: Pick<GiftState, 'gift' | 'wish'>,
  product: Product,
  quantity: number,
  design: O.Option<ConfirmedDesign>,
): LocatedCartRequest => ({
  ...(O.isSome(gift)
    ? { grId: O.some(gift.value.grId), identity: gift.value.identity }
    : {
        grId: O.none,
        identity: {
          sku: product.sku,
          personalizationId: O.isSome(design) ? design.value.personalizationId : NOT_PERSONALIZED,
        },
      }),
  quantity,
  requestLocation: productPlaceOf(product, wish, design),
});
