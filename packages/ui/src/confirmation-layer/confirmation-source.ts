import type { Cart, CartConfirmation, ConfirmationRefusal, ConfirmationRequest, Fault } from '@gift-registry/domain';
import type { either as E } from 'fp-ts';
import { defer, type Observable } from 'rxjs';
import { type RecommendedPorts, type RecommendedSource, recommendedSource } from '../recommendation-carousel/index.ts';

/** What the layer asks for; each gives one answer, then the end. */
export interface ConfirmationSource extends RecommendedSource {
  readonly confirm: (
    request: ConfirmationRequest,
  ) => Observable<E.Either<ConfirmationRefusal | Fault, CartConfirmation>>;
}

/** The ports that the layer stands on. */
export interface ConfirmationPorts extends RecommendedPorts {
  readonly cart: Pick<Cart, 'confirmation'> & RecommendedPorts['cart'];
}

/** Asking through the ports. */
export const confirmationSource = (ports: ConfirmationPorts): ConfirmationSource => ({
  ...recommendedSource(ports),
  confirm: (request) => defer(ports.cart.confirmation(request)),
});
