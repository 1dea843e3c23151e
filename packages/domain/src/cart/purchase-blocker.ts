/*
 * [BUY-09] [CART-06] [PERS-02] [NLA-03] [XB-04] Whether an item can be bought right now. Checked when it is added to a cart and again when it is ordered. The first reason
 * in this order is reported: no longer available, personalization wrong or missing, other brand, made to order, group gift started, out of stock.
 *
 * @example purchaseBlocker(sites.main, { identity: identityOf('4821'), product: exampleProduct({ brand: 'modern' }), listed: O.none }) // => O.some('other-brand')
 * @example purchaseBlocker(sites.main, { identity: identityOf('4821'), product: exampleProduct(), listed: O.some({ registry: exampleRegistry(), item: exampleItem() }) }) // => O.none
 */
import { option as O } from 'fp-ts';
import { type ItemIdentity, NOT_PERSONALIZED } from '../identity/index.ts';
import {
  type GroupGift,
  hasPersonalizationError,
  isOutOfStock,
  lacksPersonalization,
  offeredIn,
  type Product,
  type RegistryItem,
} from '../item/index.ts';
import { isSettled, type Registry } from '../registry/index.ts';
import { isOtherBrand, type Selling } from '../site/index.ts';

/** Why a product cannot be bought right now. */
export type PurchaseBlocker =
  | 'no-longer-available'
  | 'personalization-error'
  | 'personalization-required'
  | 'other-brand'
  | 'made-to-order'
  | 'group-gift-begun'
  | 'out-of-stock';

/** A registry's item, with the parts of its registry that decide whether it can be bought. */
export interface ListedItem {
  readonly registry: Pick<Registry, 'settled'>;
  readonly item: RegistryItem;
}

/** The product to buy: plain, or on a registry (`listed`). */
export interface Purchasable {
  readonly identity: ItemIdentity;
  readonly product: Product;
  readonly listed: O.Option<ListedItem>;
  /** It is picked up in a store; shipped where it is left out. */
  readonly isPickedUp?: boolean;
}

const isGone = ({ registry, item: { identity, product } }: ListedItem): boolean =>
  product.isNla || isSettled(registry, identity);

/** Whether the item's fund has money; from then on the item is paid for by its fund only. */
const hasStartedGroupGift =
  ({ marketRules }: Selling) =>
  ({ item }: ListedItem): boolean =>
    O.exists(({ raised }: GroupGift) => raised > 0)(offeredIn(marketRules)(item).groupGift);

/** For a registry's item its own personalization is checked; for a plain product, the named design or its absence. */
const personalizationBlocker = ({ identity, product, listed }: Purchasable): O.Option<PurchaseBlocker> => {
  if (O.isSome(listed)) return hasPersonalizationError(listed.value.item) ? O.some('personalization-error') : O.none;
  return identity.personalizationId === NOT_PERSONALIZED && lacksPersonalization(product, [])
    ? O.some('personalization-required')
    : O.none;
};

/** The first reason why it cannot be bought on a site of that brand; `none` when it can. */
export const purchaseBlocker = (site: Selling, purchasable: Purchasable): O.Option<PurchaseBlocker> => {
  const { product, listed, isPickedUp = false } = purchasable;
  if (product.isNla || O.exists(isGone)(listed)) return O.some('no-longer-available');
  const words = personalizationBlocker(purchasable);
  if (O.isSome(words)) return words;
  if (isOtherBrand(product, site)) return O.some('other-brand');
  if (product.isMadeToOrder) return O.some('made-to-order');
  if (O.exists(hasStartedGroupGift(site))(listed)) return O.some('group-gift-begun');
  return isOutOfStock(product) && !isPickedUp ? O.some('out-of-stock') : O.none;
};
