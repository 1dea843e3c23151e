/*
 * [ITEM-04] [PERS-02] An item is in order, or it is no longer available, or the words that were chosen for it have a mistake in them. What is no longer available is reported first,
 * whatever else is the matter with it.
 *
 * Laws:
 * - what is no longer available is so, with or without a mistake
 * - a mistake counts only on what can still be had
 * - a mistake is one that was flagged, or words that are missing, flagged or not
 * - everything else is normal
 *
 * @example conditionOf(exampleItem({
 *     product: exampleProduct({ isNla: true }),
 *     personalization: O.some(examplePersonalization({ hasError: true })),
 *   })) // => 'no-longer-available'
 */
import { option as O } from 'fp-ts';
import { isMissingPersonalization } from './personalization-error.ts';
import type { Personalization, RegistryItem } from './registry-item.ts';

/** How an item stands. */
export type Condition = 'normal' | 'no-longer-available' | 'personalization-error';

/** Whether there is a mistake in the words that were chosen for an item: its flag as the rule sets it (PERS-02), whatever was kept. */
export const hasPersonalizationError = (item: RegistryItem): boolean =>
  O.exists(({ hasError }: Personalization) => hasError)(item.personalization) || isMissingPersonalization(item);

/** The condition of an item. */
export const conditionOf = (item: RegistryItem): Condition => {
  if (item.product.isNla) return 'no-longer-available';
  return hasPersonalizationError(item) ? 'personalization-error' : 'normal';
};
