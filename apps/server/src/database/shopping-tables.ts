import type { DisputeState } from '@gift-registry/domain';
import type { Generated } from 'kysely';
import type { DefaultJson, Json, Moment } from './columns.ts';

/**
 * An order with its giver; `captured_at` is null while the money is authorized and not captured. An order from the
 * retailer's own checkout has no visitor, an unknown shipping method, and was paid elsewhere.
 */
export interface OrdersTable {
  order_number: string;
  source: Generated<'here' | 'reported' | 'elsewhere'>;
  /** The name of the other shop, and the order's number there; null unless the source is `elsewhere`. */
  shop: string | null;
  shop_order: string | null;
  visitor: string | null;
  site: string;
  giver_first_name: string;
  giver_last_name: string;
  giver_email: string;
  /** The address before its link changed it; the browser that placed the order can go back to it (EDIT-01). */
  email_before: string | null;
  message: string;
  language: Generated<string>;
  /** That of the terms of sale; null where the market has none. */
  terms_language: string | null;
  shipping_method: string | null;
  subtotal: number;
  discount: Generated<number>;
  /** The sum of the charges beside the lines. */
  charged: Generated<number>;
  /** The sum of the taxes of lines and charges. */
  tax: Generated<number>;
  /** Subtotal less discount, and charges; taxes too unless prices include them. */
  total: number;
  charges: DefaultJson;
  /** By registry: wrap, card and gift receipt (WRAP-01). */
  gift_options: DefaultJson;
  /** The registry and the number of the completion code that took the discount off; null for none. */
  completion_registry: string | null;
  completion_code: string | null;
  currency: string;
  /** The first and the last day of its arrival; null if nothing ships. */
  arrives_from: string | null;
  arrives_to: string | null;
  is_surprise: Generated<boolean>;
  /** Whether gifts are to arrive in the week before the event. */
  is_near_day: Generated<boolean>;
  /** The giver's postal address, as JSON. */
  giver_address: Json | null;
  /** Whether the owners see that address. */
  is_address_shared: Generated<boolean>;
  /** The payment method in words, such as `Test card ending 4242`. */
  payment_label: string | null;
  authorization_name: string | null;
  placed_at: Moment;
  captured_at: Moment | null;
  /** When the authorization was released because all of the order was taken back before it was captured. */
  released_at: Moment | null;
}

/** An order placed elsewhere, by its id there, with the answer that its reporter got. */
export interface ReportedOrdersTable {
  order_id: string;
  order_number: string;
  fingerprint: string;
  answer: Json;
}

/** The lines of an order, at the prices when it was placed. */
export interface OrderLinesTable {
  order_number: string;
  position: number;
  line_id: string;
  kind: string;
  registry_id: string | null;
  sku: string;
  personalization_id: number;
  name: string;
  /** Its names in other languages (LANG-04). */
  names: Json | null;
  image_path: string;
  personalization: Json | null;
  quantity: number;
  unit_price: number;
  line_total: number;
  discount: Generated<number>;
  taxes: DefaultJson;
  /** The pickup store and its name at that time; null if shipped. */
  pickup_store: string | null;
  pickup_store_name: string | null;
  /** When the line was shipped, picked up, or sent as an eGift card. */
  shipped_at: Moment | null;
  /** When the registrants said that it came, and whether damaged. */
  arrived_at: Moment | null;
  is_damaged: Generated<boolean>;
  /** Whether its giver was told that its registry was paused, and lets it stay (PAUSE-01). */
  is_offered: Generated<boolean>;
  lets_stay: Generated<boolean>;
  /** The item whose fund a contribution was moved to; null while it is in the fund of its own item. */
  fund_sku: string | null;
  fund_personalization_id: number | null;
  /** Whether it matches no item or fund of its registry (INT-04). */
  is_unmatched: Generated<boolean>;
  /** How much of a contribution has filled its fund for good (FUND-04). */
  filled: Generated<number>;
  /** The day until which the giver of money in a fund that closed short may ask for it (FUND-04). */
  asked_until: string | null;
}

/** Returns of a line; `paid_at` is null until the money has been paid back. */
export interface OrderReturnsTable {
  reference: string;
  entry: Generated<number>;
  order_number: string;
  position: number;
  kind: 'takenBack' | 'returned' | 'rejected' | 'credited';
  units: number;
  amount: number;
  returned_at: Moment;
  paid_at: Moment | null;
}

/** Disputes of an order's payment, in the state that was reported last. */
export interface PaymentDisputesTable {
  dispute_id: string;
  order_number: string;
  state: DisputeState;
  amount: number;
  reported_at: Moment;
}

/** The digests of private links to an order; links in emails do not expire. */
export interface OrderLinksTable {
  digest: string;
  order_number: string;
  expires_at: Moment | null;
}

/** A cart: one for each visitor and site. */
export interface CartsTable {
  cart_id: string;
  visitor: string;
  site: string;
  shipping_method: string;
  changed_at: Moment;
  /** The completion code as typed. */
  completion_code: string | null;
  gift_choices: DefaultJson;
  /** The order that emptied the cart. */
  ordered_as: string | null;
}

export interface CartLinesTable {
  cart_id: string;
  line_id: string;
  position: number;
  kind: 'item' | 'giftCard' | 'eGiftCard' | 'contribution';
  registry_id: string | null;
  /** Null for a gift card. */
  sku: string | null;
  personalization_id: number | null;
  quantity: number;
  /** The value of a gift card, or the amount of a contribution. */
  amount: number | null;
  /** The code of a gift card's picture. */
  card_code: string | null;
  /** The pickup store; null if shipped. */
  pickup_store: string | null;
}
