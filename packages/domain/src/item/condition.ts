/*
 * [ITEM-04] An item is in order, or it is no longer available, or the words that were chosen for it have a mistake in them. What will not come back is told first,
 * whatever else is the matter with it.
 *
 * Laws:
 * - what is no longer available is so, with or without a mistake
 * - a mistake counts only on what can still be had
 * - everything else is normal
 *
 * @example conditionOf({
 *     product: exampleProduct({ isNla: true }),
 *     personalization: O.some(examplePersonalization({ hasError: true })),
 *   }) // => 'no-longer-available'
 */
import { option as O } from 'fp-ts';
import type { RegistryItem } from './registry-item.ts';

/** How an item stands. */
export type Condition = 'normal' | 'no-longer-available' | 'personalization-error';

/** Whether there is a mistake in the words that were chosen for an item. */
export const hasPersonalizationError = ({ personalization }: Pick<RegistryItem, 'personalization'>): boolean =>
  O.isSome(personalization) && personalization.value.hasError;

/** The condition of an item. */
export const conditionOf = (item: Pick<RegistryItem, 'product' | 'personalization'>): Condition => {
  if (item.product.isNla) return 'no-longer-available';
  return hasPersonalizationError(item) ? 'personalization-error' : 'normal';
};
