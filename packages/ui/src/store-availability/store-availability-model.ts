import type {
  AvailabilityRefusal,
  AvailabilityRequest,
  EarlierDelivery,
  Fault,
  MarketRules,
  ObservableState,
  StoreAvailability,
  StoreNumber,
  Stores,
} from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import { defer } from 'rxjs';
import { addToCartThrough, type CartRefusal, type CartToFill } from '../cart-addition/index.ts';
import type { AddState } from '../mutation/index.ts';

/** Why no store is shown: nothing was typed, or the postal code is unknown. */
export type SearchReason = { readonly _tag: 'PostalCodeMissing' } | AvailabilityRefusal | Fault;

/** Why nothing was added to the cart for pickup. */
export type PickupReason = CartRefusal;

/** The quantity that an earlier request added, and how it is delivered. */
interface EarlierAddition {
  readonly quantity: number;
  readonly way: EarlierDelivery;
}

/** A nearby store, and the state of adding a pickup there. */
export interface NearStoreRow {
  readonly store: StoreAvailability;
  readonly add: AddState<PickupReason>;
  /** What an earlier request added instead of the present one (CART-08). */
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
      /** Whether shipping costs to that place are given by phone (ROUTE-10). */
      readonly isQuotedByPhone: boolean;
      readonly rows: ReadonlyArray<NearStoreRow>;
    };

/** The search for stores that have a gift. */
export interface StoreAvailabilityModel {
  readonly market: MarketRules;
  /** The text of the postal code field. */
  readonly postalCode: string;
  readonly search: StoreSearch;
}

interface StoreAvailabilityIntents {
  readonly type: (text: string) => void;
  /** Searches for stores near the typed postal code, also again after a failure. */
  readonly look: () => void;
  /** Adds the gift in its present quantity to the cart, for pickup in that store. */
  readonly pickUp: (storeNumber: StoreNumber) => void;
}

/** Availability in stores by postal code, and pickup (BUY-08). */
export interface StoreAvailabilityStream extends StoreAvailabilityIntents {
  readonly model: ObservableState<StoreAvailabilityModel>;
}

/** Requests; each emits one answer and completes. */
export type StoreAvailabilitySource = ReturnType<typeof storeAvailabilitySource>;

interface StoreAvailabilityPorts {
  readonly stores: Pick<Stores, 'availability' | 'checkPostalCode'>;
  readonly cart: CartToFill;
}

/** Creates the requests over the ports. */
export const storeAvailabilitySource = ({ stores, cart }: StoreAvailabilityPorts) => ({
  check: (postalCode: string) => defer(stores.checkPostalCode(postalCode)),
  near: (request: AvailabilityRequest) => defer(stores.availability(request)),
  pickUp: addToCartThrough(cart),
});
