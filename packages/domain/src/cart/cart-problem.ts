import type { ItemIdentity } from '../identity/index.ts';
import type { CartFull } from './cart-room.ts';

/** A number of pieces that no line of a cart can have. */
export interface PiecesOutOfRange {
  readonly _tag: 'QuantityOutOfRange';
  readonly minimum: number;
  readonly maximum: number;
}

/** Why something does not go into the cart (BUY-01, BUY-03, BUY-09, PERS-02). */
export type CartProblem =
  | PiecesOutOfRange
  | { readonly _tag: 'RegistryMissing' }
  | { readonly _tag: 'RegistryNotFound' }
  | CartFull
  | { readonly _tag: 'ProductUnknown'; readonly identity: ItemIdentity }
  | { readonly _tag: 'NotOnRegistry'; readonly identity: ItemIdentity }
  | { readonly _tag: 'NoLongerAvailable'; readonly identity: ItemIdentity }
  | { readonly _tag: 'OtherBrand'; readonly identity: ItemIdentity }
  | { readonly _tag: 'PersonalizationError'; readonly identity: ItemIdentity }
  | { readonly _tag: 'GroupGiftBegun'; readonly identity: ItemIdentity };
