/*
 * [LIVE-01] [ITEM-01] [ITEM-07] [GG-03] [NLA-03] [GIVE-03] [RET-01] [SURP-01] Applies a fact to one item: purchases are counted, a changed quantity moves the fund's goal, the mark is set or
 * removed, and a fund starts, ends, is named or grows.
 *
 * @example itemAfter(exampleItem({ purchased: 3 }), { _tag: 'MarkedMostLoved', identity: identityOf('4821') }).isMostLoved // => true
 */
import { option as O } from 'fp-ts';
import { fundAfterWanted, type GroupGift, type RegistryItem, settledProduct, unitsReached } from '../item/index.ts';
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
export const settledItem = (item: RegistryItem): RegistryItem => {
  const settled = withWanted(item, item.purchased);
  return {
    ...settled,
    isMostLoved: false,
    groupGift: O.filter(({ raised }: GroupGift) => raised > NO_CENTS)(settled.groupGift),
    product: settledProduct(item.product),
  };
};

/** How many units the item's fund reaches no more without that money. */
export const unitsLost = ({ groupGift, wanted }: Pick<RegistryItem, 'groupGift' | 'wanted'>, amount: Cents): number =>
  O.match(
    () => 0,
    (fund: GroupGift) =>
      unitsReached(fund, wanted) - unitsReached({ ...fund, raised: minus(fund.raised, amount) }, wanted),
  )(groupGift);

/** How many units the money that moves to the item's fund pays for at once, beside `raised` that is there. */
export const unitsMoved = (
  { wanted, moved, paid, groupGift }: Extract<RegistryFact, { readonly _tag: 'Replaced' }>,
  raised: Cents,
): number => {
  if (O.isNone(groupGift) || raised === NO_CENTS) return paid;
  const fund = { ...groupGift.value, raised: plus(raised, moved) };
  return unitsReached(fund, wanted) - unitsReached({ ...fund, raised }, wanted);
};

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

/** The item without money that its fund no longer has, and without so many bought units. */
export const withoutMoney = <Its extends ItemCounts>(item: Its, amount: Cents, units: number): Its =>
  withoutUnits(
    withFund(item, (fund) => ({ ...fund, raised: minus(fund.raised, amount) })),
    units,
  );

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
      return O.isNone(item.groupGift) ? item : withoutMoney(item, fact.amount, fact.units);
  }
};
