import type { Sku } from '@gift-registry/domain';
import type { CarouselModel } from '../recommendation-carousel/index.ts';
import type { TermsDialogModel } from '../terms-dialog/index.ts';

/** What is recommended under a cart, and the terms of what is made for its buyer. */
export interface AlsoLikeModel {
  readonly carousel: CarouselModel;
  readonly terms: TermsDialogModel;
}

/** What can be done with it. */
export interface AlsoLikeIntents {
  /** Puts a recommended product into the cart; what is made for its buyer asks for its terms first (REC-07). */
  readonly addRecommended: (sku: Sku) => void;
  readonly answerTerms: (answer: 'accept' | 'decline') => void;
  readonly readTermsAgain: () => void;
}
