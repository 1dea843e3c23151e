/*
 * [OVR-01] [GG-03] Something was given to an item when a piece of it was bought, or money towards it, though not yet a whole piece.
 *
 * Laws:
 * - something was given exactly when a piece was bought or its fund has money
 *
 * @example isGivenTo(exampleItem({ purchased: 0 })) // => false
 */
import { option as O } from 'fp-ts';
import type { GroupGift, RegistryItem } from './registry-item.ts';

/** Whether guests gave a piece of it, or money towards it. */
export const isGivenTo = ({ purchased, groupGift }: Pick<RegistryItem, 'purchased' | 'groupGift'>): boolean =>
  purchased > 0 || O.exists(({ raised }: GroupGift) => raised > 0)(groupGift);
