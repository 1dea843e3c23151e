import type { option as O } from 'fp-ts';
import type { GrId, ItemIdentity, OrderNumber } from '../identity/index.ts';
import type { ItemImages } from '../item/index.ts';
import type { Cents } from '../money/index.ts';
import type { PersonalizationText } from '../personalization/index.ts';
import type { RegistryName } from '../registry/index.ts';
import type { ShippingMethod } from '../site/index.ts';
import type { PickupStore } from '../store/index.ts';
import type { CartId } from './cart-id.ts';
import type { LineBlocker } from './line-blocker.ts';
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
  /** Where its price is lowered, what all of it would come to at the regular price, struck through beside the total (ITEM-09); not there for anything else, and nothing in an order has it. */
  readonly regularTotal?: Cents;
  /** How many of it the registry still needs; none for a plain product. */
  readonly remaining: O.Option<number>;
  /** The store at which all of it is picked up; not there where it is shipped (BUY-08). */
  readonly pickup?: PickupStore;
  /** Of money for a fund in a cart: how much the fund takes now, none where nothing can be given to it any more (GG-03). Nothing else has it, and nothing in an order. */
  readonly missing?: O.Option<Cents>;
  /** Why it cannot be ordered as it stands; not there where it can, and nothing in an order has it (BUY-09). */
  readonly blocker?: LineBlocker;
  /** Where its store has too few of it, how many stand there, for all lines of the cart together; not there for anything else, and nothing in an order has it (BUY-08). */
  readonly unitsAtStore?: number;
  /** Whose registry it is for; not there where it is for none, or for one that this person may not know of any more (CART-09). */
  readonly registry?: RegistryName;
  /** The words on it; not there where there are none (PERS-03). */
  readonly personalization?: PersonalizationText;
  /** What it costs to have one piece installed, in cents, which is paid apart (CART-02); not there where nothing is installed, and nothing in an order has it. */
  readonly installation?: Cents;
  /** It is made for its buyer once it is ordered, and when it comes in the shop's own words, which may be empty (ADD-06); not there for anything else, and nothing in an order has it. */
  readonly specialOrder?: { readonly leadTime: string };
}

/** The cart page. */
export interface CartView {
  readonly cartId: O.Option<CartId>;
  readonly lines: ReadonlyArray<CartLineView>;
  /** What can be bought of it comes to that (BUY-09). */
  readonly subtotal: Cents;
  readonly shippingMethods: ReadonlyArray<ShippingMethod>;
  readonly shippingMethod: string;
  /** Of an empty cart, the order that bought what was in it; not there where nothing was bought, or since then something was put in and taken out again. */
  readonly orderedAs?: OrderNumber;
}

/** One thing to put into the cart. */
export interface CartRequest {
  readonly grId: O.Option<GrId>;
  readonly identity: ItemIdentity;
  readonly quantity: number;
}

/** Where a thing was asked for and what stood on it, told to the shop with it (BUY-04); nothing of it is kept in a cart. */
export interface AskedAt {
  /** The part of the site: `registry-list`, `product`, `cart-confirmation`, `cart`. */
  readonly location: string;
  /** The path of the page. */
  readonly url: string;
  /** The place in the list that was looked at, from 1, and how many that list had; 0 of 0 where there is no list. */
  readonly position: number;
  readonly totalPositions: number;
  /** The option that was chosen, as it came (`optionChoice` of the product). */
  readonly optionChoice: string;
  /** The words on the piece; empty when there are none. */
  readonly personalizationText: string;
}

/** One thing to put into the cart, with where it was asked for as far as the page knows. */
export interface AskedRequest extends CartRequest {
  readonly askedAt?: AskedAt;
}

/** What adding did: the cart it went into, its number of units, and where more is in the cart than the registry still needs (BUY-02). */
export interface CartAddition {
  readonly cartId: CartId;
  readonly count: number;
  readonly added: ReadonlyArray<CartRequest>;
  readonly warnings: ReadonlyArray<{ readonly identity: ItemIdentity; readonly remaining: number }>;
  /** Fewer units went in than were asked for; not there where all did. A page tells it by its own asking, no service does (CART-03). */
  readonly isCutShort?: boolean;
  /** It went in with an earlier try whose answer was lost, and what was asked for since did not; not there otherwise. A page tells it too (CART-08). */
  readonly isEarlier?: boolean;
}
