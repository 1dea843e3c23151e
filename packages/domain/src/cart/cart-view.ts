import type { option as O } from 'fp-ts';
import type { GrId, ItemIdentity } from '../identity/index.ts';
import type { ItemImages } from '../item/index.ts';
import type { Cents } from '../money/index.ts';
import type { ShippingMethod } from '../site/index.ts';
import type { CartId } from './cart-id.ts';
import type { LineId } from './line-id.ts';

/** A line as a person reads it, at today's price. */
export interface CartLineView {
  readonly lineId: LineId;
  readonly kind: 'item' | 'giftCard' | 'eGiftCard' | 'contribution';
  readonly grId: O.Option<GrId>;
  readonly identity: ItemIdentity;
  readonly name: string;
  readonly imagePath: ItemImages['desktop'];
  readonly quantity: number;
  readonly unitPrice: Cents;
  readonly lineTotal: Cents;
  /** How many of it the registry still needs; none for a plain product. */
  readonly remaining: O.Option<number>;
}

/** The cart page. */
export interface CartView {
  readonly cartId: O.Option<CartId>;
  readonly lines: ReadonlyArray<CartLineView>;
  readonly subtotal: Cents;
  readonly shippingMethods: ReadonlyArray<ShippingMethod>;
  readonly shippingMethod: string;
}

/** One thing to put into the cart. */
export interface CartRequest {
  readonly grId: O.Option<GrId>;
  readonly identity: ItemIdentity;
  readonly quantity: number;
}

/** What adding did: the cart it went into, its number of pieces, and where more is in the cart than the registry still needs (BUY-02). */
export interface CartAddition {
  readonly cartId: CartId;
  readonly count: number;
  readonly added: ReadonlyArray<CartRequest>;
  readonly warnings: ReadonlyArray<{ readonly identity: ItemIdentity; readonly remaining: number }>;
}
