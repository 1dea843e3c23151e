/*
 * [OVR-01] [GG-03] Something was given to an item when a unit of it was bought, or money towards it, though not yet a whole unit.
 *
 * Laws:
 * - something was given exactly when a unit was bought or its fund has money
 *
 * @example isGivenTo(exampleItem({ purchased: 0 })) // => false
 */
import { option as O } from 'fp-ts';
import type { GroupGift, RegistryItem } from './registry-item.ts';

/** Whether guests gave a unit of it, or money towards it. */
export const isGivenTo = ({ purchased, groupGift }: Pick<RegistryItem, 'purchased' | 'groupGift'>): boolean =>
  purchased > 0 || O.exists(({ raised }: GroupGift) => raised > 0)(groupGift);
