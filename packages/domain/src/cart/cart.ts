import type { option as O } from 'fp-ts';
import type { GrId, ItemIdentity } from '../identity/index.ts';
import type { CartId } from './cart-id.ts';
import type { LineId } from './line-id.ts';

/** What a visitor has put into the cart: pieces of a registry's item, or of a plain product (no registry). */
export interface CartLine {
  readonly _tag: 'Item';
  readonly lineId: LineId;
  readonly grId: O.Option<GrId>;
  readonly identity: ItemIdentity;
  /** 1 to 99. */
  readonly quantity: number;
}

/** A visitor's cart on one site; prices are not kept, they are the catalogue's at the time of reading. */
export interface CartContents {
  readonly cartId: CartId;
  readonly lines: ReadonlyArray<CartLine>;
  /** The code of a shipping method of the site. */
  readonly shippingMethod: string;
}
