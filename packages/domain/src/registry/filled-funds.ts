/*
 * [FUND-04] [NLA-07] The gift of a full fund is ordered, and complete pieces stay bought when their item leaves the list. The contributions that paid for them have filled their fund for good, whatever becomes of the
 * item afterwards: they are never store credit, and their givers cannot have them back. Written with the change that filled the fund. Only where the retailer takes one of them out is the fund short again: of the others,
 * what pays for complete pieces stays.
 *
 * @example filledBy([{ lineTotal: centsOf(6_000), filled: centsOf(0) }, { lineTotal: centsOf(6_000), filled: centsOf(0) }], { rest: centsOf(2_000) }).map(({ filled }) => filled) // => [6_000, 4_000]
 */
import { option as O } from 'fp-ts';
import { type ItemIdentity, isSameIdentity, type OrderNumber } from '../identity/index.ts';
import { fundCapacity, moneyTowardNextUnit } from '../item/index.ts';
import { type Cents, min, minus, NO_CENTS, plus, total } from '../money/index.ts';
import type { Registry } from './registry.ts';
import type { RegistryFact } from './registry-fact.ts';
import { isSettled } from './settled.ts';
import { isGiftOf, sumOfGifts } from './surprise-gifts.ts';

/** A fund that was filled, and how much of its money is still for pieces that are not complete; what the hidden orders gave is not looked at, as their givers may have it back (SURP-01). */
export interface FilledFund {
  readonly identity: ItemIdentity;
  readonly rest: Cents;
  readonly hidden: ReadonlyArray<OrderNumber>;
  /** Present when it is short again: what counted as filled is reckoned anew. */
  readonly isShortAgain?: true;
}

/** The funds of the registry that the fact filled, or made short again. Money that moves to a replacement is looked at where it was before. */
export const filledFunds = (before: Registry, after: Registry, fact: RegistryFact): ReadonlyArray<FilledFund> =>
  after.items.flatMap((item): ReadonlyArray<FilledFund> => {
    const { identity, groupGift, wanted } = item;
    const isUnchanged = before.items.includes(item) && isSettled(before, identity) === isSettled(after, identity);
    if (isUnchanged || O.isNone(groupGift) || groupGift.value.raised === NO_CENTS) return [];
    if (!isSettled(after, identity)) {
      const fund: FilledFund = { identity, rest: moneyTowardNextUnit(groupGift.value, wanted), hidden: [] };
      if (fundCapacity(item) === 0) return [fund];
      return fact._tag === 'ContributionReturned' && fact.hadFilled === true ? [{ ...fund, isShortAgain: true }] : [];
    }
    const moved = fact._tag === 'Replaced' && isSameIdentity(fact.existing, identity) ? fact.moved : NO_CENTS;
    const unseen =
      'keepsHidden' in fact && fact.keepsHidden === true ? before.surpriseGifts.filter(isGiftOf(identity)) : [];
    const seen = { ...groupGift.value, raised: minus(groupGift.value.raised, sumOfGifts(unseen).amount) };
    const hidden = unseen.map(({ orderNumber }) => orderNumber);
    return [{ identity, rest: plus(moneyTowardNextUnit(seen, wanted), moved), hidden }];
  });

/** A contribution, and how much of it has filled its fund. */
interface Contribution {
  readonly lineTotal: Cents;
  readonly filled: Cents;
}

/** The contributions to such a fund, oldest first: the newest are those whose money is not for complete pieces. */
export const filledBy = <C extends Contribution>(
  contributions: ReadonlyArray<C>,
  { rest, isShortAgain }: Pick<FilledFund, 'rest' | 'isShortAgain'>,
): ReadonlyArray<C> => {
  const before = contributions.map(({ filled }) => (isShortAgain === true ? NO_CENTS : filled));
  const open = contributions.map(({ lineTotal }, at) => minus(lineTotal, before[at] ?? NO_CENTS));
  let left = minus(total(open), rest);
  return contributions.map((each, at) => {
    const part = min(left, open[at] ?? NO_CENTS);
    left = minus(left, part);
    return { ...each, filled: plus(before[at] ?? NO_CENTS, part) };
  });
};
