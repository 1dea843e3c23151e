/*
 * [THX-01] A gift of the ledger is called as the line of its order was called, and shows its picture; the catalogue may say otherwise by now.
 *
 * @example lineOfGift([], { _tag: 'GiftCard', kind: 'GiftCard', amount: centsOf(2_500) }) // => O.none
 */
import { option as O } from 'fp-ts';
import type { CartLineView } from '../cart/index.ts';
import { isSameIdentity } from '../identity/index.ts';
import type { GivenThing } from './thank-you-row.ts';

/** The fields of an order's line that identify a gift. */
export type GiftLine = Pick<CartLineView, 'kind' | 'identity' | 'name' | 'imagePath'>;

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
