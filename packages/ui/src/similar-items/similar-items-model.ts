import type { Fault, Product, ProductNotFound, RecommendedItem, Sku } from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import type { PodFailure } from '../recommendation-carousel/index.ts';
import type { AddControl, AddingIntents, AddingModel } from '../registry-adding/index.ts';

/** Something similar, and how it gets on the registry. */
export interface SimilarCard {
  readonly item: RecommendedItem;
  /** In the currency of the site. */
  readonly price: string;
  readonly control: AddControl;
}

/** The similar products: not known yet, at first without a loading text; products; none; or why they could not be read. */
export type SimilarFound =
  | { readonly _tag: 'Awaited' }
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly fault: Fault }
  | { readonly _tag: 'Gone' }
  | { readonly _tag: 'Nothing' }
  | { readonly _tag: 'Found'; readonly cards: ReadonlyArray<SimilarCard> };

/** Why there is no such page of this registry for the reader (ROUTE-17). */
export type SimilarClosed = { readonly _tag: 'NotFound' } | { readonly _tag: 'NotAllowed'; readonly guestPage: string };

/** Products similar to one, for a registry (ROUTE-07). */
export interface SimilarItemsModel {
  /** To what; none until it was read. */
  readonly product: O.Option<Product>;
  readonly found: SimilarFound;
  readonly adding: AddingModel;
  readonly closed: O.Option<SimilarClosed>;
}

/** Why it is not known what is similar. */
export type SimilarFailure = ProductNotFound | Fault | PodFailure;

export interface SimilarItemsIntents extends Pick<AddingIntents, 'choose' | 'tryAgain'> {
  readonly addToRegistry: (sku: Sku) => void;
  /** Reads again after a failure. */
  readonly readAgain: () => void;
}
