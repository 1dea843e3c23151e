import { option as O } from 'fp-ts';
import type { Role } from '../../account/index.ts';
import { type FundShown, fundShown, type ItemQuantities } from '../../item/index.ts';
import type { SectionCounts } from '../../list/index.ts';
import type { WantedQuantityRefusal } from '../../quantity/index.ts';
import { formatCount } from './formats.ts';

/** `1 item`, `2 items`, `1,250 items`. */
export const itemCount = (count: number): string => `${formatCount(count)} ${count === 1 ? 'item' : 'items'}`;

/** `1 gift`, `14 gifts`. */
export const giftCount = (count: number): string => `${formatCount(count)} ${count === 1 ? 'gift' : 'gifts'}`;

/** `1 product`, `14 products`. */
export const productCount = (count: number): string => `${formatCount(count)} ${count === 1 ? 'product' : 'products'}`;

/** Counts gifts; called products when not all of them are gifts. */
export const unitCount = (count: number, areGifts: boolean): string => (areGifts ? giftCount : productCount)(count);

/** Below the field when a guest wants more than is still needed (BUY-02). */
export const EXCEEDS_REQUESTED = 'The number you entered exceeds the requested amount.';

/** Why a quantity was refused. */
export const quantityOutOfRange = ({
  minimum,
  maximum,
}: {
  readonly minimum: number;
  readonly maximum: number;
}): string => `Enter a whole number from ${formatCount(minimum)} to ${formatCount(maximum)}.`;

/** Why a wanted quantity was refused (MAN-05). */
export const wantedQuantityRefused = (refusal: WantedQuantityRefusal): string => {
  switch (refusal._tag) {
    case 'QuantityOutOfRange':
      return quantityOutOfRange(refusal);
    case 'BelowPurchased':
      return 'Enter a quantity equal to or higher than the purchased amount';
  }
};

const extra = (count: number): string => `${formatCount(count)} extra`;

/** Below the number of units bought; over-purchased units are shown separately (ITEM-15). */
export const purchasedLabel = ({ items, purchased }: SectionCounts): string =>
  purchased > items ? `purchased, ${extra(purchased - items)}` : 'purchased';

/** "3 of 8 purchased" (NLA-05), or "6 of 6, 2 extra" when over-purchased (ITEM-15). */
export const purchasedOfWanted = ({ wanted, purchased }: ItemQuantities): string =>
  purchased > wanted
    ? `${formatCount(wanted)} of ${formatCount(wanted)}, ${extra(purchased - wanted)}`
    : `${formatCount(purchased)} of ${formatCount(wanted)} purchased`;

/** Units purchased, or for a group gift the percentage of the money raised. */
export const givenSoFar = (item: Parameters<typeof fundShown>[0]): string =>
  O.match(
    () => purchasedOfWanted(item),
    ({ percent }: FundShown) => `${percent}% of the group gift`,
  )(fundShown(item));

/** "5 still needed". */
export const stillNeeded = (remaining: number): string => `${formatCount(remaining)} still needed`;

const WORDS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];

/** "Three complete the set": so many are missing of a set of which some were bought (SETS-01). */
export const completesSet = (missing: number): string =>
  `${WORDS[missing - 1] ?? formatCount(missing)} ${missing === 1 ? 'completes' : 'complete'} the set`;

/** The counts of a section, gifts to guests and items to registrants: "6 gifts, 36 wanted, 12 purchased", or "6 gifts, 36 of 36, 2 extra" (ITEM-15). */
export const sectionTally = (role: Role, gifts: number, { items: wanted, purchased }: SectionCounts): string => {
  const count = role === 'registrant' ? itemCount(gifts) : giftCount(gifts);
  return purchased > wanted
    ? `${count}, ${purchasedOfWanted({ wanted, purchased })}`
    : `${count}, ${formatCount(wanted)} wanted, ${formatCount(purchased)} purchased`;
};
