/*
 * [GIVE-02] [GIVE-03] [RET-01] [ELSE-02] [GIFT-01] A stored order and the state of each of its lines. What of a line was taken back or returned is kept as a list; everything else about that follows from it.
 *
 * @example unitsKept({ ...exampleRecord(), returns: [] }, exampleRecordLine({ quantity: 2 })) // => 2
 */
import { option as O } from 'fp-ts';
import type { ArrivalRange, CalendarDay, Instant } from '../calendar/index.ts';
import type { CartLineView, GiftOptions, Sums } from '../cart/index.ts';
import type { PostalAddress } from '../delivery/index.ts';
import type { ItemIdentity, OrderNumber, VisitorId } from '../identity/index.ts';
import type { Language } from '../language/index.ts';
import { type Cents, NO_CENTS } from '../money/index.ts';
import type { BoughtAt, Giver } from '../order/index.ts';
import type { SiteId } from '../site/index.ts';
import type { TaxSum } from '../tax/index.ts';

/** When the registrants said that a gift came, and whether it came damaged (GIFT-01). */
export interface GiftArrival {
  readonly at: Instant;
  readonly isDamaged: boolean;
}

/** A line of a stored order. */
export interface RecordLine
  extends Pick<
    CartLineView,
    | 'kind'
    | 'grId'
    | 'identity'
    | 'name'
    | 'names'
    | 'nameLanguage'
    | 'imagePath'
    | 'quantity'
    | 'unitPrice'
    | 'lineTotal'
    | 'pickup'
    | 'personalization'
    | 'isUnmatched'
  > {
  /** Its position in the order, from 1. */
  readonly line: number;
  /** What the completion code took off the whole line. */
  readonly discount: Cents;
  /** The taxes on the whole line. */
  readonly taxes: ReadonlyArray<TaxSum>;
  /** When it was shipped, picked up, or (an eGift card) sent. */
  readonly shippedAt: O.Option<Instant>;
  /** What the registrants said of its coming (GIFT-01); `none` while they said nothing. */
  readonly arrived: O.Option<GiftArrival>;
  /** Whether its giver lets it stay although its registry was paused (PAUSE-01). */
  readonly letsStay: boolean;
  /** For a contribution: the item whose fund has the money now. Differs from the item it was given to if that was replaced (NLA-07). */
  readonly fund: ItemIdentity;
  /** For a contribution: how much of it has filled its fund for good, or paid for complete pieces of an item that left the list (FUND-04). */
  readonly filled: Cents;
  /** For a contribution to a fund that closed short: the day until which its giver may ask for the money (FUND-04). */
  readonly askedUntil?: CalendarDay;
}

/**
 * Whether units were taken back by the giver before they were shipped, returned afterwards, or rejected by the registrants, who did not find them among their gifts (ELSE-02);
 * or whether a contribution became store credit because its fund closed short, so that nothing goes back (FUND-04).
 */
export type ReturnKind = 'takenBack' | 'returned' | 'rejected' | 'credited';

/** Returned units of a line, and the refund for them; of a contribution that became store credit neither. */
export interface OrderReturn {
  /** The unique reference of the refund. */
  readonly reference: string;
  readonly line: number;
  readonly kind: ReturnKind;
  readonly units: number;
  /** Includes taxes, and the charges for lines of which nothing is kept; zero when the order was paid for elsewhere. */
  readonly amount: Cents;
  readonly at: Instant;
}

const isReturnReference = (text: string): text is string => /^[A-Za-z0-9._:-]{8,64}$/.test(text);

/** Parses the reference of a reported return; `none` unless it is 8 to 64 letters, digits or `. _ : -`. */
export const parseReturnReference = (raw: string): O.Option<string> => O.fromPredicate(isReturnReference)(raw);

/** Where an order was placed: here, at the retailer's own checkout (which reported it), or at another shop. */
export type OrderSource = 'here' | 'reported' | 'elsewhere';

