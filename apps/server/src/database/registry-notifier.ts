import type { GrId } from '@gift-registry/domain';
import { NEVER, type Observable, Subject } from 'rxjs';
import type { Queries } from './queries.ts';

/** Notifies the readers of a registry in this and other processes of the same database that it was written. */
export interface RegistryNotifier {
  readonly written$: Observable<GrId>;
  /** Emits when the database is reachable again: a notification may have been missed, or a write lost. */
  readonly reconnected$: Observable<void>;
  /** Notifies other processes when the transaction commits. */
  readonly announce: (transaction: Queries, grId: GrId) => Promise<void>;
  /** Notifies this process; to be called after the commit. */
  readonly notifyLocal: (grId: GrId) => void;
  readonly close: () => Promise<void>;
}

/** Notifies this process only: the embedded database has no other. */
export const localNotifier = (): RegistryNotifier => {
  const written = new Subject<GrId>();
  return {
    written$: written.asObservable(),
    reconnected$: NEVER,
    announce: async () => {},
    notifyLocal: (grId) => written.next(grId),
    close: async () => written.complete(),
  };
};
