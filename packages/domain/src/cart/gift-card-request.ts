import type { AskedGiftCard } from '../gift-card/index.ts';
import type { GrId } from '../identity/index.ts';
import type { CartAddition } from './cart-view.ts';

type Asked<Tag> = Omit<Extract<AskedGiftCard, { readonly _tag: Tag }>, '_tag'> & { readonly grId: GrId };

/** A gift card in the post for the registrants of a registry: the amount as it was typed, the code of the picture that was shown, and how many. */
export type GiftCardRequest = Asked<'GiftCard'>;

/** A gift card by mail for the registrants of a registry: the amount as it was typed. */
export type EGiftCardRequest = Asked<'EGiftCard'>;

/** What putting a gift card in did: the cart it went into, and the number of units there. */
export type GiftCardAddition = Pick<CartAddition, 'cartId' | 'count'>;

/** What is to be told of a gift card by mail that is in the cart: a fragment of HTML for a popup (GC-07). */
export interface EGiftCardAddition {
  readonly html: string;
}
