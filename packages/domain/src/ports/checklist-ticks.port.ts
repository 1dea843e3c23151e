import type { taskEither as TE } from 'fp-ts';
import type { ChecklistKey } from '../checklist/index.ts';
import type { GrId } from '../identity/index.ts';
import type { Unavailable } from './fault.ts';
import type { RegistryNotFound } from './owner-refusal.ts';

/** Driven port: what registrants ticked on their checklists by hand (CHK-01). It goes with its registry. */
export interface ChecklistTicks {
  /** In the order in which they were ticked; nothing of a registry that is not there. */
  readonly of: (grId: GrId) => TE.TaskEither<Unavailable, ReadonlyArray<ChecklistKey>>;
  /** Ticks or unticks, and answers all that are ticked then; two at once lose neither. A registry that is gone, or just going, keeps nothing. */
  readonly tick: (
    grId: GrId,
    key: ChecklistKey,
    isTicked: boolean,
  ) => TE.TaskEither<RegistryNotFound | Unavailable, ReadonlyArray<ChecklistKey>>;
}
