/*
 * [OWN-02] [THX-01] The gifts without those that are hidden from the owners until a day: they are no row, and no mark is made on them. Each gift keeps its number.
 *
 * Laws:
 * - a hidden gift is not there, whatever it is, and every other gift is as it was
 *
 * @example giftsOwnersSee({ registry: exampleRegistry({ surprise: { _tag: 'UntilDay', day: dayOf('2027-01-03') } }), gifts: [] }, dayOf('2027-01-02')).gifts // => []
 */
import type { CalendarDay } from '../calendar/index.ts';
import { type Hiding, isGiftHidden } from '../registry/index.ts';
import type { ThankYouRow } from './thank-you-row.ts';

/** What is stored of gifts, as the owners see it on that day. */
export const giftsOwnersSee = <Its extends { readonly registry: Hiding; readonly gifts: ReadonlyArray<ThankYouRow> }>(
  held: Its,
  today: CalendarDay,
): Its => ({
  ...held,
  gifts: held.gifts.filter(({ isSurprise }) => !isGiftHidden(held.registry, today, isSurprise === true)),
});
