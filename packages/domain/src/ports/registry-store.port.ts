import type { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { Observable } from 'rxjs';
import type { GrId, ItemIdentity } from '../identity/index.ts';
import type { Registry, RegistryEvent, RegistryFact, Version } from '../registry/index.ts';
import type { Unavailable } from './fault.ts';

/** Driven port: where registries are kept. */
export interface RegistryStore {
  /** The registry with all its items; none when there is none of that number. */
  readonly find: (grId: GrId) => TE.TaskEither<Unavailable, O.Option<Registry>>;
  /**
   * One write: holds the registry so that no other write of it runs, hands `decide` the registry with the named items only (none of that number:
   * none), and keeps the facts it decides on, all or nothing. Facts raise the version by one; no facts raise nothing. Answers the
   * event, with the version reached.
   */
  readonly change: <R>(
    grId: GrId,
    touching: ReadonlyArray<ItemIdentity>,
    decide: (registry: O.Option<Registry>) => E.Either<R, ReadonlyArray<RegistryFact>>,
  ) => TE.TaskEither<R | Unavailable, RegistryEvent>;
  /** What happened after that version, oldest first; none when that is no longer known. */
  readonly eventsAfter: (
    grId: GrId,
    version: Version,
  ) => TE.TaskEither<Unavailable, O.Option<ReadonlyArray<RegistryEvent>>>;
  /** Wakes whoever watches: the number of a registry that was written, here or in another process. Says nothing of what happened. */
  readonly written$: Observable<GrId>;
}
