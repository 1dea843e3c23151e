import type { Json, Moment } from './columns.ts';

/**
 * An order with its giver; `captured_at` is null while the money is set aside and not yet taken. One that was placed elsewhere has no visitor, ships some way that is not known, and
 * its money is none of ours.
 */
export interface OrdersTable {
  order_number: string;
  visitor: string | null;
  site: string;
  giver_first_name: string;
  giver_last_name: string;
  giver_email: string;
  message: string;
  shipping_method: string | null;
  subtotal: number;
  authorization_name: string | null;
  placed_at: Moment;
  captured_at: Moment | null;
}

/** An order that was placed elsewhere, by its name there, with the answer that its reporter got. */
export interface ReportedOrdersTable {
  order_id: string;
  order_number: string;
  fingerprint: string;
  answer: Json;
}

/** What an order bought, at the prices of its moment. */
export interface OrderLinesTable {
  order_number: string;
  position: number;
  line_id: string;
  kind: string;
  registry_id: string | null;
  sku: string;
  personalization_id: number;
  name: string;
  image_path: string;
  quantity: number;
  unit_price: number;
  line_total: number;
  /** The store at which it is picked up, and what that was called; null where it is shipped. */
  pickup_store: string | null;
  pickup_store_name: string | null;
}

/** A cart: one for each visitor and site. */
export interface CartsTable {
  cart_id: string;
  visitor: string;
  site: string;
  shipping_method: string;
  changed_at: Moment;
  /** Of an empty cart, the order that bought what was in it. */
  ordered_as: string | null;
}

/** What is in a cart. */
export interface CartLinesTable {
  cart_id: string;
  line_id: string;
  position: number;
  kind: 'item' | 'giftCard' | 'eGiftCard' | 'contribution';
  registry_id: string | null;
  /** Of no product: a gift card. */
  sku: string | null;
  personalization_id: number | null;
  quantity: number;
  /** What a gift card is worth, or how much money is given. */
  amount: number | null;
  /** The code of a gift card's picture. */
  card_code: string | null;
  /** The store at which it is picked up; null where it is shipped. */
  pickup_store: string | null;
}