/** A stored order. */
export interface OrderRecord extends Sums {
  readonly orderNumber: OrderNumber;
  readonly placedAt: Instant;
  readonly source: OrderSource;
  /** The other shop where it was bought; `none` when it was placed here or at the retailer's own checkout (ELSE-01). */
  readonly boughtAt: O.Option<BoughtAt>;
  readonly site: SiteId;
  /** The browser that placed it; `none` when it was not placed here. */
  readonly visitor: O.Option<VisitorId>;
  readonly giver: Giver;
  /** The giver's address before the order's link alone changed it; `none` otherwise (EDIT-01). */
  readonly emailBefore: O.Option<string>;
  readonly message: string;
  /** The language in which its giver is written to; English if absent (LANG-04). */
  readonly language?: Language;
  /** The language of the terms of sale that apply; absent where the market has none (LANG-04). */
  readonly termsLanguage?: Language;
  /** The code of the shipping method; `none` when nothing ships. */
  readonly shippingMethod: O.Option<string>;
  readonly lines: ReadonlyArray<RecordLine>;
  /** The days between which it arrives; `none` when nothing ships. */
  readonly arrival: O.Option<ArrivalRange>;
  /** The payment method as the payer knows it; `none` when it was paid for elsewhere. */
  readonly payment: O.Option<string>;
  /** The giver's postal address, if they entered one. */
  readonly postalAddress: O.Option<PostalAddress>;
  /** Whether the owners see that address, for a thank-you card. */
  readonly isAddressShared: boolean;
  /** Whether it is hidden from the owners, until the event, who gave what. */
  readonly isSurprise: boolean;
  /** Whether its giver asks for the week before the event (SHIP-06). */
  readonly isNearDay: boolean;
  /** Of the registries for which any were chosen (WRAP-01). */
  readonly giftOptions: ReadonlyArray<GiftOptions>;
  /** Whether it was paid for here, so that it can be refunded. */
  readonly isPaidHere: boolean;
  readonly returns: ReadonlyArray<OrderReturn>;
}

/** The state of a line. */
export type LineState =
  | 'preparing'
  | 'readyForPickup'
  | 'shipped'
  | 'arrived'
  | 'pickedUp'
  | 'inFund'
  | 'fundFull'
  | 'fundShort'
  | 'toBeSent'
  | 'sent'
  | 'boughtElsewhere'
  | ReturnKind;

type Returns = Pick<OrderRecord, 'returns'>;

/** The returns of a line, oldest first. */
export const returnsOf = ({ returns }: Returns, { line }: Pick<RecordLine, 'line'>): ReadonlyArray<OrderReturn> =>
  returns.filter((each) => each.line === line);

/** The number of returned units of a line. */
export const unitsReturned = (order: Returns, line: Pick<RecordLine, 'line'>): number =>
  returnsOf(order, line).reduce((sum, { units }) => sum + units, 0);

/** The number of units of a line that were not returned. */
export const unitsKept = (order: Returns, line: Pick<RecordLine, 'line' | 'quantity'>): number =>
  line.quantity - unitsReturned(order, line);

/** The state of a line. */
export const lineState = (order: Pick<OrderRecord, 'returns' | 'source'>, line: RecordLine): LineState => {
  const last = returnsOf(order, line).at(-1);
  if (last?.kind === 'credited') return last.kind;
  if (last !== undefined && unitsKept(order, line) === 0) return last.kind;
  if (order.source === 'elsewhere') return 'boughtElsewhere';
  const isGone = O.isSome(line.shippedAt);
  // Until the shop ships it, what the registrants say of its coming takes nothing from its giver.
  if (O.isSome(line.arrived) && (isGone || order.source === 'reported')) return 'arrived';
  switch (line.kind) {
    case 'contribution':
      if (line.askedUntil !== undefined) return 'fundShort';
      return line.filled > NO_CENTS ? 'fundFull' : 'inFund';
    case 'eGiftCard':
      return isGone ? 'sent' : 'toBeSent';
    case 'giftCard':
    case 'item':
      if (line.pickup !== undefined) return isGone ? 'pickedUp' : 'readyForPickup';
      return isGone ? 'shipped' : 'preparing';
  }
};
