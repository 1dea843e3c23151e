/*
 * [BUY-09] [CART-06] [PERS-02] [NLA-03] [XB-04] Whether something can be bought at present, from the moment at which it goes into a cart until it is ordered. The gravest reason against it is told first: it will
 * not come back, the words on it have a mistake or are still to be chosen, this site does not sell it, its options are still to be chosen, or guests have begun to pay for it together.
 *
 * Laws:
 * - what is no longer available cannot be bought, and neither can what stays of a replaced item
 * - a mistake in its words is told of what can still be had
 * - what needs words cannot be bought without a design, from a registry or by itself; by itself, the words are still to be chosen and nobody made a mistake
 * - what belongs to the other brand is bought on its own site
 * - what is made to order has options that are chosen elsewhere, so it goes into no cart
 * - a group gift cannot be bought as a whole piece once money was raised for it; the Canadian site knows no group gift
 * - everything else can be bought
 *
 * @example purchaseBlocker('main', { identity: identityOf('4821'), product: exampleProduct({ brand: 'modern' }), listed: O.none }) // => O.some('other-brand')
 * @example purchaseBlocker('main', { identity: identityOf('4821'), product: exampleProduct(), listed: O.some({ registry: exampleRegistry(), item: exampleItem() }) }) // => O.none
 */
import { option as O } from 'fp-ts';
import { type ItemIdentity, NOT_PERSONALIZED } from '../identity/index.ts';
import {
  type GroupGift,
  hasPersonalizationError,
  lacksPersonalization,
  offeredIn,
  type Product,
  type RegistryItem,
} from '../item/index.ts';
import { isSettled, type Registry } from '../registry/index.ts';
import { type Brand, isOtherBrand } from '../site/index.ts';

/** Why something cannot be bought at present. */
export type PurchaseBlocker =
  | 'no-longer-available'
  | 'personalization-error'
  | 'personalization-required'
  | 'other-brand'
  | 'made-to-order'
  | 'group-gift-begun';

/** A registry's item, with as much of its registry as buying it depends on. */
export interface ListedItem {
  readonly registry: Pick<Registry, 'market' | 'settled'>;
  readonly item: RegistryItem;
}

/** What is to be bought: a plain product, or one that stands on a registry (`listed`). */
export interface Buyable {
  readonly identity: ItemIdentity;
  readonly product: Product;
  readonly listed: O.Option<ListedItem>;
}

const isGone = ({ registry, item: { identity, product } }: ListedItem): boolean =>
  product.isNla || isSettled(registry, identity);

/** Whether somebody has given money for the item: from then on it is paid for by its fund alone. */
const isPaidForTogether = ({ registry: { market }, item }: ListedItem): boolean =>
  O.exists(({ raised }: GroupGift) => raised > 0)(offeredIn(market)(item).groupGift);

/** Words on a registry's item are its own; a plain product has those of the design that is named, or none. */
const personalizationBlocker = ({ identity, product, listed }: Buyable): O.Option<PurchaseBlocker> => {
  if (O.isSome(listed)) return hasPersonalizationError(listed.value.item) ? O.some('personalization-error') : O.none;
  return identity.personalizationId === NOT_PERSONALIZED && lacksPersonalization(product, [])
    ? O.some('personalization-required')
    : O.none;
};

/** The reason why it cannot be bought on a site of that brand; none when it can. */
export const purchaseBlocker = (site: Brand, buyable: Buyable): O.Option<PurchaseBlocker> => {
  const { product, listed } = buyable;
  if (product.isNla || O.exists(isGone)(listed)) return O.some('no-longer-available');
  const words = personalizationBlocker(buyable);
  if (O.isSome(words)) return words;
  if (isOtherBrand(product, site)) return O.some('other-brand');
  if (product.isMadeToOrder) return O.some('made-to-order');
  return O.exists(isPaidForTogether)(listed) ? O.some('group-gift-begun') : O.none;
};
