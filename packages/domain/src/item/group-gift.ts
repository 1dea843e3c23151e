/*
 * [GG-03] [CA-01] A group gift lacks what its goal has beyond the money raised, and nothing once the goal is reached. The Canadian site has no group gifts: there
 * the item is one like any other. Everywhere else a fund is shown with the goal that it has today.
 *
 * Laws:
 * - what is missing and what was raised are the goal together, until the goal is reached
 * - nothing is missing once the goal is reached or passed
 * - in Canada no item is a group gift, and all else of it stays
 * - elsewhere every item stays the very same, but that a fund to which nobody gave has the goal of today's price
 *
 * @example missingFrom({ name: 'Plates', goal: 10_000, raised: 2_550 }) // => 7_450
 */
import { function as F, option as O } from 'fp-ts';
import { isKnownIn } from '../account/index.ts';
import { type Cents, cents, NO_CENTS } from '../money/index.ts';
import type { Market } from '../site/index.ts';
import { fundOf } from './fund-goal.ts';
import type { GroupGift, RegistryItem } from './registry-item.ts';

/** What the fund still lacks of its goal. */
export const missingFrom = ({ goal, raised }: GroupGift): Cents =>
  F.pipe(
    cents(goal - raised),
    O.getOrElse(() => NO_CENTS),
  );

/** The item as a site of that market offers it. */
export const offeredIn =
  (market: Market) =>
  (item: RegistryItem): RegistryItem => {
    const groupGift = isKnownIn(market, 'seeGroupGift') ? fundOf(item) : O.none;
    return groupGift === item.groupGift ? item : { ...item, groupGift };
  };
