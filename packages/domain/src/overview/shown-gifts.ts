/*
 * [OVR-01] How much of a list the Overview shows: the five gifts that came last, and of how many more it knows; all that is loved most and can still be had. Where nothing is loved most
 * it says how that is done, as long as there is something to love and guests still choose.
 *
 * @example latestGifts([1, 2, 3, 4, 5, 6]) // => { shown: [1, 2, 3, 4, 5], more: 1 }
 * @example shownMostLoved([exampleItem()]) // => []
 */
import type { RegistryItem } from '../item/index.ts';

/** The maximum number of recent gifts shown (OVR-01). */
const MOST_BOUGHT = 5;

/** The gifts to show, newest first, and the number of others (OVR-01). */
export const latestGifts = <Gift>(
  gifts: ReadonlyArray<Gift>,
): { readonly shown: ReadonlyArray<Gift>; readonly more: number } => {
  const shown = gifts.slice(0, MOST_BOUGHT);
  return { shown, more: gifts.length - shown.length };
};

/** The most loved items to show (OVR-01). */
export const shownMostLoved = (items: ReadonlyArray<RegistryItem>): ReadonlyArray<RegistryItem> =>
  items.filter(({ isMostLoved, product }) => isMostLoved && !product.isNla);

/** Whether the Overview has a section of most loved gifts (OVR-01). */
export const showsMostLoved = (items: ReadonlyArray<RegistryItem>, isPostEvent: boolean): boolean =>
  shownMostLoved(items).length > 0 || (items.length > 0 && !isPostEvent);
