import type { option as O, taskEither as TE } from 'fp-ts';
import type { GrId, Sku } from '../identity/index.ts';
import type { PostalCodeCheck, Store, StoreAtDistance, StoreAvailability } from '../store/index.ts';
import type { Fault } from './fault.ts';

/** The text is no postal code of this site's market. */
export interface PostalCodeInvalid {
  readonly _tag: 'PostalCodeInvalid';
}

/** The postal code is well formed, but its place is unknown. */
export interface PostalCodeUnknown {
  readonly _tag: 'PostalCodeUnknown';
}

/** A product, and the typed postal code; for a registry's gift, with its registry. */
export interface AvailabilityRequest {
  readonly sku: Sku;
  readonly postalCode: string;
  readonly grId: O.Option<GrId>;
}

/** Why no stores are listed. */
export type AvailabilityRefusal =
  | { readonly _tag: 'RegistryNotFound' }
  | { readonly _tag: 'ProductNotFound' }
  | PostalCodeInvalid
  | PostalCodeUnknown;

/** Driving port: the stores of this person's site (BUY-08, ROUTE-10). */
export interface Stores {
  /** The ten nearest stores within reach, with their stock; none when all are too far. */
  readonly availability: (
    request: AvailabilityRequest,
  ) => TE.TaskEither<AvailabilityRefusal | Fault, ReadonlyArray<StoreAvailability>>;
  /** The ten nearest stores within reach of a typed postal code; none when all are too far. */
  readonly near: (
    postalCode: string,
  ) => TE.TaskEither<PostalCodeInvalid | PostalCodeUnknown | Fault, ReadonlyArray<StoreAtDistance>>;
  /** Whether the text is a postal code of the site's market, and its place if known. */
  readonly checkPostalCode: (typed: string) => TE.TaskEither<Fault, PostalCodeCheck>;
  /** All stores where this site's gifts can be picked up, by state or province, city and name. */
  readonly all: TE.TaskEither<Fault, ReadonlyArray<Store>>;
}

/** The stores that a search by postal code shows: all without one, those near it, or all with the reason why it finds none. */
export type StoreSearchResult =
  | { readonly _tag: 'All'; readonly stores: ReadonlyArray<Store> }
  | { readonly _tag: 'Near'; readonly typed: string; readonly stores: ReadonlyArray<StoreAtDistance> }
  | {
      readonly _tag: 'Refused';
      readonly typed: string;
      readonly reason: PostalCodeInvalid | PostalCodeUnknown;
      readonly stores: ReadonlyArray<Store>;
    };
