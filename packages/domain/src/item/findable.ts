/*
 * [ADD-09] [NLA-02] A product is found in the shop, or offered as a replacement, when it is on the web and available.
 *
 * @example isFindable({ isOnWeb: true, isNla: false }) // => true
 */

import { function as F, option as O } from 'fp-ts';
import { isOfferedIn } from '../account/index.ts';
import { isPlainPath } from '../address/index.ts';
import type { MarketRules } from '../site/index.ts';
import { fundOf } from './fund.ts';
import { flagMissingPersonalization } from './item-personalization.ts';
import type { Product } from './product.ts';
import type { RegistryItem } from './registry-item.ts';

/** Whether search in the shop finds the product. */
export const isFindable = ({ isOnWeb, isNla }: Pick<Product, 'isOnWeb' | 'isNla'>): boolean => isOnWeb && !isNla;

/*
 * [ROUTE-19] [AUTH-05] A product has a page when it is on the web and its path is plainly one of this site.
 *
 * @example hasPage({ isOnWeb: true, path: '' }) // => false
 */

/** Whether the product has a page to link to. */
export const hasPage = ({ isOnWeb, path }: Pick<Product, 'isOnWeb' | 'path'>): boolean => isOnWeb && isPlainPath(path);

/*
 * [GG-03] [CA-01] [PERS-02] An item is read as a site of its market offers it, whatever was stored about it. The Canadian site has no group gifts: there the item is one like any other. Everywhere else a fund is
 * shown with the goal that it has today. Words that are missing are flagged.
 *
 * @example offeredIn(markets.CA)(exampleItem({ groupGift: O.some({ name: 'Plates', goal: 10_000, raised: 2_550 }) })) // => exampleItem()
 */

const withFundIn =
  (market: MarketRules) =>
  (item: RegistryItem): RegistryItem => {
    const groupGift = isOfferedIn(market, 'seeGroupGift') ? fundOf(item) : O.none;
    return groupGift === item.groupGift ? item : { ...item, groupGift };
  };

/** The item as sites of that market show it: without a fund where the market has no group gifts, and with a missing personalization flagged. */
export const offeredIn = (market: MarketRules): ((item: RegistryItem) => RegistryItem) =>
  F.flow(withFundIn(market), flagMissingPersonalization);
