import type { Catalogue, PodAnswer, PodParameters, Recommendations } from '@gift-registry/domain';
import type { either as E } from 'fp-ts';
import { defer, type Observable } from 'rxjs';
import { type AddOne, addOneTo, type CartToFill } from '../cart-addition/index.ts';
import { type ReadTerms, readTermsFrom } from '../terms-dialog/index.ts';
import type { PodFailure } from './carousel-state.ts';

/** What a carousel asks for from which things go into the cart; each gives one answer, then the end. */
export interface RecommendedSource {
  readonly recommend: (podId: string, parameters: PodParameters) => Observable<E.Either<PodFailure, PodAnswer>>;
  readonly add: AddOne;
  readonly readTerms: ReadTerms;
}

/** The ports that such a carousel stands on. */
export interface RecommendedPorts {
  readonly cart: CartToFill;
  readonly recommendations: Recommendations;
  readonly catalogue: Pick<Catalogue, 'customOrder'>;
}

/** Asking through the ports. */
export const recommendedSource = ({ cart, recommendations, catalogue }: RecommendedPorts): RecommendedSource => ({
  recommend: (podId, parameters) => defer(recommendations.pod(podId, parameters)),
  add: addOneTo(cart),
  readTerms: readTermsFrom(catalogue),
});
