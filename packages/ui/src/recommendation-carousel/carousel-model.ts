import type { RecommendedItem, Sku } from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import type { AddState } from '../mutation/index.ts';

/** The state of adding a recommended product to the cart or a registry, with the sentence that gives the reason; "Added" stays (CART-03, ADD-04). */
export type RecommendedStep = AddState<string>;

/** A recommended product on its slide. */
export interface RecommendedCard {
  readonly item: RecommendedItem;
  /** The price, formatted in the site's currency. */
  readonly price: string;
  /** Whether the product counts for the page's registry. */
  readonly isOnRegistry: boolean;
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
