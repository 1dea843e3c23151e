/*
 * [GG-03] [CA-01] [PERS-02] An item is read as a site of its market offers it, whatever was stored about it. The Canadian site has no group gifts: there the item is one like any other. Everywhere else a fund is
 * shown with the goal that it has today. Words that are missing are flagged.
 *
 * @example offeredIn(markets.CA)(exampleItem({ groupGift: O.some({ name: 'Plates', goal: 10_000, raised: 2_550 }) })) // => exampleItem()
 */
import { function as F, option as O } from 'fp-ts';
import { isOfferedIn } from '../account/index.ts';
import type { MarketRules } from '../site/index.ts';
import { fundOf } from './fund-goal.ts';
import { flagMissingPersonalization } from './personalization-error.ts';
import type { RegistryItem } from './registry-item.ts';

const withFundIn =
  (market: MarketRules) =>
  (item: RegistryItem): RegistryItem => {
    const groupGift = isOfferedIn(market, 'seeGroupGift') ? fundOf(item) : O.none;
    return groupGift === item.groupGift ? item : { ...item, groupGift };
  };

/** The item as sites of that market show it: without a fund where the market has no group gifts, and with a missing personalization flagged. */
export const offeredIn = (market: MarketRules): ((item: RegistryItem) => RegistryItem) =>
  F.flow(withFundIn(market), flagMissingPersonalization);
