import { option as O } from 'fp-ts';
import type { Role } from '../account/index.ts';
import { type Counted, type FundShown, fundShown } from '../item/index.ts';
import type { Tally } from '../list/index.ts';
import { formatCount, giftCount, itemCount } from './count.en.ts';

/** How far a wish is fulfilled: "3 of 8 purchased" (NLA-05). */
export const purchasedOfWanted = ({ wants, purchased }: Counted): string =>
  `${formatCount(purchased)} of ${formatCount(wants)} purchased`;

/** How far a gift has come: its pieces, or the money where guests pay for it together. */
export const givenSoFar = (item: Parameters<typeof fundShown>[0]): string =>
  O.match(
    () => purchasedOfWanted(item),
    ({ percent }: FundShown) => `${percent}% of the group gift`,
  )(fundShown(item));

/** How many are missing: "5 still needed". */
export const stillNeeded = (remaining: number): string => `${formatCount(remaining)} still needed`;

/** The counts of a section, gifts to guests and items to registrants: "14 gifts, 6 purchased". */
export const sectionTally = (role: Role, { items, purchased }: Tally): string =>
  `${role === 'registrant' ? itemCount(items) : giftCount(items)}, ${formatCount(purchased)} purchased`;
