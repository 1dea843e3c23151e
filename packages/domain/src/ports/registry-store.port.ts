import type { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { Observable } from 'rxjs';
import type { Role } from '../account/index.ts';
import type { Idempotency, KeyRefusal } from '../idempotency/index.ts';
import type { AccountId, GrId, ItemIdentity } from '../identity/index.ts';
import type { Product } from '../item/index.ts';
import type { Email } from '../mail/index.ts';
import type { UnshippedGift } from '../placed-order/index.ts';
import type {
  OwnRegistry,
  Registry,
  RegistryEvent,
  RegistryExcerpt,
  RegistryFact,
  Revision,
  VersionedAccess,
} from '../registry/index.ts';
import type { Market } from '../site/index.ts';
import type { Unavailable } from './fault.ts';

/** The decision of a write under a key: the facts to store, and the answer stored with them. */
export interface IdempotentDecision<Answer> {
  readonly facts: ReadonlyArray<RegistryFact>;
  /** Makes the answer from the event, with the version reached, and from the registry after it, with the named items. */
  readonly answer: (event: RegistryEvent, after: RegistryExcerpt) => Answer;
}

/** The emails to givers whose gifts leave the list, queued in the same write (GIVE-04). */
export type GiverEmails = (
  facts: ReadonlyArray<RegistryFact>,
  gifts: ReadonlyArray<UnshippedGift>,
) => ReadonlyArray<Email>;

/** Driven port: the stored registries. */
export interface RegistryStore {
  /**
   * The data for deciding on access, at a cost that does not grow with the list, with a tag that covers everything
   * committed before the call; `none` when the registry does not exist.
   */
  readonly access: (grId: GrId) => TE.TaskEither<Unavailable, O.Option<VersionedAccess>>;
  /** The registry with all its items; `none` when it does not exist. */
  readonly find: (grId: GrId) => TE.TaskEither<Unavailable, O.Option<Registry>>;
  /** The registry with the named items only, at a cost that hardly grows with the list. */
  readonly findNamed: (
    grId: GrId,
    identities: ReadonlyArray<ItemIdentity>,
  ) => TE.TaskEither<Unavailable, O.Option<RegistryExcerpt>>;
  /**
   * Locks the registry, passes it to `decide` with the named items only, and stores the decided facts, all or nothing.
   * Any facts raise the version by one; without facts nothing changes. Returns the event as owners read it: with the
   * version that they have reached (SURP-01).
   */
  readonly change: <R>(
    grId: GrId,
    touching: ReadonlyArray<ItemIdentity>,
    decide: (registry: O.Option<Registry>) => E.Either<R, ReadonlyArray<RegistryFact>>,
    giverEmails?: GiverEmails,
  ) => TE.TaskEither<R | Unavailable, RegistryEvent>;
  /**
   * Like `change`, once per key: a repeat gets the recorded answer before anything is read. Without a key every call is
   * its own action. `decide` also gets the products of the named items in the registry's market.
   */
  readonly changeIdempotently: <Answer, R>(
    grId: GrId,
    touching: ReadonlyArray<ItemIdentity>,
    idempotency: O.Option<Idempotency<Answer>>,
    decide: (registry: O.Option<Registry>, products: ReadonlyArray<Product>) => E.Either<R, IdempotentDecision<Answer>>,
    giverEmails?: GiverEmails,
  ) => TE.TaskEither<R | KeyRefusal | Unavailable, Answer>;
  /** The registries that the account owns in the market, newest first (ROUTE-02). */
  readonly ownedBy: (account: AccountId, market: Market) => TE.TaskEither<Unavailable, ReadonlyArray<OwnRegistry>>;
  /**
   * The events after that revision, oldest first, as in `catchUp`; `none` when the revision is not part of the
   * registry's history, or its events are no longer stored. Registrants get the history that owners see.
   */
  readonly eventsAfter: (
    grId: GrId,
    since: Revision,
    role: Role,
  ) => TE.TaskEither<Unavailable, O.Option<ReadonlyArray<RegistryEvent>>>;
  /** Emits the number of each registry that is written, by this or another process. */
  readonly written$: Observable<GrId>;
  /** Emits when the store is reachable again: meanwhile any registry, and even its history, may have changed. */
  readonly reconnected$: Observable<void>;
}
