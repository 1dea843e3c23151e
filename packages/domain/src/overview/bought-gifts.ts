/*
 * [OVR-01] What was bought of a registry: what has just been bought while the page is open comes first, the newest foremost, then everything else of which something was bought before. Money
 * towards an item counts as a gift of it.
 *
 * Laws:
 * - everything of which a piece was bought, or to which money was given, comes once, and nothing else
 * - what was just bought comes before the rest, the newest first
 * - what is bought again becomes the newest
 *
 * @example boughtGifts([exampleItem()], []) // => [{ item: exampleItem(), isJustBought: false }]
 */
import { type ItemIdentity, identityKey, isSameIdentity } from '../identity/index.ts';
import { isGivenTo, type RegistryItem } from '../item/index.ts';

/** An item of which something was bought, or to which money was given. */
export interface BoughtGift {
  readonly item: RegistryItem;
  /** While the page is open. */
  readonly isJustBought: boolean;
}

/** What was just bought after these were too, the newest first. */
export const newestBought = (
  before: ReadonlyArray<ItemIdentity>,
  bought: ReadonlyArray<ItemIdentity>,
): ReadonlyArray<ItemIdentity> => {
  const now = new Set(bought.map(identityKey));
  return [...bought, ...before.filter((identity) => !now.has(identityKey(identity)))];
};

/** The items of which something was bought, or to which money was given; `just` are those that were bought while the page is open, the newest first. */
export const boughtGifts = (
  items: ReadonlyArray<RegistryItem>,
  just: ReadonlyArray<ItemIdentity>,
): ReadonlyArray<BoughtGift> => {
  const bought = items.filter(isGivenTo);
  const first = just.flatMap((identity) => bought.filter((item) => isSameIdentity(item.identity, identity)));
  return [
    ...first.map((item) => ({ item, isJustBought: true })),
    ...bought.filter((item) => !first.includes(item)).map((item) => ({ item, isJustBought: false })),
  ];
};
