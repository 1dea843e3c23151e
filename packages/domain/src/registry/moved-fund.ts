/*
 * [NLA-07] [GG-03] When an item is replaced, the money for pieces that are not complete yet goes over to the replacement, with the name of the fund; what has paid whole pieces stays with
 * them. The goal is then the replacement's price times what is wanted of it, and whole prices that the money reaches at once count as bought.
 *
 * Laws:
 * - without a fund on either side there is none
 * - the money afterwards is the replacement's own and what was begun of the old item's
 * - the goal is the price of the replacement times what is wanted of it
 * - the name is that of the replacement's own fund, else the old item's
 * - whole prices that the money reaches at once are paid for, and never more pieces than are still needed
 *
 * @example movedFund(
 *     exampleItem({ wants: 4, purchased: 1, groupGift: O.some({ name: 'Plates', goal: centsOf(10_000), raised: centsOf(3_000) }) }),
 *     O.none,
 *     { price: centsOf(4_000), wants: 3 },
 *   ) // => O.some({ fund: { name: 'Plates', goal: 12_000, raised: 500 }, paid: 0 })
 */
import { function as F, option as O } from 'fp-ts';
import { type GroupGift, moneyBegun, type RegistryItem, unitsReached } from '../item/index.ts';
import { type Cents, NO_CENTS, plus, times } from '../money/index.ts';

/** The fund of a replacement, and how many pieces of it the money pays for at once. */
export interface MovedFund {
  readonly fund: GroupGift;
  readonly paid: number;
}

/** What a replacement costs, in cents, and how many of it are wanted once it has taken the place. */
export interface TakenPlace {
  readonly price: Cents;
  readonly wants: number;
}

type Funded = Pick<RegistryItem, 'wants' | 'purchased' | 'groupGift'>;

const NOTHING_YET: Funded = { wants: 1, purchased: 0, groupGift: O.none };

const between = (least: number, most: number, number: number): number => Math.min(most, Math.max(least, number));

/** The fund of the replacement of that item; `present` is the replacement as it is on the list already. */
export const movedFund = (
  existing: Pick<RegistryItem, 'wants' | 'groupGift'>,
  present: O.Option<Funded>,
  { price, wants }: TakenPlace,
): O.Option<MovedFund> => {
  const own = F.pipe(
    present,
    O.getOrElse(() => NOTHING_YET),
  );
  const begun = F.pipe(
    existing.groupGift,
    O.match(
      () => NO_CENTS,
      (fund) => moneyBegun(fund, existing.wants),
    ),
  );
  return F.pipe(
    own.groupGift,
    O.alt(() => O.map((fund: GroupGift): GroupGift => ({ ...fund, raised: NO_CENTS }))(existing.groupGift)),
    O.map((before) => {
      const fund = { name: before.name, goal: times(price, wants), raised: plus(before.raised, begun) };
      const reached = unitsReached(fund, wants) - unitsReached(before, own.wants);
      return { fund, paid: between(0, Math.max(0, wants - own.purchased), reached) };
    }),
  );
};
