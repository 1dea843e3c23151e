/*
 * [OWN-02] [THX-01] [ELSE-02] The gifts without those that are hidden from the owners until a day: they are no row, and no mark is made on them. Each gift keeps its number.
 *
 * @example giftsOwnersSee({ registry: exampleRegistry({ surprise: { _tag: 'UntilDay', day: dayOf('2027-01-03') } }), gifts: [] }, dayOf('2027-01-02')).gifts // => []
 */
import type { CalendarDay } from '../calendar/index.ts';
import { isGiftHidden, type SurpriseSettings } from '../registry/index.ts';
import type { GiftId, ThankYouRow } from './thank-you-row.ts';

/** Identifies each giver by their first gift among these. */
const named = (gifts: ReadonlyArray<ThankYouRow>): ReadonlyArray<ThankYouRow> => {
  const first = new Map<GiftId, GiftId>();
  for (const { giverId, id } of gifts) if (!first.has(giverId)) first.set(giverId, id);
  return gifts.map((gift) => ({ ...gift, giverId: first.get(gift.giverId) ?? gift.id }));
};

/** The gifts as the owners see them on that day. */
export const giftsOwnersSee = <
  Its extends { readonly registry: SurpriseSettings; readonly gifts: ReadonlyArray<ThankYouRow> },
>(
  held: Its,
  today: CalendarDay,
): Its => ({
  ...held,
  gifts: named(
    held.gifts.filter(
      ({ isAdded, isSurprise }) => isAdded === true || !isGiftHidden(held.registry, today, isSurprise === true),
    ),
  ),
});
