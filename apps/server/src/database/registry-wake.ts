import type { GrId } from '@gift-registry/domain';
import { NEVER, type Observable, Subject } from 'rxjs';
import type { Queries } from './queries.ts';

/** How a write of a registry is made known, to whoever watches here and in other processes of the same database. */
export interface RegistryWake {
  readonly written$: Observable<GrId>;
  /** Tells that the database is heard again after it was not: a write may have been missed, and what was written before may be lost. */
  readonly reconnected$: Observable<void>;
  /** Says so to other processes, once the transaction commits. */
  readonly announce: (transaction: Queries, grId: GrId) => Promise<void>;
  /** Says so in this process; to be called after the commit. */
  readonly wakeHere: (grId: GrId) => void;
  readonly close: () => Promise<void>;
}

/** Wakes this process alone: the embedded database has no other. */
export const localWake = (): RegistryWake => {
  const written = new Subject<GrId>();
  return {
    written$: written.asObservable(),
    reconnected$: NEVER,
    announce: async () => {},
    wakeHere: (grId) => written.next(grId),
    close: async () => written.complete(),
  };
};
