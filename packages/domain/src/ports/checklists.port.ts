import type { taskEither as TE } from 'fp-ts';
import type { ChecklistGroup, ChecklistKey } from '../checklist/index.ts';
import type { GrId } from '../identity/index.ts';
import type { Fault, ListRefusal, RegistryNotFound, Unavailable } from './failures.ts';

/** There is no checklist for the registry's event on this site (TAB-03, TAB-05). */
export interface NoChecklist {
  readonly _tag: 'NoChecklist';
}

/** There is no such entry on the registry's checklist. */
export interface EntryUnknown {
  readonly _tag: 'EntryUnknown';
}

/** The checklist of the registry's event, with the brands that sell each entry in the market, and the entries ticked by hand (CHK-01). */
export interface RegistryChecklist {
  readonly groups: ReadonlyArray<ChecklistGroup>;
  readonly byHand: ReadonlyArray<ChecklistKey>;
}

/** Driving port: the checklist of a registry, for its owners (CHK-01). The reader works out which entries the registry's items tick. */
export interface Checklists {
  readonly readChecklist: (grId: GrId) => TE.TaskEither<ListRefusal | NoChecklist | Fault, RegistryChecklist>;
  /** Ticks or unticks an entry by hand, and returns all entries ticked by hand; a repeat changes nothing. */
  readonly tickEntry: (
    grId: GrId,
    key: ChecklistKey,
    isTicked: boolean,
  ) => TE.TaskEither<ListRefusal | NoChecklist | EntryUnknown | Fault, ReadonlyArray<ChecklistKey>>;
}

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
