/*
 * [GG-03] [MAN-05] Every full price that a fund reaches counts one unit as purchased. A partly paid unit has to stay wanted, too, and the fund takes no more than what
 * is missing for the units still needed.
 *
 * @example unitsReached({ name: 'Plates', goal: centsOf(9_000), raised: centsOf(4_499) }, 2) // => 0
 * @example unitsReached({ name: 'Plates', goal: centsOf(9_000), raised: centsOf(4_500) }, 2) // => 1
 * @example fundCapacity(exampleItem({ wanted: 2, purchased: 0, groupGift: O.some({ name: 'Plates', goal: centsOf(9_000), raised: centsOf(1_000) }) })) // => 8_000
 * @example unitsCovered({ wanted: 2, purchased: 0, groupGift: O.some({ name: 'Plates', goal: centsOf(9_000), raised: centsOf(1_000) }) }) // => 1
 */
import { function as F, option as O } from 'fp-ts';
import { type Cents, cents, NO_CENTS } from '../money/index.ts';
import { type FundInput, fullPrice, fundOf } from './fund-goal.ts';
import { remaining } from './purchase-state.ts';
import type { GroupGift, ItemQuantities, RegistryItem } from './registry-item.ts';

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
