import type { Moment } from './columns.ts';

/** An order with its giver; `captured_at` is null while the money is set aside and not yet taken. */
export interface OrdersTable {
  order_number: string;
  visitor: string;
  site: string;
  giver_first_name: string;
  giver_last_name: string;
  giver_email: string;
  message: string;
  shipping_method: string;
  subtotal: number;
  authorization_name: string;
  placed_at: Moment;
  captured_at: Moment | null;
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
}

/** A cart: one for each visitor and site. */
export interface CartsTable {
  cart_id: string;
  visitor: string;
  site: string;
  shipping_method: string;
  changed_at: Moment;
}

/** What is in a cart. */
export interface CartLinesTable {
  cart_id: string;
  line_id: string;
  position: number;
  kind: 'item' | 'giftCard' | 'eGiftCard';
  registry_id: string | null;
  /** Of no product: a gift card. */
  sku: string | null;
  personalization_id: number | null;
  quantity: number;
  /** What a gift card is worth. */
  amount: number | null;
  /** The code of a gift card's picture. */
  card_code: string | null;
}
