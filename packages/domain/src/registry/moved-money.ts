/*
 * [NLA-07] [SURP-01] [RET-01] Where the money of contributions is once items were replaced or removed: what was begun of a unit moves to the replacement's fund, and the rest stays with the old item, as does money that
 * is hidden from the owners. A contribution that comes back is taken from where its money is.
 *
 * @example partsReturned(exampleRegistry({ items: [exampleItem()] }), {
 *     _tag: 'ContributionReturned',
 *     identity: identityOf('4821'),
 *     given: identityOf('4821'),
 *     amount: centsOf(1_000),
 *     units: 0,
 *     orderNumber: orderNumberOf('HF-1'),
 *   }).map(({ amount }) => amount) // => [1_000]
 */
import { function as F, option as O } from 'fp-ts';
import { isSameIdentity } from '../identity/index.ts';
import { fundAfterWanted, fundOf, type GroupGift, moneyTowardNextUnit, type RegistryItem } from '../item/index.ts';
import { type Cents, min, minus, NO_CENTS, plus } from '../money/index.ts';
import { wantedAtLeastOnce } from '../quantity/index.ts';
import { type ItemCounts, raisedFor, unitsLost, unitsMoved } from './item-after.ts';
import type { Registry } from './registry.ts';
import type { RegistryFact } from './registry-fact.ts';
import { isGiftOf, sumOfGifts } from './surprise-gifts.ts';

type Fact<Tag> = Extract<RegistryFact, { readonly _tag: Tag }>;

/** The replacement with the fund that owners saw move, and with the money that was in its own, hidden or not. */
export const withMovedFund = <Its extends ItemCounts>(item: Its, fact: Fact<'Replaced'>): Its => {
  const wanted = wantedAtLeastOnce(fact.wanted);
  const own = O.map((fund: GroupGift) => fundAfterWanted(fund, item.wanted, wanted))(item.groupGift);
  const raised = raisedFor(item);
  return {
    ...item,
    wanted,
    purchased: item.purchased + unitsMoved(fact, raised),
    groupGift: F.pipe(
      fact.groupGift,
      O.map((fund) => ({ ...fund, raised: O.isNone(own) ? fund.raised : plus(raised, fact.moved) })),
      O.alt(() => own),
    ),
  };
};

/**
 * The returned contribution, in parts by the funds that have its money; as a whole when none has. Money that moved is not told apart from what others gave to the same fund: what a fund lacks, because an earlier
 * return took it there, is taken from what stays of replaced items.
 */
export const partsReturned = (
  { items, surpriseGifts, settled }: Pick<Registry, 'items' | 'surpriseGifts' | 'settled'>,
  fact: Fact<'ContributionReturned'>,
): ReadonlyArray<Fact<'ContributionReturned'>> => {
  const { identity: fund, given, orderNumber, amount } = fact;
  const isOwn = isGiftOf(fund);
  if (surpriseGifts.some((gift) => gift.orderNumber === orderNumber && isOwn(gift))) return [fact];
  const ofFund = items.find((item) => isSameIdentity(item.identity, fund));
  const seenIn = (item: RegistryItem): Cents =>
    minus(raisedFor(item), sumOfGifts(surpriseGifts.filter(isGiftOf(item.identity))).amount);
  if (ofFund === undefined ? isSameIdentity(fund, given) : seenIn(ofFund) >= amount) return [fact];
  const sources = [given, fund, ...(ofFund === undefined ? [] : settled)].filter(
    (identity, at, all) => all.findIndex((other) => isSameIdentity(other, identity)) === at,
  );
  let rest = amount;
  const parts = sources.flatMap((identity) => {
    const item = items.find((each) => isSameIdentity(each.identity, identity));
    const part = item === undefined ? NO_CENTS : min(rest, seenIn(item));
    if (item === undefined || part === NO_CENTS) return [];
    rest = minus(rest, part);
    return [{ ...fact, identity, amount: part, units: unitsLost(item, part) }];
  });
  return parts.length === 0 ? [fact] : parts;
};

/*
 * [NLA-07] [NLA-04] [MAN-02] Before a group gift that is no longer available is removed or replaced, its registrant is shown the money in it: how much guests have given, how much of that goes over
 * to the replacement, and whether that joins a fund which is there, or makes a group gift of something that was none.
 *
 * @example fundTransfer(exampleItem({ groupGift: O.some({ name: 'Plates', goal: centsOf(36_000), raised: centsOf(1_000) }) }), O.none)
 *   // => O.some({ given: 1_000, moves: 1_000, name: 'Plates', onto: 'new' })
 * @example moneyGiven(exampleItem()) // => O.none
 */

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
