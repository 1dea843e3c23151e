import type { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { Observable } from 'rxjs';
import type { Idempotency, IdempotencyRecord, KeyRefusal } from '../idempotency/index.ts';
import type { AccountId, GrId, ItemIdentity } from '../identity/index.ts';
import type { Product } from '../item/index.ts';
import type {
  OwnRegistry,
  Registry,
  RegistryAccess,
  RegistryEvent,
  RegistryFact,
  Revision,
} from '../registry/index.ts';
import type { Market } from '../site/index.ts';
import type { Unavailable } from './fault.ts';

/** The decision of a write under a key: the facts, and the answer to record with them. */
export interface IdempotentDecision {
  readonly facts: ReadonlyArray<RegistryFact>;
  /** Made of the event, with the version reached, and the registry after it, with all its items. */
  readonly answer: (event: RegistryEvent, after: Registry) => IdempotencyRecord;
}

/** Driven port: the stored registries. */
export interface RegistryStore {
  /** What deciding on access needs, at a cost that does not grow with the list; none when there is no such registry. */
  readonly access: (grId: GrId) => TE.TaskEither<Unavailable, O.Option<RegistryAccess>>;
  /** The registry with all its items, if there is one. */
  readonly find: (grId: GrId) => TE.TaskEither<Unavailable, O.Option<Registry>>;
  /**
   * Locks the registry, passes it to `decide` with the named items only, and stores the decided facts, all or nothing. Facts raise the version by one; no facts change nothing. Gives the event, with
   * the version reached.
   */
  readonly change: <R>(
    grId: GrId,
    touching: ReadonlyArray<ItemIdentity>,
    decide: (registry: O.Option<Registry>) => E.Either<R, ReadonlyArray<RegistryFact>>,
  ) => TE.TaskEither<R | Unavailable, RegistryEvent>;
  /**
   * As `change`, once for a key: a repeat gets the recorded answer before anything is read. Without a key each call is an action of its own. `decide` also gets the products of the named items in the
   * registry's market.
   */
  readonly changeIdempotently: <R>(
    grId: GrId,
    touching: ReadonlyArray<ItemIdentity>,
    idempotency: O.Option<Idempotency>,
    decide: (registry: O.Option<Registry>, products: ReadonlyArray<Product>) => E.Either<R, IdempotentDecision>,
  ) => TE.TaskEither<R | KeyRefusal | Unavailable, IdempotencyRecord>;
  /** The account's registries in the market, the newest first (ROUTE-02). */
  readonly ownedBy: (account: AccountId, market: Market) => TE.TaskEither<Unavailable, ReadonlyArray<OwnRegistry>>;
  /** The events after that revision, oldest first, as `catchUp` says; none when the revision is not of the registry's past, or the events are no longer stored. */
  readonly eventsAfter: (
    grId: GrId,
    since: Revision,
  ) => TE.TaskEither<Unavailable, O.Option<ReadonlyArray<RegistryEvent>>>;
  /** Emits the number of a registry that was written, here or in another process. */
  readonly written$: Observable<GrId>;
  /** Emits after the store was out of reach: anything may have happened to any registry, also to its past. */
  readonly reconnected$: Observable<void>;
}
