import {
  type AvailabilityRefusal,
  type AvailabilityRequest,
  type Cart,
  type CartAddition,
  type CartRequest,
  type Fault,
  type IdempotencyKey,
  type PostalCodeCheck,
  type StoreAvailability,
  type StoreNumber,
  type Stores,
  wentIn,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { defer, map, type Observable } from 'rxjs';
import type { PickupReason } from './store-availability-model.ts';

/** So much of a gift, to be picked up at that store. */
export interface Pickup {
  readonly request: CartRequest;
  readonly storeNumber: StoreNumber;
}

/** What is asked for; each gives one answer, then the end. */
export interface StoreAvailabilitySource {
  readonly check: (postalCode: string) => Observable<E.Either<Fault, PostalCodeCheck>>;
  readonly near: (
    request: AvailabilityRequest,
  ) => Observable<E.Either<AvailabilityRefusal | Fault, ReadonlyArray<StoreAvailability>>>;
  readonly pickUp: (pickup: Pickup, key: IdempotencyKey) => Observable<E.Either<PickupReason, CartAddition>>;
}

/** The ports that it stands on. */
export interface StoreAvailabilityPorts {
  readonly stores: Pick<Stores, 'availability' | 'checkPostalCode'>;
  readonly cart: Pick<Cart, 'addForPickup'>;
}

/** Asking through the ports. */
export const storeAvailabilitySource = ({ stores, cart }: StoreAvailabilityPorts): StoreAvailabilitySource => ({
  check: (postalCode) => defer(stores.checkPostalCode(postalCode)),
  near: (request) => defer(stores.availability(request)),
  pickUp: ({ request, storeNumber }, key) =>
    defer(cart.addForPickup([request], storeNumber, O.some(key))).pipe(map(E.chainW(wentIn(request)))),
});
