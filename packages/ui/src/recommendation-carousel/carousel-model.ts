import type { GrId, RecommendedItem, RegistryName, Sku } from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import type { AddState } from '../mutation/index.ts';

/** The state of adding a recommended product to the cart or a registry, with the sentence that gives the reason; "Added" stays (CART-03, ADD-04). */
export type RecommendedStep = AddState<string>;

/** The registry that a product would be added for: the page's own, or one of several, by its name if that may be shown. */
export type RegistryMark =
  | { readonly _tag: 'ThisOne' }
  | { readonly _tag: 'OneOfSeveral'; readonly grId: GrId; readonly registry: O.Option<RegistryName> };

/** A recommended product on its slide. */
export interface RecommendedCard {
  readonly item: RecommendedItem;
  /** The price, formatted in the site's currency. */
  readonly price: string;
  /** None if the product would not be added for a registry. */
  readonly mark: O.Option<RegistryMark>;
  /** None if products cannot be added from the carousel. */
  readonly add: O.Option<RecommendedStep>;
}

/** The content of a carousel (REC-03): grey cards, products, or nothing. */
export type CarouselModel =
  | { readonly _tag: 'Loading'; readonly slides: number }
  | { readonly _tag: 'Loaded'; readonly title: string; readonly cards: ReadonlyArray<RecommendedCard> }
  | { readonly _tag: 'Nothing' };

export interface CarouselIntents {
  readonly addRecommended: (sku: Sku) => void;
  /** Opens a dialog before a plain click on a name visits the other brand's site; without it, the click visits it at once. */
  readonly followElsewhere?: (sku: Sku) => void;
}
