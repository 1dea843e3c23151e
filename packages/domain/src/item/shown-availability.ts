/*
 * [ITEM-14] What a card shows of an item's availability. For an item of the other brand it is known only where the shop has switched that on; elsewhere the card links
 * to the other site.
 *
 * @example shownAvailability({ availabilityMessage: 'In stock.', isCrossBrandAvailabilityEnabled: false }, true)
 *   // => { _tag: 'AskOtherBrand' }
 */
import { isBlank } from '../text/index.ts';
import type { Product } from './product.ts';

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
