import { option as O } from 'fp-ts';
import type { ArrivalRange, Instant } from '../calendar/index.ts';
import type { CartLineView, GiftOptions, LaterArrival, RegistryCode, Sums } from '../cart/index.ts';
import type { PostalAddress } from '../delivery/index.ts';
import type { GrId, ItemIdentity, OrderNumber } from '../identity/index.ts';
import type { Language } from '../language/index.ts';
import type { Cents } from '../money/index.ts';
import type { Authorization, PaymentToken } from '../payment/index.ts';
import type { Currency } from '../site/index.ts';
import type { ExpectedLine } from './expected-cart.ts';

/** The giver of an order: names of 1 to 60 characters and an email address. */
export interface Giver {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Units of a registry's item in an order. */
export interface Claim {
  readonly grId: GrId;
  readonly identity: ItemIdentity;
  readonly quantity: number;
}

/** How a guest pays: with a new token, or with a payment they have just confirmed (CO-03). */
export type PayerChoice =
  | { readonly _tag: 'Token'; readonly token: PaymentToken }
  | { readonly _tag: 'Confirmed'; readonly authorization: Authorization };

/** A guest's request to buy what is in the cart. */
export interface OrderRequest {
  readonly giver: Giver;
  /** At most 500 characters; for the registrants. */
  readonly message: string;
  /** Units beyond what is still needed that the guest buys on purpose (CART-07). */
  readonly accepted: ReadonlyArray<Claim>;
  /** The shipping method's code, one of the site's; the cart's own if omitted. */
  readonly shippingMethod?: string;
  /** The cart as displayed on the page: the order is placed only if the cart still matches. If omitted, the cart is ordered as it is. */
  readonly seen?: ReadonlyArray<ExpectedLine>;
  /** The gift options as displayed: an order with different ones is refused. If omitted, it has those of the cart (WRAP-01). */
  readonly giftOptions?: ReadonlyArray<GiftOptions>;
  /** The displayed total: an order with a different total is refused (CO-02). */
  readonly total?: Cents;
  /** The giver's address: required if something ships to them, otherwise for a thank-you card. */
  readonly postalAddress?: PostalAddress;
  /** Whether the owners see that address, for a thank-you card. If omitted they do not, and an address to which nothing ships is not stored. */
  readonly isAddressShared?: boolean;
  /** Whether to hide from the owners, until the event, who gave what. */
  readonly isSurprise?: boolean;
  /** Whether gifts are to arrive in the week before the event (SHIP-06). */
  readonly isNearDay?: boolean;
  /** The language of the terms of sale, where the giver chose another one than that in which the market hands them over (LANG-04). */
  readonly termsLanguage?: Language;
  /** Not part of the request's fingerprint, and not stored. Without it nothing is paid, and only an existing order is returned. */
  readonly payment?: PayerChoice;
}

/** An order as its giver sees it. */
export interface PlacedOrder extends Sums {
  readonly orderNumber: OrderNumber;
  readonly placedAt: Instant;
  /** The lines, each with its taxes. */
  readonly lines: ReadonlyArray<CartLineView>;
  readonly currency: Currency;
  /** The language of the page on which it was placed; English if absent (LANG-04). */
  readonly language?: Language;
  /** The language of the terms of sale that apply; absent where the market has none (LANG-04). */
  readonly termsLanguage?: Language;
  /** The completion code that took the discount off. */
  readonly completionCode?: RegistryCode;
  /** Absent when none were chosen (WRAP-01). */
  readonly giftOptions?: ReadonlyArray<GiftOptions>;
  /** Absent when nothing ships, and on orders placed elsewhere. */
  readonly arrival?: ArrivalRange;
  /** Of the registries whose gifts arrive later than usual (SHIP-06); absent for none. */
  readonly laterArrivals?: ReadonlyArray<LaterArrival>;
  /** The payment method as the payer knows it; absent when an order was paid for elsewhere. */
  readonly payment?: string;
}

/** A line that can no longer be bought: of a registry, or a plain product. */
export interface UnavailableLine {
  readonly grId: O.Option<GrId>;
  readonly identity: ItemIdentity;
}

/** A contribution larger than its fund can receive, in cents; `missing` is zero when the fund is full. */
export interface TooMuchMoney {
  readonly grId: GrId;
  readonly identity: ItemIdentity;
  readonly asked: Cents;
  readonly missing: Cents;
}

/** A line with more units than the registry still needs. */
export interface OverClaimedLine {
  readonly grId: GrId;
  readonly identity: ItemIdentity;
  readonly asked: number;
  readonly remaining: number;
}

/** A retailer's own id of an order from its checkout; 1 to 64 letters, digits or `. _ : -`. */
export type ReportedOrderId = string & { readonly ReportedOrderId: unique symbol };

const isReportedOrderId = (text: string): text is ReportedOrderId => /^[A-Za-z0-9._:-]{1,64}$/.test(text);

/** Parses the id of an order placed elsewhere; `none` unless it is 1 to 64 letters, digits or `. _ : -` (CART-06). */
export const parseReportedOrderId = (raw: string): O.Option<ReportedOrderId> => O.fromPredicate(isReportedOrderId)(raw);

/** A line bought at the retailer's own checkout, at the price paid there: units of an item, a contribution to a fund, or a gift card (INT-04). */
export type ReportedLine = ReportedItem | ReportedContribution | ReportedGiftCard;

interface ForRegistry {
  /** The registry of this line, if it differs from the report's. */
  readonly grId?: GrId;
}

/** Units of an item. */
export interface ReportedItem extends ForRegistry {
  readonly kind?: 'item';
  readonly identity: ItemIdentity;
  /** 1 to 999. */
  readonly quantity: number;
  readonly unitPrice: Cents;
  /** The name at the checkout; shown if the catalogue does not have the product. */
  readonly name?: string;
}

/** A contribution to the fund of an item. */
export interface ReportedContribution extends ForRegistry, Pick<ReportedItem, 'identity' | 'name'> {
  readonly kind: 'contribution';
  readonly amount: Cents;
}

/** A gift card for the registrants. */
export interface ReportedGiftCard extends ForRegistry {
  readonly kind: 'giftCard' | 'eGiftCard';
  readonly amount: Cents;
}

/** An order that was placed and paid for elsewhere, for one or several registries (CART-06). */
export interface OrderReport {
  readonly orderId: ReportedOrderId;
  /** The registry of all lines that name no other one. */
  readonly grId: GrId;
  readonly giver: Giver;
  /** At most 500 characters; for the registrants. */
  readonly message: string;
  /** One or more; an item may be on several lines, at different prices. */
  readonly lines: ReadonlyArray<ReportedLine>;
  readonly placedAt: Instant;
  /** What its buyer chose there; absent for nothing (WRAP-01). */
  readonly giftOptions?: ReadonlyArray<GiftOptions>;
  /** The language in which its giver is written to; if absent, that of the call (LANG-04). */
  readonly language?: Language;
}
