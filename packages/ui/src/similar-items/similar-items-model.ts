import type { Fault, Product, ProductNotFound, RecommendedItem, Sku } from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import type { ReadingState } from '../reading/reading.ts';
import type { PodFailure } from '../recommendation-carousel/index.ts';
import type { AddControl, AddingIntents, AddingModel } from '../registry-adding/index.ts';

/** A similar product, and the control that adds it to the registry. */
export interface SimilarCard {
  readonly item: RecommendedItem;
  /** The price, formatted in the site's currency. */
  readonly price: string;
  readonly control: AddControl;
}

/** Why there is no such page of this registry for the reader (ROUTE-17). */
export type SimilarClosed = { readonly _tag: 'NotFound' } | { readonly _tag: 'NotAllowed'; readonly guestPage: string };

/** Products similar to one, for a registry (ROUTE-07). */
export interface SimilarItemsModel {
  /** The product that the others are similar to; none until it is read. */
  readonly product: O.Option<Product>;
  /** `Missing` if there is no such product. */
  readonly found: ReadingState<ReadonlyArray<SimilarCard>>;
  readonly adding: AddingModel;
  readonly closed: O.Option<SimilarClosed>;
}

/** Why the similar products could not be read. */
export type SimilarFailure = ProductNotFound | Fault | PodFailure;

export interface SimilarItemsIntents extends Pick<AddingIntents, 'choose' | 'tryAgain'> {
  readonly addToRegistry: (sku: Sku) => void;
  /** Reads again after a failure. */
  readonly readAgain: () => void;
}
