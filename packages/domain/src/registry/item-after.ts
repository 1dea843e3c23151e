/*
 * [LIVE-01] [ITEM-01] [ITEM-07] [GG-03] [NLA-03] [GIVE-03] [RET-01] [SURP-01] Applies a fact to one item: purchases are counted, a changed quantity moves the fund's goal, the mark is set or
 * removed, and a fund starts, ends, is named or grows.
 *
 * Laws:
 * - a purchase adds its units, also those over-purchased
 * - a changed quantity is set and moves the goal with it
 * - the wanted quantity is never below 1
 * - a mark is there after it was set and gone after it was removed
 * - a fund starts with its name and goal and no money; a fund that ends is gone; naming changes nothing else
 * - the hidden money of a fund stays when the fund ends, and is there when it starts again
 * - a contribution adds its money to the fund and its units to the purchased ones, and fixes the goal
 * - what is returned counts as bought no more; no count and no fund falls below 0
 * - a fact about a fund that does not exist changes nothing
 * - a settled item reads as purchased: it shows nothing about availability, and no way to buy it
 *
 * @example itemAfter(exampleItem({ purchased: 3 }), { _tag: 'MarkedMostLoved', identity: identityOf('4821') }).isMostLoved // => true
 */
import { option as O } from 'fp-ts';
import { fundAfterWanted, type GroupGift, type RegistryItem, settledProduct } from '../item/index.ts';
import { type Cents, minus, NO_CENTS, plus } from '../money/index.ts';
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
  | 'Contributed'
  | 'PurchaseReturned'
  | 'ContributionReturned';

/** A fact about one item that is on the list before and after it. */
export type ItemFact = Extract<RegistryFact, { readonly _tag: Tag }>;

/** The fields of an item that facts change. */
export type ItemCounts = Pick<RegistryItem, 'wanted' | 'purchased' | 'isMostLoved' | 'groupGift'>;

/** The money in the item's fund; zero without a fund. */
export const raisedFor = ({ groupGift }: Pick<RegistryItem, 'groupGift'>): Cents =>
  O.isNone(groupGift) ? NO_CENTS : groupGift.value.raised;

const withFund = <Its extends ItemCounts>(item: Its, change: (fund: GroupGift) => GroupGift): Its =>
  O.isNone(item.groupGift) ? item : { ...item, groupGift: O.some(change(item.groupGift.value)) };

/** The item with a changed wanted quantity, at least 1. */
export const withWanted = <Its extends ItemCounts>(item: Its, requested: number): Its => {
  const wanted = wantedAtLeastOnce(requested);
  return { ...withFund(item, (fund) => fundAfterWanted(fund, item.wanted, wanted)), wanted };
};

/** Makes a settled item (NLA-03): an item that was given, and of which no more is wanted. */
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

const withoutUnits = <Its extends ItemCounts>(item: Its, units: number): Its => ({
  ...item,
  purchased: Math.max(0, item.purchased - units),
});

/** Applies the fact to the item. */
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
      return { ...item, groupGift: O.some({ name: fact.name, goal: fact.goal, raised: raisedFor(item) }) };
    case 'GroupGiftStopped':
      return fact.keepsHidden ? item : { ...item, groupGift: O.none };
    case 'FundNamed':
      return withFund(item, (fund) => ({ ...fund, name: fact.name }));
    case 'Contributed':
      return afterContribution(item, fact);
    case 'PurchaseReturned':
      return withoutUnits(item, fact.quantity);
    case 'ContributionReturned':
      return O.isNone(item.groupGift)
        ? item
        : withoutUnits(
            withFund(item, (fund) => ({ ...fund, raised: minus(fund.raised, fact.amount) })),
            fact.units,
          );
  }
};
