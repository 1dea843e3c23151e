/*
 * [OVR-01] [GG-03] Whether guests have bought a unit of an item or contributed to it.
 *
 * @example isGivenTo(exampleItem({ purchased: 0 })) // => false
 */
import { option as O } from 'fp-ts';
import type { GroupGift, RegistryItem } from './registry-item.ts';

/** Whether guests bought a unit of the item, or contributed to it. */
export const isGivenTo = ({ purchased, groupGift }: Pick<RegistryItem, 'purchased' | 'groupGift'>): boolean =>
  purchased > 0 || O.exists(({ raised }: GroupGift) => raised > 0)(groupGift);
