import type {
  Cart,
  CartConfirmation,
  Catalogue,
  ConfirmationRefusal,
  ConfirmationRequest,
  Fault,
  PodAnswer,
  PodFailure,
  PodParameters,
  Recommendations,
} from '@gift-registry/domain';
import type { either as E } from 'fp-ts';
import { defer, type Observable } from 'rxjs';
import { type AddOne, addOneTo, type CartToFill } from '../cart-addition/index.ts';
import { type ReadTerms, readTermsFrom } from '../terms-dialog/index.ts';

/** What the layer asks for; each gives one answer, then the end. */
export interface ConfirmationSource {
  readonly confirm: (
    request: ConfirmationRequest,
  ) => Observable<E.Either<ConfirmationRefusal | Fault, CartConfirmation>>;
  readonly recommend: (podId: string, parameters: PodParameters) => Observable<E.Either<PodFailure, PodAnswer>>;
  readonly add: AddOne;
  readonly readTerms: ReadTerms;
}

/** The ports that the layer stands on. */
export interface ConfirmationPorts {
  readonly cart: Pick<Cart, 'confirmation'> & CartToFill;
  readonly recommendations: Recommendations;
  readonly catalogue: Pick<Catalogue, 'customOrder'>;
}

/** Asking through the ports. */
export const confirmationSource = ({ cart, recommendations, catalogue }: ConfirmationPorts): ConfirmationSource => ({
  confirm: (request) => defer(cart.confirmation(request)),
  recommend: (podId, parameters) => defer(recommendations.pod(podId, parameters)),
  add: addOneTo(cart),
  readTerms: readTermsFrom(catalogue),
});
