/*
 * [LIST-10] The page says how many pieces are wanted and how many were bought, over what its reader sees; what was bought beyond the wish counts too.
 *
 * Laws:
 * - both sums are over all given items, in pieces
 * - the sectionCounts of two lists together is the sum of their tallies
 *
 * @example sectionCounts([{ wanted: 2, purchased: 5 }]) // => { items: 2, purchased: 5 }
 */
import type { Counted } from '../item/index.ts';

/** Pieces wanted and pieces bought. */
export interface SectionCounts {
  readonly items: number;
  readonly purchased: number;
}

/** The sums over the items. */
export const sectionCounts = (list: ReadonlyArray<Counted>): SectionCounts => {
  let [items, bought] = [0, 0];
  for (const { wanted, purchased } of list) {
    items += wanted;
    bought += purchased;
  }
  return { items, purchased: bought };
};
