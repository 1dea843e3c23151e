/*
 * [GG-03] A fund's goal is the price of all wanted units. It follows the price until the first contribution; from then on it keeps that day's price and changes only
 * with the wanted quantity.
 *
 * @example O.map(({ goal }) => goal)(fundOf(exampleItem({ wanted: 2, groupGift: O.some({ name: 'Plates', goal: centsOf(9_000), raised: centsOf(1_000) }) }))) // => O.some(9_000)
 * @example fullPrice({ name: 'Plates', goal: centsOf(9_000), raised: centsOf(1_000) }, 2) // => 4_500
 * @example fundAfterWanted({ name: 'Plates', goal: centsOf(9_000), raised: centsOf(1_000) }, 2, 3).goal // => 13_500
 */
import { function as F, option as O } from 'fp-ts';
import { type Cents, cents, NO_CENTS, plus, times } from '../money/index.ts';
import { itemPrice, type PricedItem } from './item-price.ts';
import { remaining } from './purchase-state.ts';
import type { GroupGift, ItemQuantities, RegistryItem } from './registry-item.ts';

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

/*
 * [GG-03] [MAN-05] Every full price that a fund reaches counts one unit as purchased. A partly paid unit has to stay wanted, too, and the fund takes no more than what
 * is missing for the units still needed.
 *
 * @example unitsReached({ name: 'Plates', goal: centsOf(9_000), raised: centsOf(4_499) }, 2) // => 0
 * @example unitsReached({ name: 'Plates', goal: centsOf(9_000), raised: centsOf(4_500) }, 2) // => 1
 * @example fundCapacity(exampleItem({ wanted: 2, purchased: 0, groupGift: O.some({ name: 'Plates', goal: centsOf(9_000), raised: centsOf(1_000) }) })) // => 8_000
 * @example unitsCovered({ wanted: 2, purchased: 0, groupGift: O.some({ name: 'Plates', goal: centsOf(9_000), raised: centsOf(1_000) }) }) // => 1
 */

/** How many full units the money raised pays for (GG-03). */
export const unitsReached = (fund: GroupGift, wanted: number): number => {
  const price = fullPrice(fund, wanted);
  return price === 0 ? 0 : Math.min(wanted, Math.floor(fund.raised / price));
};

/** The money raised beyond the last full unit, in cents, towards a unit that is not complete (NLA-07). */
export const moneyTowardNextUnit = (fund: GroupGift, wanted: number): Cents =>
  F.pipe(
    cents(fund.raised - unitsReached(fund, wanted) * fullPrice(fund, wanted)),
    O.getOrElse(() => NO_CENTS),
  );

/** The maximum, in cents, that the item's fund can still receive (GG-03); zero when it has no fund. */
export const fundCapacity = (item: FundInput & ItemQuantities): Cents => {
  const found = fundOf(item);
  if (O.isNone(found)) return NO_CENTS;
  const fund = found.value;
  const needed = remaining(item) * fullPrice(fund, item.wanted) - moneyTowardNextUnit(fund, item.wanted);
  return F.pipe(
    cents(Math.min(fund.goal - fund.raised, needed)),
    O.getOrElse(() => NO_CENTS),
  );
};

/** How many units were bought or paid for, in full or in part; the wanted quantity cannot be lower (MAN-05). */
export const unitsCovered = ({
  wanted,
  purchased,
  groupGift,
}: Pick<RegistryItem, 'wanted' | 'purchased' | 'groupGift'>): number => {
  if (O.isNone(groupGift)) return purchased;
  const begun = moneyTowardNextUnit(groupGift.value, wanted) > 0 ? 1 : 0;
  return Math.max(purchased, unitsReached(groupGift.value, wanted)) + begun;
};

/*
 * [GG-03] The progress of a fund in whole percent. Only a complete fund has 100, and only one without contributions has 0.
 *
 * @example fundPercent({ name: 'Plates', goal: centsOf(100_000), raised: centsOf(1) }) // => 1
 * @example fundPercent({ name: 'Plates', goal: centsOf(100_000), raised: centsOf(99_999) }) // => 99
 * @example fundShown(exampleItem({ wanted: 2, purchased: 1, groupGift: O.some({ name: 'Plates', goal: centsOf(9_000), raised: centsOf(1_000) }) })) // => O.some({ raised: 1_000, goal: 4_500, missing: 3_500, percent: 22, wanted: 2, whole: 1 })
 */

/** The progress of a fund in whole percent, 0 to 100 (GG-03). */
export const fundPercent = ({ goal, raised }: Pick<GroupGift, 'goal' | 'raised'>): number => {
  if (raised >= goal) return 100;
  return raised === 0 ? 0 : Math.max(1, Math.floor((raised * 100) / goal));
};

/** A fund's progress as it is displayed; amounts in cents (GG-03). */
export interface FundShown {
  readonly raised: Cents;
  /** The total that guests collect, without units bought whole. */
  readonly goal: Cents;
  readonly missing: Cents;
  /** In whole percent, 0 to 100. */
  readonly percent: number;
  readonly wanted: number;
  /** How many of the wanted units were bought whole, outside the fund. */
  readonly whole: number;
}

/** The progress of the item's fund, with units bought whole shown separately; `none` when the item is not a group gift. */
export const fundShown = (item: FundInput & ItemQuantities): O.Option<FundShown> =>
  O.map((fund: GroupGift): FundShown => {
    const { wanted, purchased } = item;
    const missing = fundCapacity(item);
    const goal = plus(fund.raised, missing);
    const reached = unitsReached(fund, wanted);
    const whole = Math.min(wanted - reached, Math.max(0, purchased - reached));
    return { raised: fund.raised, goal, missing, percent: fundPercent({ goal, raised: fund.raised }), wanted, whole };
  })(fundOf(item));
