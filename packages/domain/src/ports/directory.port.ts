import type { option as O, taskEither as TE } from 'fp-ts';
import type { CalendarDay } from '../calendar/index.ts';
import type { DeliveryAddress } from '../delivery/index.ts';
import type { Idempotency, IdempotencyKey, KeyRefusal } from '../idempotency/index.ts';
import type { CreatedRegistry, RegistryForm, RegistryFormInvalid } from '../new-registry/index.ts';
import type { NewRegistry } from '../registry/index.ts';
import type { FindQuery, FindRefusal, FoundPage } from '../registry-search/index.ts';
import type { Market } from '../site/index.ts';
import type { Fault, SignInNeeded, Unavailable } from './failures.ts';

export type { CreatedRegistry };

/** Why a registry was not created, in the order of the checks. */
export type BeginRefusal = SignInNeeded | RegistryFormInvalid;

/** What a guest types to find a registry, and the page of results, starting at 1. */
export interface FindRequest {
  readonly text: string;
  readonly page: number;
}

/** Driving port: creating a registry, and finding one by name or number, for one person on one site. */
export interface Directory {
  /** Creates a registry in this site's market for the signed-in account (HOME-01). A repeat under the same key returns the first one. */
  readonly begin: (
    form: RegistryForm,
    key: O.Option<IdempotencyKey>,
  ) => TE.TaskEither<BeginRefusal | KeyRefusal | Fault, CreatedRegistry>;
  /** Finds registries of this site's market that their registrants made findable (ROUTE-06, SET-02). */
  readonly find: (request: FindRequest) => TE.TaskEither<FindRefusal | Fault, FoundPage>;
}

/** The number belongs to a registry, or once did. */
export interface NumberTaken {
  readonly _tag: 'NumberTaken';
}

/** Driven port: creating registries, and searching registries by name. */
export interface DirectoryStore {
  /**
   * Stores a new registry with its delivery address, all or nothing. Once per key: a repeat gets the recorded answer
   * and stores nothing. A taken number stores nothing and records no answer; nor does an owner whose account was
   * deleted meanwhile, which is `SignInNeeded`.
   */
  readonly enter: (
    registry: NewRegistry,
    address: O.Option<DeliveryAddress>,
    idempotency: O.Option<Idempotency<CreatedRegistry>>,
  ) => TE.TaskEither<NumberTaken | KeyRefusal | SignInNeeded | Unavailable, CreatedRegistry>;
  /** Searches all registries, as `findRegistries` does. */
  readonly search: (
    market: Market,
    query: FindQuery,
    read: { readonly page: number; readonly today: CalendarDay },
  ) => TE.TaskEither<Unavailable, FoundPage>;
}
