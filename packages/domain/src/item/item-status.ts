/*
 * [ITEM-04] [PERS-02] The condition of an item: normal, no longer available, or with a personalization error. No longer available is reported first.
 *
 * @example conditionOf(exampleItem({
 *     product: exampleProduct({ isNla: true }),
 *     personalization: O.some(examplePersonalization({ hasError: true })),
 *   })) // => 'no-longer-available'
 */
import { option as O } from 'fp-ts';
import { isBlank } from '../text/index.ts';
import { isMissingPersonalization } from './item-personalization.ts';
import type { Product } from './product.ts';
import { isPurchased } from './purchase-state.ts';
import type { ItemQuantities, Personalization, RegistryItem } from './registry-item.ts';

/** The condition of an item. */
export type Condition = 'normal' | 'no-longer-available' | 'personalization-error';

/** Whether the item's personalization has an error: its flag as set by the rule (PERS-02), whatever flag was stored. */
export const hasPersonalizationError = (item: RegistryItem): boolean =>
  O.exists(({ hasError }: Personalization) => hasError)(item.personalization) || isMissingPersonalization(item);

/** Derives the condition from product and personalization. */
export const conditionOf = (item: RegistryItem): Condition => {
  if (item.product.isNla) return 'no-longer-available';
  return hasPersonalizationError(item) ? 'personalization-error' : 'normal';
};

/*
 * [BUY-09] [INT-06] [ITEM-14] A product is out of stock while it can neither be shipped now nor be ordered for later: registrants may list it, and nobody can have it shipped. What takes
 * back orders is bought as anything else is, and ships once it is back.
 *
 * @example isOutOfStock(exampleProduct({ isAvailable: false })) // => true
 * @example isOutOfStock(exampleProduct({ isAvailable: false, isBackorderable: true })) // => false
 */

/** Whether nobody can have it shipped at the moment, although it is still sold. */
export const isOutOfStock = ({
  isNla,
  isAvailable,
  isBackorderable,
}: Pick<Product, 'isNla' | 'isAvailable' | 'isBackorderable'>): boolean => !isNla && !isAvailable && !isBackorderable;

/*
 * [ITEM-05] An item has one status: no longer available; else fulfilled, when as many as wanted were bought; else being discontinued; else still needed.
 *
 * @example itemStatus({ wanted: 2, purchased: 1, product: { isNla: false, isBeingDiscontinued: true } }) // => 'being-discontinued'
 */

/** The status of an available item: still needed, being discontinued, or fulfilled. */
export type AvailableItemStatus = 'still-needed' | 'being-discontinued' | 'fulfilled';

/** The status of an item, available or not. */
export type ItemStatus = AvailableItemStatus | 'no-longer-available';

/** The fields of an item that its status is derived from. */
interface ItemStanding extends ItemQuantities {
  readonly product: Pick<Product, 'isNla' | 'isBeingDiscontinued'>;
}

/** The status of an item whose product is available. */
export const availableItemStatus = (item: ItemStanding): AvailableItemStatus => {
  if (isPurchased(item)) return 'fulfilled';
  return item.product.isBeingDiscontinued ? 'being-discontinued' : 'still-needed';
};

/** The status of any item. */
export const itemStatus = (item: ItemStanding): ItemStatus =>
  item.product.isNla ? 'no-longer-available' : availableItemStatus(item);

/*
 * [ITEM-14] What a card shows of an item's availability. For an item of the other brand it is known only where the shop has switched that on; elsewhere the card links
 * to the other site.
 *
 * @example shownAvailability({ availabilityMessage: 'In stock.', isCrossBrandAvailabilityEnabled: false }, true)
 *   // => { _tag: 'AskOtherBrand' }
 */

/** The availability shown on a card: a message, a link to the other brand's site, or nothing. */
export type ShownAvailability =
  | { readonly _tag: 'Said'; readonly message: string }
  | { readonly _tag: 'AskOtherBrand' }
  | { readonly _tag: 'Nothing' };

/** The availability to show for an item of this or of the other brand. */
export const shownAvailability = (
  {
    availabilityMessage,
    isCrossBrandAvailabilityEnabled,
  }: Pick<Product, 'availabilityMessage' | 'isCrossBrandAvailabilityEnabled'>,
  isOfOtherBrand: boolean,
): ShownAvailability => {
  if (isOfOtherBrand && !isCrossBrandAvailabilityEnabled) return { _tag: 'AskOtherBrand' };
  return isBlank(availabilityMessage) ? { _tag: 'Nothing' } : { _tag: 'Said', message: availabilityMessage.trim() };
};
