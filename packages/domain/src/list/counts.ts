import { isPurchased, type RegistryItem } from '../item/index.ts';

/** For each position how many are wanted and bought, and 1 where it is purchased. */
export interface Counts {
  readonly wants: Uint32Array;
  readonly purchased: Uint32Array;
  readonly isPurchased: Uint8Array;
}

/** The counts of a list. */
export const countsOf = (items: ReadonlyArray<RegistryItem>): Counts => {
  const counts = {
    wants: new Uint32Array(items.length),
    purchased: new Uint32Array(items.length),
    isPurchased: new Uint8Array(items.length),
  };
  items.forEach((item, at) => {
    counts.wants[at] = item.wants;
    counts.purchased[at] = item.purchased;
    counts.isPurchased[at] = Number(isPurchased(item));
  });
  return counts;
};
