import type {
  ChecklistKey,
  Checklists,
  EntryUnknown,
  Fault,
  GrId,
  ListRefusal,
  NoChecklist,
  RegistryChecklist,
} from '@gift-registry/domain';
import type { either as E } from 'fp-ts';
import { defer, type Observable } from 'rxjs';

/** Reading a checklist and ticking its entries; each gives one answer, then the end. */
export interface ChecklistSource {
  readonly read: (grId: GrId) => Observable<E.Either<ListRefusal | NoChecklist | Fault, RegistryChecklist>>;
  readonly tick: (
    grId: GrId,
    key: ChecklistKey,
    isTicked: boolean,
  ) => Observable<E.Either<ListRefusal | NoChecklist | EntryUnknown | Fault, ReadonlyArray<ChecklistKey>>>;
}

/** The source through the port. */
export const checklistSource = (checklists: Checklists): ChecklistSource => ({
  read: (grId) => defer(() => checklists.readChecklist(grId)()),
  tick: (grId, key, isTicked) => defer(() => checklists.tickEntry(grId, key, isTicked)()),
});
