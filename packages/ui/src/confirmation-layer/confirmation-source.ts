import {
  type AskedRequest,
  type Cart,
  type CartAddition,
  type CartConfirmation,
  type Catalogue,
  type ConfirmationRefusal,
  type ConfirmationRequest,
  type Fault,
  type IdempotencyKey,
  type NotAdded,
  type PodAnswer,
  type PodFailure,
  type PodParameters,
  type Recommendations,
  wentIn,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { defer, map, type Observable } from 'rxjs';
import { type ReadTerms, readTermsFrom } from '../terms-dialog/index.ts';

/** What the layer asks for; each gives one answer, then the end. */
export interface ConfirmationSource {
  readonly confirm: (
    request: ConfirmationRequest,
  ) => Observable<E.Either<ConfirmationRefusal | Fault, CartConfirmation>>;
  readonly recommend: (podId: string, parameters: PodParameters) => Observable<E.Either<PodFailure, PodAnswer>>;
  readonly add: (request: AskedRequest, key: IdempotencyKey) => Observable<E.Either<NotAdded, CartAddition>>;
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
  add: (request, key) => defer(cart.add([request], O.some(key))).pipe(map(E.chainW(wentIn(request)))),
  readTerms: readTermsFrom(catalogue),
});
