/*
 * [NLA-03] [MAN-04] What is left of a replaced or removed item is settled. It reads as an item like any other, and no more of it is wanted or bought than was given already; where nothing was bought of it, it is kept for the money in its fund and shown to nobody.
 *
 * @example settledAfter([], {
 *     _tag: 'Replaced',
 *     existing: identityOf('4821'),
 *     kept: O.some(3),
 *     replacement: identityOf('5000'),
 *     wanted: 5,
 *     moved: centsOf(0),
 *     paid: 0,
 *     isMostLoved: false,
 *     groupGift: O.none,
 *     personalization: O.none,
 *   }) // => [identityOf('4821')]
 */
import { option as O } from 'fp-ts';
import { type ItemIdentity, isSameIdentity } from '../identity/index.ts';
import type { Registry } from './registry.ts';
import { isSettingsFact, type RegistryFact } from './registry-fact.ts';

/** Whether the item of that identity is a settled item. */
export const isSettled = ({ settled }: Pick<Registry, 'settled'>, identity: ItemIdentity): boolean =>
  settled.some((each) => isSameIdentity(each, identity));

/** The settled items after the fact. */
export const settledAfter = (settled: Registry['settled'], fact: RegistryFact): Registry['settled'] => {
  const but = (...identities: ReadonlyArray<ItemIdentity>) =>
    settled.filter((each) => !identities.some((identity) => isSameIdentity(each, identity)));
  if (isSettingsFact(fact)) return settled;
  switch (fact._tag) {
    case 'Purchased':
    case 'WantedChanged':
    case 'MarkedMostLoved':
    case 'UnmarkedMostLoved':
    case 'GroupGiftStarted':
    case 'GroupGiftStopped':
    case 'FundNamed':
    case 'Contributed':
    case 'PurchaseReturned':
    case 'ContributionReturned':
    case 'GiftCardBought':
    case 'GiftCardReturned':
    case 'OrderHidden':
    case 'UnmatchedGiven':
    case 'UnmatchedReturned':
    case 'ThanksWritten':
      return settled;
    case 'Added':
      return but(fact.identity);
    case 'Removed':
      return [...but(fact.identity), ...(fact.kept === undefined ? [] : [fact.identity])];
    case 'Replaced': {
      const others = but(fact.existing, fact.replacement);
      return O.isSome(fact.kept) ? [...others, fact.existing] : others;
    }
  }
};
