/*
 * [NLA-07] [GG-03] When an item is replaced, the money for units that are not complete yet goes over to the replacement, with the name of the fund; what has paid whole units stays with
 * them. A replacement for which guests have given already keeps the price at which they gave, and its goal only grows with what is wanted; else its goal is its price today times what is
 * wanted. Whole prices that the money reaches at once count as bought. Money that the fund has no room for is not moved: the replacement is too small for it.
 *
 * @example transferredFund(
 *     exampleItem({ wanted: 4, purchased: 1, groupGift: O.some({ name: 'Plates', goal: centsOf(10_000), raised: centsOf(3_000) }) }),
 *     O.none,
 *     { price: centsOf(4_000), wanted: 3 },
 *   ) // => E.right({ fund: O.some({ name: 'Plates', goal: 12_000, raised: 500 }), moved: 500, paid: 0 })
 * @example transferredFund(
 *     exampleItem({ wanted: 1, purchased: 0, groupGift: O.some({ name: 'Plates', goal: centsOf(10_000), raised: centsOf(3_000) }) }),
 *     O.none,
 *     { price: centsOf(2_500), wanted: 1 },
 *   ) // => E.left({ _tag: 'FundTooLarge', raised: 3_000, takes: 2_500 })
 */
import { either as E, function as F, option as O } from 'fp-ts';
import { NOT_PERSONALIZED } from '../identity/index.ts';
import {
  fundCapacity,
  fundOf,
  type GroupGift,
  moneyTowardNextUnit,
  type RegistryItem,
  unitsReached,
} from '../item/index.ts';
import { type Cents, NO_CENTS, plus } from '../money/index.ts';
import { type ItemCounts, withWanted } from './item-after.ts';

/** The money raised for incomplete units, in cents, is more than the replacement's fund can receive (NLA-07). */
export interface FundTooLarge {
  readonly _tag: 'FundTooLarge';
  readonly raised: Cents;
  readonly takes: Cents;
}

/** The replacement's fund, how much of its money was moved, in cents, and how many units that pays for at once. */
export interface TransferredFund {
  readonly fund: O.Option<GroupGift>;
  readonly moved: Cents;
  readonly paid: number;
}

/** The replacement's price, in cents, and its wanted quantity after the replacement. */
export interface ReplacementTarget {
  readonly price: Cents;
  readonly wanted: number;
}

type Funded = Pick<RegistryItem, 'wanted' | 'groupGift'>;

const begunFor = ({ wanted, groupGift }: Funded): Cents =>
  O.isNone(groupGift) ? NO_CENTS : moneyTowardNextUnit(groupGift.value, wanted);

const emptied = ({ groupGift }: Funded): O.Option<GroupGift> =>
  O.map((fund: GroupGift): GroupGift => ({ ...fund, raised: NO_CENTS }))(groupGift);

/** The fund of the item's replacement, or why it cannot receive the money; `present` is the replacement's item if it is already on the list. */
export const transferredFund = (
  existing: Funded,
  present: O.Option<ItemCounts>,
  { price, wanted }: ReplacementTarget,
): E.Either<FundTooLarge, TransferredFund> => {
  const own = O.map((item: ItemCounts) => withWanted(item, wanted))(present);
  const place = {
    wanted,
    purchased: O.isSome(own) ? own.value.purchased : 0,
    identity: { personalizationId: NOT_PERSONALIZED },
    product: { currentPrice: price, personalizationType: 0 } as const,
    groupGift: F.pipe(
      own,
      O.chain(({ groupGift }) => groupGift),
      O.alt(() => emptied(existing)),
    ),
  };
  const [moved, takes] = [begunFor(existing), fundCapacity(place)];
  if (moved > takes) return E.left({ _tag: 'FundTooLarge', raised: moved, takes });
  const before = fundOf(place);
  if (O.isNone(before)) return E.right({ fund: O.none, moved, paid: 0 });
  const fund = { ...before.value, raised: plus(before.value.raised, moved) };
  return E.right({ fund: O.some(fund), moved, paid: unitsReached(fund, wanted) - unitsReached(before.value, wanted) });
};
