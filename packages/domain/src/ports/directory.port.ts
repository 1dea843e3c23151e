import type { option as O, taskEither as TE } from 'fp-ts';
import type { IdempotencyKey, KeyRefusal } from '../idempotency/index.ts';
import type { BegunRegistry, RegistryForm, RegistryFormInvalid } from '../new-registry/index.ts';
import type { FindRefusal, FoundPage } from '../registry-search/index.ts';
import type { Fault } from './fault.ts';
import type { SignInNeeded } from './owner-refusal.ts';

export type { BegunRegistry };

/** Why a registry was not begun, in the order of the checks. */
export type BeginRefusal = SignInNeeded | RegistryFormInvalid;

/** What a guest types to find a registry, and which page of what is found is read, from 1. */
export interface FindRequest {
  readonly text: string;
  readonly page: number;
}

/** Driving port: beginning a registry, and finding one by its names or its number, for one person on one site. */
export interface Directory {
  /** Begins a registry of this site's market for who is signed in (HOME-01). A repeat under the same key begins nothing and answers the first one. */
  readonly begin: (
    form: RegistryForm,
    key: O.Option<IdempotencyKey>,
  ) => TE.TaskEither<BeginRefusal | KeyRefusal | Fault, BegunRegistry>;
  /** Registries of this site's market that their registrants left findable (ROUTE-06, SET-02). */
  readonly find: (request: FindRequest) => TE.TaskEither<FindRefusal | Fault, FoundPage>;
}
