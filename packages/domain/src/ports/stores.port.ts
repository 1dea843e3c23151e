import type { option as O, taskEither as TE } from 'fp-ts';
import type { GrId, Sku } from '../identity/index.ts';
import type { PostalCodeCheck, Store, StoreAvailability } from '../store/index.ts';
import type { Fault } from './fault.ts';

/** What is typed is no postal code of this site's market. */
export interface PostalCodeInvalid {
  readonly _tag: 'PostalCodeInvalid';
}

/** A postal code may look like this one, and we do not know where it lies. */
export interface PostalCodeUnknown {
  readonly _tag: 'PostalCodeUnknown';
}

/** A product that is sought near a postal code as it was typed; for a registry's gift, with its registry. */
export interface AvailabilityRequest {
  readonly sku: Sku;
  readonly postalCode: string;
  readonly grId: O.Option<GrId>;
}

/** Why no store is told. */
export type AvailabilityRefusal =
  | { readonly _tag: 'RegistryNotFound' }
  | { readonly _tag: 'ProductNotFound' }
  | PostalCodeInvalid
  | PostalCodeUnknown;

/** Driving port: the stores of this person's site (BUY-08, ROUTE-10). */
export interface Stores {
  /** The ten nearest stores within reach, with what they have; none when all are too far. */
  readonly availability: (
    request: AvailabilityRequest,
  ) => TE.TaskEither<AvailabilityRefusal | Fault, ReadonlyArray<StoreAvailability>>;
  /** Whether this is a postal code of the site's market, and where it lies as far as we know. */
  readonly checkPostalCode: (typed: string) => TE.TaskEither<Fault, PostalCodeCheck>;
  /** All stores where this site's gifts can be picked up, by state or province, city and name. */
  readonly all: TE.TaskEither<Fault, ReadonlyArray<Store>>;
}
