import type {
  AddRefusal,
  AskedRequest,
  Cart,
  CartAddition,
  CartConfirmation,
  Catalogue,
  ConfirmationRefusal,
  ConfirmationRequest,
  Fault,
  IdempotencyKey,
  PodAnswer,
  PodFailure,
  PodParameters,
  Recommendations,
} from '@gift-registry/domain';
import { type either as E, option as O } from 'fp-ts';
import { defer, type Observable } from 'rxjs';
import { type ReadTerms, readTermsFrom } from '../terms-dialog/index.ts';

/** What the layer asks for; each gives one answer, then the end. */
export interface ConfirmationSource {
  readonly confirm: (
    request: ConfirmationRequest,
  ) => Observable<E.Either<ConfirmationRefusal | Fault, CartConfirmation>>;
  readonly recommend: (podId: string, parameters: PodParameters) => Observable<E.Either<PodFailure, PodAnswer>>;
  readonly add: (request: AskedRequest, key: IdempotencyKey) => Observable<E.Either<AddRefusal | Fault, CartAddition>>;
  readonly readTerms: ReadTerms;
}

/** The ports that the layer stands on. */
export interface ConfirmationPorts {
  readonly cart: Pick<Cart, 'confirmation' | 'add'>;
  readonly recommendations: Recommendations;
  readonly catalogue: Pick<Catalogue, 'customOrder'>;
}

/** Asking through the ports. */
export const confirmationSource = ({ cart, recommendations, catalogue }: ConfirmationPorts): ConfirmationSource => ({
  confirm: (request) => defer(cart.confirmation(request)),
  recommend: (podId, parameters) => defer(recommendations.pod(podId, parameters)),
  add: (request, key) => defer(cart.add([request], O.some(key))),
  readTerms: readTermsFrom(catalogue),
});
