/*
 * [GG-03] The progress of a fund in whole percent. Only a complete fund has 100, and only one without contributions has 0.
 *
 * @example fundPercent({ name: 'Plates', goal: centsOf(100_000), raised: centsOf(1) }) // => 1
 * @example fundPercent({ name: 'Plates', goal: centsOf(100_000), raised: centsOf(99_999) }) // => 99
 * @example fundShown(exampleItem({ wanted: 2, purchased: 1, groupGift: O.some({ name: 'Plates', goal: centsOf(9_000), raised: centsOf(1_000) }) })) // => O.some({ raised: 1_000, goal: 4_500, missing: 3_500, percent: 22, wanted: 2, whole: 1 })
 */
import { option as O } from 'fp-ts';
import { type Cents, plus } from '../money/index.ts';
import { type FundInput, fundOf } from './fund-goal.ts';
import { fundCapacity, unitsReached } from './fund-units.ts';
import type { GroupGift, ItemQuantities } from './registry-item.ts';

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
