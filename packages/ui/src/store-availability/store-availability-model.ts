import type {
  AvailabilityRefusal,
  AvailabilityRequest,
  EarlierWay,
  Fault,
  Market,
  ObservableState,
  PostalCodeCheck,
  StoreAvailability,
  StoreNumber,
  Stores,
} from '@gift-registry/domain';
import type { either as E, option as O } from 'fp-ts';
import { defer, type Observable } from 'rxjs';
import { type AddToCart, addToCartThrough, type CartRefusal, type CartToFill } from '../cart-addition/index.ts';
import type { AddState } from '../mutation/index.ts';

/** Why no store is shown: nothing was typed, or the postal code is unknown. */
export type SearchReason = { readonly _tag: 'PostalCodeMissing' } | AvailabilityRefusal | Fault;

/** Why nothing was put into the cart for pickup. */
export type PickupReason = CartRefusal;

/** How many an earlier try added, and how they are delivered. */
export interface EarlierAddition {
  readonly quantity: number;
  readonly way: EarlierWay;
}

/** A store near by, and the state of a pickup there. */
export interface NearStoreRow {
  readonly store: StoreAvailability;
  readonly add: AddState<PickupReason>;
  /** What is in the cart instead of the present request (CART-08). */
  readonly earlier: O.Option<EarlierAddition>;
}

/** The state of the search for stores. */
export type StoreSearch =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Looking' }
  | { readonly _tag: 'Failed'; readonly reason: SearchReason }
  /** The stores near a place, with its usual name. */
  | {
      readonly _tag: 'Found';
      readonly place: string;
      /** Shipping costs there are given by phone (ROUTE-10). */
      readonly isQuotedByPhone: boolean;
      readonly rows: ReadonlyArray<NearStoreRow>;
    };

/** Finding a store that has a gift. */
export interface StoreAvailabilityModel {
  readonly market: Market;
  /** The field as it was typed. */
  readonly postalCode: string;
  readonly search: StoreSearch;
}

export interface StoreAvailabilityIntents {
  readonly type: (text: string) => void;
  /** Looks for stores near what is typed; also again, after a failure. */
  readonly look: () => void;
  /** Puts what is chosen at that moment into the cart, for pickup there. */
  readonly pickUp: (storeNumber: StoreNumber) => void;
}

/** Availability in stores by postal code, and pickup (BUY-08). */
export interface StoreAvailabilityStream extends StoreAvailabilityIntents {
  readonly model: ObservableState<StoreAvailabilityModel>;
}

/** Requests; each emits one answer and completes. */
export interface StoreAvailabilitySource {
  readonly check: (postalCode: string) => Observable<E.Either<Fault, PostalCodeCheck>>;
  readonly near: (
    request: AvailabilityRequest,
  ) => Observable<E.Either<AvailabilityRefusal | Fault, ReadonlyArray<StoreAvailability>>>;
  /** Also learns whether it was to be shipped before, under the same key (CART-08). */
  readonly pickUp: AddToCart;
}

export interface StoreAvailabilityPorts {
  readonly stores: Pick<Stores, 'availability' | 'checkPostalCode'>;
  readonly cart: CartToFill;
}

/** Asking through the ports. */
export const storeAvailabilitySource = ({ stores, cart }: StoreAvailabilityPorts): StoreAvailabilitySource => ({
  check: (postalCode) => defer(stores.checkPostalCode(postalCode)),
  near: (request) => defer(stores.availability(request)),
  pickUp: addToCartThrough(cart),
});
