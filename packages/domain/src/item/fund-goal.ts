/*
 * [GG-03] A fund's goal is the price of all wanted units. It follows the price until the first contribution; from then on it keeps that day's price and changes only
 * with the wanted quantity.
 *
 * @example O.map(({ goal }) => goal)(fundOf(exampleItem({ wanted: 2, groupGift: O.some({ name: 'Plates', goal: centsOf(9_000), raised: centsOf(1_000) }) }))) // => O.some(9_000)
 * @example fullPrice({ name: 'Plates', goal: centsOf(9_000), raised: centsOf(1_000) }, 2) // => 4_500
 * @example fundAfterWanted({ name: 'Plates', goal: centsOf(9_000), raised: centsOf(1_000) }, 2, 3).goal // => 13_500
 */
import { function as F, option as O } from 'fp-ts';
import { type Cents, cents, NO_CENTS, times } from '../money/index.ts';
import { itemPrice, type PricedItem } from './item-price.ts';
import type { GroupGift, RegistryItem } from './registry-item.ts';

/** The fields of an item that its fund is calculated from. */
export interface FundInput extends Pick<RegistryItem, 'wanted' | 'groupGift'>, PricedItem {}

/** The item's fund with its current goal, in cents (GG-03); `none` when the item is not a group gift. */
export const fundOf = (item: FundInput): O.Option<GroupGift> => {
  const { wanted, groupGift } = item;
  if (O.isNone(groupGift) || groupGift.value.raised > 0) return groupGift;
  const goal = times(itemPrice(item), wanted);
  return goal === groupGift.value.goal ? groupGift : O.some({ ...groupGift.value, goal });
};

/** The price the fund counts as one unit, in cents: its goal divided by the wanted quantity, rounded down. */
export const fullPrice = ({ goal }: GroupGift, wanted: number): Cents =>
  F.pipe(
    cents(Math.floor(goal / wanted)),
    O.getOrElse(() => NO_CENTS),
  );

/** The fund after a change of the wanted quantity: the goal grows or shrinks by full prices. */
export const fundAfterWanted = (fund: GroupGift, before: number, after: number): GroupGift =>
  before === after ? fund : { ...fund, goal: times(fullPrice(fund, before), after) };
