import type { taskEither as TE } from 'fp-ts';
import type { ChecklistGroup, ChecklistKey } from '../checklist/index.ts';
import type { GrId } from '../identity/index.ts';
import type { Fault } from './fault.ts';
import type { ListRefusal } from './owner-refusal.ts';

/** There is no checklist for the registry's event on this site (TAB-03, TAB-05). */
export interface NoChecklist {
  readonly _tag: 'NoChecklist';
}

/** There is no such entry on the registry's checklist. */
export interface EntryUnknown {
  readonly _tag: 'EntryUnknown';
}

/** What was written for the registry's event, with the brands that sell it in the market now, and what its registrants ticked by hand (CHK-01). */
export interface RegistryChecklist {
  readonly groups: ReadonlyArray<ChecklistGroup>;
  readonly byHand: ReadonlyArray<ChecklistKey>;
}

/** Driving port: the checklist of a registry, for its owners alone (CHK-01). What the registry itself ticks is on the list already. */
export interface Checklists {
  readonly readChecklist: (grId: GrId) => TE.TaskEither<ListRefusal | NoChecklist | Fault, RegistryChecklist>;
  /** Ticks an entry by hand, or takes that tick away; answers all that are ticked by hand. Repeating it changes nothing. */
  readonly tickEntry: (
    grId: GrId,
    key: ChecklistKey,
    isTicked: boolean,
  ) => TE.TaskEither<ListRefusal | NoChecklist | EntryUnknown | Fault, ReadonlyArray<ChecklistKey>>;
}
