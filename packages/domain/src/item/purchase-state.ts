/*
 * [ITEM-01] [ITEM-02] Whether nothing (none), some (partial), or all wanted units or more (full) were bought.
 *
 * @example purchaseState({ wanted: 8, purchased: 3 }) // => 'partial'
 */
import type { ItemQuantities } from './registry-item.ts';

/** Whether none, some or all of the wanted units were bought. */
export type PurchaseState = 'none' | 'partial' | 'full';

/** The purchase state of an item; defined for every input, even when nothing is wanted. */
export const purchaseState = ({ wanted, purchased }: ItemQuantities): PurchaseState =>
  purchased <= 0 ? 'none' : purchased < wanted ? 'partial' : 'full';

/** Whether more are wanted than were bought. */
export const isNeeded = ({ wanted, purchased }: ItemQuantities): boolean => wanted > purchased;

/** Whether at least as many were bought as are wanted. */
export const isPurchased = ({ wanted, purchased }: ItemQuantities): boolean => purchased >= wanted;

/** How many are still needed: wanted minus purchased, never below zero. */
export const remaining = ({ wanted, purchased }: ItemQuantities): number => Math.max(0, wanted - purchased);
