import type { option as O, taskEither as TE } from 'fp-ts';
import type { GrId, Sku } from '../identity/index.ts';
import type { Market } from '../site/index.ts';
import type {
  PostalArea,
  PostalCodeCheck,
  Store,
  StoreAtDistance,
  StoreAvailability,
  StoreStock,
} from '../store/index.ts';
import type { Fault, Unavailable } from './failures.ts';

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

/** Why no stores are returned. */
export type AvailabilityRefusal =
  | { readonly _tag: 'RegistryNotFound' }
  | { readonly _tag: 'ProductNotFound' }
  | PostalCodeInvalid
  | PostalCodeUnknown;

/** Driving port: the stores of this person's site (BUY-08, ROUTE-10). */
export interface Stores {
  /** The ten nearest stores within range, with their stock; empty when all are too far away. */
  readonly availability: (
    request: AvailabilityRequest,
  ) => TE.TaskEither<AvailabilityRefusal | Fault, ReadonlyArray<StoreAvailability>>;
  /** The ten nearest stores within range of a typed postal code; empty when all are too far away. */
  readonly near: (
    postalCode: string,
  ) => TE.TaskEither<PostalCodeInvalid | PostalCodeUnknown | Fault, ReadonlyArray<StoreAtDistance>>;
  /** Whether the text is a postal code of the site's market, and its place if known. */
  readonly checkPostalCode: (typed: string) => TE.TaskEither<Fault, PostalCodeCheck>;
  /** All stores where this site's gifts can be picked up, sorted by state or province, city and name. */
  readonly all: TE.TaskEither<Fault, ReadonlyArray<Store>>;
}

/**
 * The result of a store search by postal code: all stores when no code was typed, the stores near it, or all stores
 * with the reason why none was found.
 */
export type StoreSearchResult =
  | { readonly _tag: 'All'; readonly stores: ReadonlyArray<Store> }
  | { readonly _tag: 'Near'; readonly typed: string; readonly stores: ReadonlyArray<StoreAtDistance> }
  | {
      readonly _tag: 'Refused';
      readonly typed: string;
      readonly reason: PostalCodeInvalid | PostalCodeUnknown;
      readonly stores: ReadonlyArray<Store>;
    };

/** Driven port: the retailer's stores, their stock, and the areas of postal codes. */
export interface StoreDirectory {
  /** All stores of the market, in any order. */
  readonly stores: (market: Market) => TE.TaskEither<Unavailable, ReadonlyArray<Store>>;
  /** The stock of these products in all stores, in any order. */
  readonly shelves: (skus: ReadonlyArray<Sku>) => TE.TaskEither<Unavailable, ReadonlyArray<StoreStock>>;
  /** The areas of the market with one of these prefixes, in any order. */
  readonly areas: (
    market: Market,
    prefixes: ReadonlyArray<string>,
  ) => TE.TaskEither<Unavailable, ReadonlyArray<PostalArea>>;
}
