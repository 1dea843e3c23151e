/*
 * [LIVE-01] [ITEM-01] [ITEM-07] [GG-03] [NLA-03] An item after something happened to it: bought pieces are counted, a changed wish is the new wish and moves the goal of its fund, a mark is set or taken
 * away, a fund begins, ends, gets its name, or grows by what was given to it.
 *
 * Laws:
 * - a purchase adds its pieces, also those bought beyond the wish
 * - a change of wants sets the wants and moves the goal with them
 * - an item wants at least 1, whatever a fact says
 * - a mark is there after it was set and gone after it was taken away
 * - a fund that begins has its name and goal and no money; one that ends is gone; one that is named has that name and all else as before
 * - a contribution adds its money to the fund, its units to the pieces bought, and fixes the goal
 * - what happens to a fund that is not there changes nothing
 * - what stays behind of a replaced item reads as purchased: nothing on it says that it is gone or out of stock, and nobody is led to buy it
 *
 * @example itemAfter(exampleItem({ purchased: 3 }), { _tag: 'MarkedMostLoved', identity: identityOf('4821') }).isMostLoved // => true
 */
import { option as O } from 'fp-ts';
import { fundAfterWanted, type GroupGift, type Product, type RegistryItem } from '../item/index.ts';
import { NO_CENTS, plus } from '../money/index.ts';
import { wantedAtLeastOnce } from '../quantity/index.ts';
import type { RegistryFact } from './registry-fact.ts';

type Tag =
  | 'Purchased'
  | 'WantedChanged'
  | 'MarkedMostLoved'
  | 'UnmarkedMostLoved'
  | 'GroupGiftStarted'
  | 'GroupGiftStopped'
  | 'FundNamed'
  | 'Contributed';

/** A fact about one item that is on the list before and after it. */
export type ItemFact = Extract<RegistryFact, { readonly _tag: Tag }>;

/** What facts change of an item. */
export type ItemCounts = Pick<RegistryItem, 'wanted' | 'purchased' | 'isMostLoved' | 'groupGift'>;

const withFund = <Its extends ItemCounts>(item: Its, change: (fund: GroupGift) => GroupGift): Its =>
  O.isNone(item.groupGift) ? item : { ...item, groupGift: O.some(change(item.groupGift.value)) };

/** The item with another wish, of one piece at least. */
export const withWanted = <Its extends ItemCounts>(item: Its, asked: number): Its => {
  const wanted = wantedAtLeastOnce(asked);
  return { ...withFund(item, (fund) => fundAfterWanted(fund, item.wanted, wanted)), wanted };
};

/** A product as it reads on an item that stays only for what was given (NLA-03): nothing on it says that it is gone, how it ships, or where to buy it. */
export const settledProduct = (product: Product): Product => ({
  ...product,
  isNla: false,
  isBeingDiscontinued: false,
  isAvailable: true,
  availabilityMessage: '',
  isCrossBrandAvailabilityEnabled: true,
  messages: [],
  shippingPromo: O.none,
  isOnWeb: false,
  path: '',
});

/** What stays behind of a replaced item is an item like any other: it was given, and nothing of it is wanted any more (NLA-03). */
export const settledItem = (item: RegistryItem, wanted: number): RegistryItem => ({
  ...item,
  wanted: wantedAtLeastOnce(wanted),
  isMostLoved: false,
  groupGift: O.none,
  product: settledProduct(item.product),
});

const afterContribution = <Its extends ItemCounts>(
  item: Its,
  { amount, goal, units }: Extract<RegistryFact, { readonly _tag: 'Contributed' }>,
): Its =>
  O.isNone(item.groupGift)
    ? item
    : {
        ...withFund(item, (fund) => ({ ...fund, goal, raised: plus(fund.raised, amount) })),
        purchased: item.purchased + units,
      };

/** The item after the fact. */
export const itemAfter = <Its extends ItemCounts>(item: Its, fact: ItemFact): Its => {
  switch (fact._tag) {
    case 'Purchased':
      return { ...item, purchased: item.purchased + fact.quantity };
    case 'WantedChanged':
      return withWanted(item, fact.wanted);
    case 'MarkedMostLoved':
      return { ...item, isMostLoved: true };
    case 'UnmarkedMostLoved':
      return { ...item, isMostLoved: false };
    case 'GroupGiftStarted':
      return { ...item, groupGift: O.some({ name: fact.name, goal: fact.goal, raised: NO_CENTS }) };
    case 'GroupGiftStopped':
      return { ...item, groupGift: O.none };
    case 'FundNamed':
      return withFund(item, (fund) => ({ ...fund, name: fact.name }));
    case 'Contributed':
      return afterContribution(item, fact);
  }
};
