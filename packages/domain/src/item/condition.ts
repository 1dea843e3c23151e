/*
 * [ITEM-04] [PERS-02] The condition of an item: normal, no longer available, or with a personalization error. No longer available is reported first.
 *
 * @example conditionOf(exampleItem({
 *     product: exampleProduct({ isNla: true }),
 *     personalization: O.some(examplePersonalization({ hasError: true })),
 *   })) // => 'no-longer-available'
 */
import { option as O } from 'fp-ts';
import { isMissingPersonalization } from './personalization-error.ts';
import type { Personalization, RegistryItem } from './registry-item.ts';

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
