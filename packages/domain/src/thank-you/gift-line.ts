/*
 * [THX-01] A gift of the ledger is called as the line of its order was called, and shows its picture; the catalogue may say otherwise by now.
 *
 * @example lineOfGift([], { _tag: 'GiftCard', kind: 'GiftCard', amount: centsOf(2_500) }) // => O.none
 */
import { option as O } from 'fp-ts';
import type { CalendarDay } from '../calendar/index.ts';
import type { CartLineView } from '../cart/index.ts';
import { isSameIdentity } from '../identity/index.ts';
import { isGiftHidden, type SurpriseSettings } from '../registry/index.ts';
import type { GiftId, GivenThing, ThankYouRow } from './thank-you-row.ts';

/** The fields of an order's line that identify a gift. */
export type GiftLine = Pick<CartLineView, 'kind' | 'identity' | 'name' | 'names' | 'imagePath'>;

const isOf =
  (given: GivenThing) =>
  ({ kind, identity }: GiftLine): boolean => {
    switch (given._tag) {
      case 'Other':
        return false;
      case 'Units':
        return kind === 'item' && isSameIdentity(identity, given.identity);
      case 'Contribution':
        return kind === 'contribution' && isSameIdentity(identity, given.identity);
      case 'GiftCard':
        return kind === (given.kind === 'GiftCard' ? 'giftCard' : 'eGiftCard');
    }
  };

/** The first line of an order, among those for that registry, that gave the gift (THX-01). */
export const lineOfGift = <Line extends GiftLine>(lines: ReadonlyArray<Line>, given: GivenThing): O.Option<Line> =>
  O.fromNullable(lines.find(isOf(given)));

/*
 * [OWN-02] [THX-01] [ELSE-02] The gifts without those that are hidden from the owners until a day: they are no row, and no mark is made on them. Each gift keeps its number.
 *
 * @example giftsOwnersSee({ registry: exampleRegistry({ surprise: { _tag: 'UntilDay', day: dayOf('2027-01-03') } }), gifts: [] }, dayOf('2027-01-02')).gifts // => []
 */

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
