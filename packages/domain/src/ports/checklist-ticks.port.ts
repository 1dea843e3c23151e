import type { taskEither as TE } from 'fp-ts';
import type { ChecklistKey } from '../checklist/index.ts';
import type { GrId } from '../identity/index.ts';
import type { Unavailable } from './fault.ts';
import type { RegistryNotFound } from './owner-refusal.ts';

/** Driven port: the checklist entries that registrants ticked by hand (CHK-01); deleted with the registry. */
export interface ChecklistTicks {
  /** The ticked entries, in the order in which they were ticked; empty for an unknown registry. */
  readonly of: (grId: GrId) => TE.TaskEither<Unavailable, ReadonlyArray<ChecklistKey>>;
  /**
   * Ticks or unticks an entry and returns all ticked entries; concurrent calls are both stored. Nothing is stored for a
   * registry that is being deleted.
   */
  readonly tick: (
    grId: GrId,
    key: ChecklistKey,
    isTicked: boolean,
  ) => TE.TaskEither<RegistryNotFound | Unavailable, ReadonlyArray<ChecklistKey>>;
}
