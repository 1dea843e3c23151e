/*
 * [ITEM-14] What the shop says of an item's availability stands on its card. For an item of the other brand that is known only where the shop has switched it on;
 * elsewhere the reader is shown the way to where it is known.
 *
 * Laws:
 * - an item of this brand says its message, whatever the switch
 * - one of the other brand says it exactly when switched on, and otherwise shows the way
 * - an empty message is nothing to say
 *
 * @example shownAvailability({ availabilityMessage: 'In stock.', isCrossBrandAvailabilityEnabled: false }, true)
 *   // => { _tag: 'AskOtherBrand' }
 */
import { isBlank } from '../text/index.ts';
import type { Product } from './product.ts';

/** What a card says of availability: a message, that the other brand's site knows it, or nothing. */
export type ShownAvailability =
  | { readonly _tag: 'Said'; readonly message: string }
  | { readonly _tag: 'AskOtherBrand' }
  | { readonly _tag: 'Nothing' };

/** What is shown of availability, of an item of this or of the other brand. */
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
