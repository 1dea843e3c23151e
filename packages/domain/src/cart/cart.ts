import type { option as O } from 'fp-ts';
import type { GiftCardCode, GiftCardKind } from '../gift-card/index.ts';
import type { GrId, ItemIdentity, OrderNumber } from '../identity/index.ts';
import type { Cents } from '../money/index.ts';
import type { PickupStore } from '../store/index.ts';
import type { CartId } from './cart-id.ts';
import type { LineId } from './line-id.ts';

/** Units of a registry's item, or of a plain product (no registry). */
export interface ItemLine {
  readonly _tag: 'Item';
  readonly lineId: LineId;
  readonly grId: O.Option<GrId>;
  readonly identity: ItemIdentity;
  /** 1 to 99. */
  readonly quantity: number;
  /** The store at which all of it is picked up; not there where it is shipped (BUY-08). */
  readonly pickup?: PickupStore;
}

/** A gift card for the registrants of a registry: always one, each on a line of its own (GC-06). */
export interface GiftCardLine {
  readonly _tag: 'GiftCard';
  readonly lineId: LineId;
  readonly grId: GrId;
  readonly kind: GiftCardKind;
  readonly code: GiftCardCode;
  readonly amount: Cents;
  readonly quantity: 1;
}

/** Money for the fund of a group gift; one line for each fund (GG-05). */
export interface ContributionLine {
  readonly _tag: 'Contribution';
  readonly lineId: LineId;
  readonly grId: GrId;
  readonly identity: ItemIdentity;
  readonly amount: Cents;
  readonly quantity: 1;
}

/** What a visitor has put into the cart. */
export type CartLine = ItemLine | GiftCardLine | ContributionLine;

/** A visitor's cart on one site; prices of items are not kept, they are the catalogue's at the time of reading. */
export interface CartContents {
  readonly cartId: CartId;
  readonly lines: ReadonlyArray<CartLine>;
  /** The code of a shipping method of the site. */
  readonly shippingMethod: string;
  /** The order that bought all that was in it; not there once something was put in again. */
  readonly orderedAs?: OrderNumber;
}
