import { option as O } from 'fp-ts';
import type { Instant } from '../calendar/index.ts';
import type { CartLineView } from '../cart/index.ts';
import type { GrId, ItemIdentity, OrderNumber } from '../identity/index.ts';
import type { Cents } from '../money/index.ts';
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
}

/** An order as its giver sees it. */
export interface PlacedOrder {
  readonly orderNumber: OrderNumber;
  readonly placedAt: Instant;
  readonly lines: ReadonlyArray<CartLineView>;
  readonly subtotal: Cents;
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

/** Pieces of a registry's item that were bought at the retailer's own checkout, at the price that was paid there. */
export interface ReportedLine {
  readonly identity: ItemIdentity;
  /** 1 to 999. */
  readonly quantity: number;
  readonly unitPrice: Cents;
}

/** An order for one registry that was placed and paid for elsewhere (CART-06). */
export interface OrderReport {
  readonly orderId: ReportedOrderId;
  readonly grId: GrId;
  readonly giver: Giver;
  /** At most 500 characters; for the registrants. */
  readonly message: string;
  /** One or more; one item may be on several lines, at different prices. */
  readonly lines: ReadonlyArray<ReportedLine>;
  readonly placedAt: Instant;
}
