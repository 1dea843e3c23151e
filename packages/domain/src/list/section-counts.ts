/*
 * [LIST-10] Sums up how many units are wanted and how many were bought, over the items that the reader sees; units bought beyond the wanted quantity count too.
 *
 * @example sectionCounts([{ wanted: 2, purchased: 5 }]) // => { items: 2, purchased: 5 }
 */
import type { ItemQuantities } from '../item/index.ts';

/** The numbers of units wanted and bought. */
export interface SectionCounts {
  readonly items: number;
  readonly purchased: number;
}

/** Sums the counts of the items. */
export const sectionCounts = (list: ReadonlyArray<ItemQuantities>): SectionCounts => {
  let [items, bought] = [0, 0];
  for (const { wanted, purchased } of list) {
    items += wanted;
    bought += purchased;
  }
  return { items, purchased: bought };
};
