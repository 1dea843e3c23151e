import type {
  AvailabilityRefusal,
  AvailabilityRequest,
  Fault,
  PostalCodeCheck,
  StoreAvailability,
  Stores,
} from '@gift-registry/domain';
import type { either as E } from 'fp-ts';
import { defer, type Observable } from 'rxjs';
import { type CartToFill, type PutOne, putOneTo } from '../cart-addition/index.ts';

/** What is asked for; each gives one answer, then the end. */
export interface StoreAvailabilitySource {
  readonly check: (postalCode: string) => Observable<E.Either<Fault, PostalCodeCheck>>;
  readonly near: (
    request: AvailabilityRequest,
  ) => Observable<E.Either<AvailabilityRefusal | Fault, ReadonlyArray<StoreAvailability>>>;
  /** Also learns whether it was to be shipped before, under the same key (CART-08). */
  readonly pickUp: PutOne;
}

/** The ports that it stands on. */
export interface StoreAvailabilityPorts {
  readonly stores: Pick<Stores, 'availability' | 'checkPostalCode'>;
  readonly cart: CartToFill;
}

/** Asking through the ports. */
export const storeAvailabilitySource = ({ stores, cart }: StoreAvailabilityPorts): StoreAvailabilitySource => ({
  check: (postalCode) => defer(stores.checkPostalCode(postalCode)),
  near: (request) => defer(stores.availability(request)),
  pickUp: putOneTo(cart),
});
