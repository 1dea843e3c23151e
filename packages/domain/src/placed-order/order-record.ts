/*
 * [GIVE-02] [GIVE-03] [RET-01] A stored order and the state of each of its lines. What of a line was taken back or returned is kept as a list; everything else about that follows from it.
 *
 * Laws:
 * - what is left of a line and what came back of it are together what was bought of it
 * - a line of which nothing is left was taken back or returned, whichever was last
 * - an item is being prepared, or is ready at its store, until it is shipped or picked up
 * - a contribution is in its fund until the fund is full
 * - an eGift card is to be sent until it was sent
 * - what was bought at another shop is only that, until it is taken back
 *
 * @example unitsLeft({ ...exampleRecord(), returns: [] }, exampleRecordLine({ quantity: 2 })) // => 2
 */
import { option as O } from 'fp-ts';
import type { ArrivalRange, Instant } from '../calendar/index.ts';
import type { CartLineView } from '../cart/index.ts';
import type { PostalAddress } from '../delivery/index.ts';
import type { ItemIdentity, OrderNumber, VisitorId } from '../identity/index.ts';
import { fundTakes, type RegistryItem } from '../item/index.ts';
import type { Cents } from '../money/index.ts';
import type { BoughtAt, Giver } from '../order/index.ts';
import type { SiteId } from '../site/index.ts';

/** A line of a stored order. */
export interface RecordLine
  extends Pick<
    CartLineView,
    | 'kind'
    | 'grId'
    | 'identity'
    | 'name'
    | 'imagePath'
    | 'quantity'
    | 'unitPrice'
    | 'lineTotal'
    | 'pickup'
    | 'personalization'
    | 'isUnmatched'
  > {
  /** Its place in the order, from 1. */
  readonly line: number;
  /** On all of it. */
  readonly tax: Cents;
  /** When it was shipped, picked up, or an eGift card was sent. */
  readonly shippedAt: O.Option<Instant>;
  /** Of a contribution: the item in whose fund the money is now. Another one than it was given to, once that was replaced (NLA-07). */
  readonly fund: ItemIdentity;
}

/** Whether something came back before it was shipped, taken back by its giver, or after that. */
export type ReturnKind = 'takenBack' | 'returned';

/** Units of a line that came back, and the money that goes back for them. */
export interface OrderReturn {
  /** The reference under which the money goes back; no two have the same. */
  readonly reference: string;
  readonly line: number;
  readonly kind: ReturnKind;
  readonly units: number;
  /** With tax, and with what shipping cost where nothing is shipped any more; nothing where the order was paid for elsewhere. */
  readonly amount: Cents;
  readonly at: Instant;
}

const isReturnReference = (text: string): text is string => /^[A-Za-z0-9._:-]{8,64}$/.test(text);

/** Reads the reference of a return that was reported; none unless 8 to 64 letters, digits or `. _ : -`. */
export const parseReturnReference = (raw: string): O.Option<string> => O.fromPredicate(isReturnReference)(raw);

/** Where an order was placed: here, at the retailer's own checkout, which reported it, or at another shop altogether. */
export type OrderSource = 'here' | 'reported' | 'elsewhere';

/** A stored order. */
export interface OrderRecord {
  readonly orderNumber: OrderNumber;
  readonly placedAt: Instant;
  readonly source: OrderSource;
  /** At which other shop it was bought; none where it was placed here or at the retailer's own checkout (ELSE-01). */
  readonly boughtAt: O.Option<BoughtAt>;
  readonly site: SiteId;
  /** Whose browser placed it; none where it was not placed here. */
  readonly visitor: O.Option<VisitorId>;
  readonly giver: Giver;
  readonly message: string;
  /** The code of the way that it ships; none where nothing does. */
  readonly shippingMethod: O.Option<string>;
  readonly lines: ReadonlyArray<RecordLine>;
  readonly subtotal: Cents;
  readonly shipping: Cents;
  /** Of the lines and of shipping. */
  readonly tax: Cents;
  readonly total: Cents;
  /** Between which days it arrives; none where nothing ships. */
  readonly arrival: O.Option<ArrivalRange>;
  /** What was paid with, as its payer reads it; none where it was paid for elsewhere. */
  readonly payment: O.Option<string>;
  /** Where the giver lives, if they said so. */
  readonly postalAddress: O.Option<PostalAddress>;
  /** The owners see that address, for a card of thanks. */
  readonly isAddressShared: boolean;
  /** The owners are not shown who gave what before the event. */
  readonly isSurprise: boolean;
  /** Whether it was paid for here, so that money can go back. */
  readonly isPaidHere: boolean;
  readonly returns: ReadonlyArray<OrderReturn>;
}

/** How a line stands. */
export type LineState =
  | 'preparing'
  | 'readyForPickup'
  | 'shipped'
  | 'pickedUp'
  | 'inFund'
  | 'fundFull'
  | 'toBeSent'
  | 'sent'
  | 'boughtElsewhere'
  | 'takenBack'
  | 'returned';

type Returns = Pick<OrderRecord, 'returns'>;

/** What came back of a line, oldest first. */
export const returnsOf = ({ returns }: Returns, { line }: Pick<RecordLine, 'line'>): ReadonlyArray<OrderReturn> =>
  returns.filter((each) => each.line === line);

/** How many units of a line came back. */
export const unitsBack = (order: Returns, line: Pick<RecordLine, 'line'>): number =>
  returnsOf(order, line).reduce((sum, { units }) => sum + units, 0);

/** How many units of a line did not come back. */
export const unitsLeft = (order: Returns, line: Pick<RecordLine, 'line' | 'quantity'>): number =>
  line.quantity - unitsBack(order, line);

/** Whether the fund of the item has all its money: its gift is ordered then. */
const isFundFull = (item: O.Option<RegistryItem>): boolean =>
  O.exists((present: RegistryItem) => O.isSome(present.groupGift) && fundTakes(present) === 0)(item);

/** How a line stands; `item` is the registry's item in whose fund a contribution is, if it is on the list. */
export const lineState = (
  order: Pick<OrderRecord, 'returns' | 'source'>,
  line: RecordLine,
  item: O.Option<RegistryItem>,
): LineState => {
  const last = returnsOf(order, line).at(-1);
  if (last !== undefined && unitsLeft(order, line) === 0) return last.kind;
  if (order.source === 'elsewhere') return 'boughtElsewhere';
  const isGone = O.isSome(line.shippedAt);
  switch (line.kind) {
    case 'contribution':
      return isFundFull(item) ? 'fundFull' : 'inFund';
    case 'eGiftCard':
      return isGone ? 'sent' : 'toBeSent';
    case 'giftCard':
    case 'item':
      if (line.pickup !== undefined) return isGone ? 'pickedUp' : 'readyForPickup';
      return isGone ? 'shipped' : 'preparing';
  }
};
