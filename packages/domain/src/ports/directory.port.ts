import type { option as O, taskEither as TE } from 'fp-ts';
import type { IdempotencyKey, KeyRefusal } from '../idempotency/index.ts';
import type { CreatedRegistry, RegistryForm, RegistryFormInvalid } from '../new-registry/index.ts';
import type { FindRefusal, FoundPage } from '../registry-search/index.ts';
import type { Fault } from './fault.ts';
import type { SignInNeeded } from './owner-refusal.ts';

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
