/*
 * [NLA-07] [NLA-04] [MAN-02] Before a group gift that is no longer available is removed or replaced, its registrant is shown the money in it: how much guests have given, how much of that goes over
 * to the replacement, and whether that joins a fund which is there, or makes a group gift of something that was none.
 *
 * @example fundTransfer(exampleItem({ groupGift: O.some({ name: 'Plates', goal: centsOf(36_000), raised: centsOf(1_000) }) }), O.none)
 *   // => O.some({ given: 1_000, moves: 1_000, name: 'Plates', onto: 'new' })
 * @example moneyGiven(exampleItem()) // => O.none
 */
import { function as F, option as O } from 'fp-ts';
import { fundOf, moneyTowardNextUnit, type RegistryItem } from '../item/index.ts';
import type { Cents } from '../money/index.ts';

/** What happens to a fund when its item is replaced; amounts in cents. */
export interface FundTransfer {
  /** The total that guests have given. */
  readonly given: Cents;
  /** The amount moved to the replacement. */
  readonly moves: Cents;
  /** The name of the fund afterwards. */
  readonly name: string;
  /** The replacement before: not on the list, on it without a fund, or a group gift. */
  readonly onto: 'new' | 'single' | 'fund';
}

/** The money guests have given to the item's fund, in cents; `none` when that is zero or the item has no fund. */
export const moneyGiven = (item: RegistryItem): O.Option<Cents> =>
  F.pipe(
    fundOf(item),
    O.map(({ raised }) => raised),
    O.filter((raised) => raised > 0),
  );

/** What happens to the item's fund; `present` is the replacement's item if it is already on the list. `none` when the item has no fund. */
export const fundTransfer = (existing: RegistryItem, present: O.Option<RegistryItem>): O.Option<FundTransfer> => {
  const own = O.chain(fundOf)(present);
  return F.pipe(
    fundOf(existing),
    O.map((fund) => ({
      given: fund.raised,
      moves: moneyTowardNextUnit(fund, existing.wanted),
      name: O.getOrElse(() => fund)(own).name,
      onto: O.isNone(present) ? 'new' : O.isNone(own) ? 'single' : 'fund',
    })),
  );
};
