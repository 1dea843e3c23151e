import { option as O } from 'fp-ts';
import type { Role } from '../../account/index.ts';
import { type Counted, type FundShown, fundShown } from '../../item/index.ts';
import type { SectionCounts } from '../../list/index.ts';
import { formatCount, giftCount, itemCount } from './count.ts';

const extra = (count: number): string => `${formatCount(count)} extra`;

/** What stands under the number of pieces bought, beside the number wanted: what was bought beyond it is told apart (ITEM-15). */
export const purchasedLabel = ({ items, purchased }: SectionCounts): string =>
  purchased > items ? `purchased, ${extra(purchased - items)}` : 'purchased';

/** How far a wish is fulfilled: "3 of 8 purchased" (NLA-05); "6 of 6, 2 extra" where more was bought than is wanted (ITEM-15). */
export const purchasedOfWanted = ({ wanted, purchased }: Counted): string =>
  purchased > wanted
    ? `${formatCount(wanted)} of ${formatCount(wanted)}, ${extra(purchased - wanted)}`
    : `${formatCount(purchased)} of ${formatCount(wanted)} purchased`;

/** How far a gift has come: its pieces, or the money where guests pay for it together. */
export const givenSoFar = (item: Parameters<typeof fundShown>[0]): string =>
  O.match(
    () => purchasedOfWanted(item),
    ({ percent }: FundShown) => `${percent}% of the group gift`,
  )(fundShown(item));

/** How many are missing: "5 still needed". */
export const stillNeeded = (remaining: number): string => `${formatCount(remaining)} still needed`;

/** The counts of a section, gifts to guests and items to registrants: "6 gifts, 36 wanted, 12 purchased", or "6 gifts, 36 of 36, 2 extra" (ITEM-15). */
export const sectionTally = (role: Role, gifts: number, { items: wanted, purchased }: SectionCounts): string => {
  const count = role === 'registrant' ? itemCount(gifts) : giftCount(gifts);
  return purchased > wanted
    ? `${count}, ${purchasedOfWanted({ wanted, purchased })}`
    : `${count}, ${formatCount(wanted)} wanted, ${formatCount(purchased)} purchased`;
};
