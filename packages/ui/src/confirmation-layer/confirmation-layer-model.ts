import type { CartAddition, CartConfirmation, ConfirmationRequest, Site, Sku } from '@gift-registry/domain';
import type { CarouselModel } from '../recommendation-carousel/index.ts';
import type { TermsDialogModel } from '../terms-dialog/index.ts';

/** An addition to announce, with the names of its items where they are known. */
export type AnnouncedAddition = Pick<CartAddition, 'added'> &
  Partial<Pick<CartAddition, 'warnings' | 'isCutShort' | 'isEarlier'>> & {
    /** Names of the products, where the caller knows them. */
    readonly names?: ReadonlyArray<string>;
  };

/** The announced addition, whether or not the cart could be read afterwards. */
export interface ConfirmedAddition {
  readonly isOpen: boolean;
  /** Names of the products, as far as a page knows them; shown where the cart has none (CART-04). */
  readonly names: ReadonlyArray<string>;
  /** How many units were added. */
  readonly addedCount: number;
  /** For each product of which the cart now holds more than its registry needs: how many are still needed (BUY-02). */
  readonly overPurchased: ReadonlyArray<number>;
  /** Fewer were added than requested (CART-03). */
  readonly isCutShort: boolean;
  /** True when an earlier request had added the items and the present one added nothing (CART-08). */
  readonly isEarlier: boolean;
}

/** The layer before the first addition. */
export const NOTHING_ADDED: ConfirmedAddition = {
  isOpen: false,
  names: [],
  addedCount: 0,
  overPurchased: [],
  isCutShort: false,
  isEarlier: false,
};

/** The notice of an addition. */
export const confirmedAddition = (
  { quantities }: ConfirmationRequest,
  { warnings = [], isCutShort = false, isEarlier = false, names = [] }: AnnouncedAddition,
): ConfirmedAddition => ({
  isOpen: true,
  names,
  addedCount: quantities.reduce((sum, units) => sum + units, 0),
  overPurchased: warnings.map(({ remaining }) => remaining),
  isCutShort,
  isEarlier,
});

/**
 * The layer's view of the cart: `Awaited` for the first moments, then loading; the whole cart; or, if it could not be
 * read, only that something was added (CART-04).
 */
export type ConfirmationContent =
  | { readonly _tag: 'Awaited' }
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Shown'; readonly confirmation: CartConfirmation }
  | { readonly _tag: 'Unread' };

/** The layer after an addition to the cart (CART-01); its last content stays while it closes. */
export interface ConfirmationLayerModel extends ConfirmedAddition {
  readonly site: Pick<Site, 'name' | 'features'>;
  readonly content: ConfirmationContent;
  /**
   * True when the cart was read and no longer contains the items: an earlier request had added them, and they were
   * removed or ordered since (CART-08).
   */
  readonly isGone: boolean;
  readonly carousel: CarouselModel;
  readonly terms: TermsDialogModel;
}

/** The actions of the layer. */
export interface ConfirmationLayerIntents {
  readonly close: () => void;
  /** Adds a recommended product to the cart; a made-to-order product shows its terms first (REC-07). */
  readonly addRecommended: (sku: Sku) => void;
  readonly answerTerms: (answer: 'accept' | 'decline') => void;
  readonly readTermsAgain: () => void;
}
