import { option as O } from 'fp-ts';
import { type FundShown, fundShown } from '../../item/index.ts';
import type { Site } from '../../site/index.ts';
import { purchasedOfWanted } from './count.ts';
import { fundMessages } from './fund.ts';

/** How much of an item was given: units purchased, or the money raised for a group gift. */
export const givenOf = (site: Pick<Site, 'currencyPrefix'>, item: Parameters<typeof fundShown>[0]): string =>
  O.match(
    () => purchasedOfWanted(item),
    (shown: FundShown) => fundMessages.progress(site, shown),
  )(fundShown(item));
