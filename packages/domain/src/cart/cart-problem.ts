import type { ItemIdentity } from '../identity/index.ts';
import type { QuantityOutOfRange } from '../quantity/index.ts';
import type { CartFull } from './cart-room.ts';

/** Why something does not go into the cart (BUY-01, BUY-03, BUY-09, PERS-02). */
export type CartProblem =
  | QuantityOutOfRange
  | { readonly _tag: 'RegistryMissing' }
  | { readonly _tag: 'RegistryNotFound' }
  | CartFull
  | { readonly _tag: 'ProductUnknown'; readonly identity: ItemIdentity }
  | { readonly _tag: 'NotOnRegistry'; readonly identity: ItemIdentity }
  | { readonly _tag: 'NoLongerAvailable'; readonly identity: ItemIdentity }
  | { readonly _tag: 'OtherBrand'; readonly identity: ItemIdentity }
  | { readonly _tag: 'PersonalizationError'; readonly identity: ItemIdentity }
  | { readonly _tag: 'PersonalizationRequired'; readonly identity: ItemIdentity }
  | { readonly _tag: 'MadeToOrder'; readonly identity: ItemIdentity }
  | { readonly _tag: 'GroupGiftBegun'; readonly identity: ItemIdentity };
