import type { ItemIdentity, OtherBrandWish } from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import type { AskedWay } from '../cross-brand-dialog/index.ts';

/** What is wanted at the other brand; how many pieces says the item's own card. */
export type AskedWish =
  | { readonly _tag: 'Buy' | 'View' | 'AskStock'; readonly identity: ItemIdentity }
  | Extract<OtherBrandWish, { readonly _tag: 'GiftCard' | 'Shop' }>;

/** The gift that goes along into the other brand's cart. */
export interface GiftOver {
  readonly identity: ItemIdentity;
  readonly name: string;
  /** The quantity field as it was typed; the same as on every other place of the page. */
  readonly quantity: string;
  /** More than the registry still needs (BUY-02). */
  readonly isOverPurchased: boolean;
}

/** The layer that asks before a way leads to the other brand (XB-02), and the gift that it takes along, if it takes one. */
export interface OtherBrandModel {
  /** None until something was asked; what was asked last stays while its layer closes. */
  readonly asked: O.Option<AskedWay>;
  readonly gift: O.Option<GiftOver>;
}
