import type { Generated } from 'kysely';
import type { Json, Moment } from './columns.ts';

/**
 * An order with its giver; `captured_at` is null while the money is authorized and not captured. One from the retailer's own checkout has no visitor, an unknown shipping method, and
 * payment elsewhere.
 */
export interface OrdersTable {
  order_number: string;
  source: Generated<'here' | 'reported' | 'elsewhere'>;
  /** At which other shop it was bought, and the order's number there; null but for source `elsewhere`. */
  shop: string | null;
  shop_order: string | null;
  visitor: string | null;
  site: string;
  giver_first_name: string;
  giver_last_name: string;
  giver_email: string;
  message: string;
  shipping_method: string | null;
  subtotal: number;
  shipping: number;
  tax: number;
  /** All three together. */
  total: number;
  currency: string;
  /** The first and the last day of its arrival; null if nothing ships. */
  arrives_from: string | null;
  arrives_to: string | null;
  is_surprise: Generated<boolean>;
  /** Where the giver lives, as JSON. */
  giver_address: Json | null;
  /** The owners see that address. */
  is_address_shared: Generated<boolean>;
  /** What was paid with. */
  payment_label: string | null;
  authorization_name: string | null;
  placed_at: Moment;
  captured_at: Moment | null;
  /** When the money was let go of, because all of the order was taken back before it was captured. */
  released_at: Moment | null;
}

/** An order placed elsewhere, by its name there, with the answer that its reporter got. */
export interface ReportedOrdersTable {
  order_id: string;
  order_number: string;
  fingerprint: string;
  answer: Json;
}

/** The lines of an order, at the prices of that moment. */
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
  personalization: Json | null;
  quantity: number;
  unit_price: number;
  line_total: number;
  tax: number;
  /** The pickup store and its name at that time; null if shipped. */
  pickup_store: string | null;
  pickup_store_name: string | null;
  /** When it was shipped, picked up, or an eGift card was sent. */
  shipped_at: Moment | null;
  /** The item to whose fund a contribution went over; null while it is in that of its own. */
  fund_sku: string | null;
  fund_personalization_id: number | null;
  /** Whether no item or fund of its registry has it (INT-04). */
  is_unmatched: Generated<boolean>;
}

/** What came back of a line; `paid_at` is null while its money is on its way. */
export interface OrderReturnsTable {
  reference: string;
  entry: Generated<number>;
  order_number: string;
  position: number;
  kind: 'takenBack' | 'returned';
  units: number;
  amount: number;
  returned_at: Moment;
  paid_at: Moment | null;
}

/** The digests of private links to an order; those in emails do not end. */
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
