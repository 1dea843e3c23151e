import { option as O } from 'fp-ts';
import type { ArrivalRange, Instant } from '../calendar/index.ts';
import type { CartLineView } from '../cart/index.ts';
import type { PostalAddress } from '../delivery/index.ts';
import type { GrId, ItemIdentity, OrderNumber } from '../identity/index.ts';
import type { Cents } from '../money/index.ts';
import type { Authorization, PaymentToken } from '../payment/index.ts';
import type { Currency } from '../site/index.ts';
import type { ExpectedLine } from './expected-cart.ts';

/** Who gives: names of 1 to 60 characters and a mail address. */
export interface Giver {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** So many units of an item of a registry. */
export interface Claim {
  readonly grId: GrId;
  readonly identity: ItemIdentity;
  readonly quantity: number;
}

/** How a guest pays: with a new token, or with what they have just confirmed (CO-03). */
export type PayerChoice =
  | { readonly _tag: 'Token'; readonly token: PaymentToken }
  | { readonly _tag: 'Confirmed'; readonly authorization: Authorization };

/** What a guest sends to buy what is in the cart. */
export interface OrderRequest {
  readonly giver: Giver;
  /** At most 500 characters; for the registrants. */
  readonly message: string;
  /** Claims above what remains that the guest makes on purpose (CART-07). */
  readonly accepted: ReadonlyArray<Claim>;
  /** The code of one of the site's shipping methods; the cart's own when left out. */
  readonly shippingMethod?: string;
  /** What the page showed in the cart: only just that is bought. Left out, the cart is bought as it is. */
  readonly seen?: ReadonlyArray<ExpectedLine>;
  /** What the page showed as the total: no order comes to anything else (CO-02). */
  readonly total?: Cents;
  /** Where the giver lives: needed where something ships to them, otherwise for a card of thanks. */
  readonly postalAddress?: PostalAddress;
  /** The owners see that address, for a card of thanks. Left out they do not, and an address to which nothing ships is not stored. */
  readonly isAddressShared?: boolean;
  /** The owners are not shown who gave what before the event. */
  readonly isSurprise?: boolean;
  /** No part of what makes two requests the same, and not stored with them. Without it nothing is paid, and an order is only repeated. */
  readonly payment?: PayerChoice;
}

/** An order as its giver sees it. */
export interface PlacedOrder {
  readonly orderNumber: OrderNumber;
  readonly placedAt: Instant;
  /** Each with its tax. */
  readonly lines: ReadonlyArray<CartLineView>;
  readonly subtotal: Cents;
  readonly shipping: Cents;
  /** Of the lines and of shipping. */
  readonly tax: Cents;
  readonly total: Cents;
  readonly currency: Currency;
  /** Not there where nothing ships, and of an order that was placed elsewhere. */
  readonly arrival?: ArrivalRange;
  /** What was paid with, as its payer reads it; not there where an order was paid for elsewhere. */
  readonly payment?: string;
}

/** A line that can no longer be bought as it is: of a registry, or a plain product. */
export interface GoneLine {
  readonly grId: O.Option<GrId>;
  readonly identity: ItemIdentity;
}

/** A line that gives more money than the fund takes, in cents; nothing is missing of a fund that is full. */
export interface TooMuchMoney {
  readonly grId: GrId;
  readonly identity: ItemIdentity;
  readonly asked: Cents;
  readonly missing: Cents;
}

/** A line that asks for more than the registry still needs. */
export interface OverClaimedLine {
  readonly grId: GrId;
  readonly identity: ItemIdentity;
  readonly asked: number;
  readonly remaining: number;
}

/** The name under which a retailer's own checkout keeps an order; 1 to 64 letters, digits or `. _ : -`. */
export type ReportedOrderId = string & { readonly ReportedOrderId: unique symbol };

const isReportedOrderId = (text: string): text is ReportedOrderId => /^[A-Za-z0-9._:-]{1,64}$/.test(text);

/** Reads the name of an order that was placed elsewhere; none unless 1 to 64 letters, digits or `. _ : -` (CART-06). */
export const parseReportedOrderId = (raw: string): O.Option<ReportedOrderId> => O.fromPredicate(isReportedOrderId)(raw);

/** What was bought at the retailer's own checkout, at the price that was paid there: pieces of an item, money for the fund of one, or a gift card (INT-04). */
export type ReportedLine = ReportedItem | ReportedContribution | ReportedGiftCard;

interface ForRegistry {
  /** For another registry than that of the report. */
  readonly grId?: GrId;
}

/** Pieces of an item. */
export interface ReportedItem extends ForRegistry {
  readonly kind?: 'item';
  readonly identity: ItemIdentity;
  /** 1 to 999. */
  readonly quantity: number;
  readonly unitPrice: Cents;
  /** What the checkout calls it: shown where the catalogue does not know it. */
  readonly name?: string;
}

/** Money for the fund of an item. */
export interface ReportedContribution extends ForRegistry, Pick<ReportedItem, 'identity' | 'name'> {
  readonly kind: 'contribution';
  readonly amount: Cents;
}

/** A gift card for the registrants. */
export interface ReportedGiftCard extends ForRegistry {
  readonly kind: 'giftCard' | 'eGiftCard';
  readonly amount: Cents;
}

/** An order that was placed and paid for elsewhere, for one registry or for several (CART-06). */
export interface OrderReport {
  readonly orderId: ReportedOrderId;
  /** The registry of all lines that name no other. */
  readonly grId: GrId;
  readonly giver: Giver;
  /** At most 500 characters; for the registrants. */
  readonly message: string;
  /** One or more; one item may be on several lines, at different prices. */
  readonly lines: ReadonlyArray<ReportedLine>;
  readonly placedAt: Instant;
}
