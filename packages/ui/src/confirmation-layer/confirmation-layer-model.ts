import type { CartConfirmation, Site, Sku } from '@gift-registry/domain';
import type { CarouselModel } from '../recommendation-carousel/index.ts';
import type { TermsDialogModel } from '../terms-dialog/index.ts';
import type { ConfirmedAddition } from './confirmed-addition.ts';

/** What is told of the cart: nothing yet, for the first moments not even that it is read; all of it; or only that something was added (CART-04). */
export type ConfirmationContent =
  | { readonly _tag: 'Awaited' }
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Shown'; readonly confirmation: CartConfirmation }
  | { readonly _tag: 'Unread' };

/** The layer after something was put into the cart (CART-01); what it showed last stays while it goes away. */
export interface ConfirmationLayerModel extends ConfirmedAddition {
  readonly site: Pick<Site, 'name' | 'features'>;
  readonly content: ConfirmationContent;
  /** The cart was read, and holds nothing of it: an earlier try had put it in, and it was removed or ordered since (CART-08). */
  readonly isGone: boolean;
  readonly carousel: CarouselModel;
  readonly terms: TermsDialogModel;
}

/** What can be done on the layer. */
export interface ConfirmationLayerIntents {
  readonly close: () => void;
  /** Puts a recommended product into the cart; what is made for its buyer asks for its terms first (REC-07). */
  readonly addRecommended: (sku: Sku) => void;
  readonly answerTerms: (answer: 'accept' | 'decline') => void;
  readonly readTermsAgain: () => void;
}
