import type {
  Fault,
  GiftId,
  GiftUnknown,
  GrId,
  ListRefusal,
  NoteEdit,
  NoteRefusal,
  SelectionAction,
  Thanks,
  ThanksChange,
  ThanksChoice,
  ThankYouRow,
} from '@gift-registry/domain';
import type { either as E, option as O } from 'fp-ts';
import { defer, type Observable } from 'rxjs';
import type { GiftsNotRead, ReadGifts } from '../gifts-reading/index.ts';

/** Why gifts were not marked. */
export type GiftsNotMarked = ListRefusal | GiftUnknown | Fault;

/** Why a note was not saved. */
export type NoteNotSaved = ListRefusal | NoteRefusal | Fault;

/** Reads gifts, marks them and saves notes; each emits one answer. */
export interface ThanksSource {
  readonly read: ReadGifts;
  readonly mark: (
    grId: GrId,
    ids: ReadonlyArray<GiftId>,
    isThanked: boolean,
  ) => Observable<E.Either<GiftsNotMarked, ThanksChange>>;
  readonly note: (grId: GrId, id: GiftId, edit: NoteEdit) => Observable<E.Either<NoteNotSaved, ThanksChange>>;
}

/** The source through the port. */
export const thanksSource = (thanks: Thanks): ThanksSource => ({
  read: (grId) => defer(() => thanks.readGifts(grId)()),
  mark: (grId, ids, isThanked) => defer(() => thanks.markThanked(grId, ids, isThanked)()),
  note: (grId, id, edit) => defer(() => thanks.writeNote(grId, id, edit)()),
});

/** The state of marking one gift. */
export type MarkStep = 'idle' | 'marking' | 'not-marked';

/** The state of saving a note. */
export type NoteStep =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Saving' }
  /** Asks whether to discard the edit. */
  | { readonly _tag: 'Leaving' }
  | { readonly _tag: 'Failed'; readonly reason: NoteNotSaved };

/** A note that is being edited. */
export interface NoteModel {
  readonly text: string;
  /** Its number of characters. */
  readonly used: number;
  /** What another registrant has written meanwhile. */
  readonly newer: O.Option<string>;
  readonly step: NoteStep;
}

/** A gift and its state. */
export interface GiftModel {
  readonly row: ThankYouRow;
  /** The gift as text: `$150 toward the Alder Dining Table`. */
  readonly gift: string;
  readonly giver: string;
  /** The quantity, where there are several, and the date. */
  readonly about: string;
  readonly isSelected: boolean;
  readonly step: MarkStep;
  /** None while the note is not being edited. */
  readonly note: O.Option<NoteModel>;
}

/** The selection, and what the button does with it. */
export interface SelectionModel {
  readonly count: number;
  readonly isAll: boolean;
  readonly mutation: SelectionAction;
  /** Whether some of them are being marked. */
  readonly isMarking: boolean;
}

/** How many gifts were not marked, and why. */
export interface MarkProblem {
  readonly count: number;
  readonly reason: GiftsNotMarked;
}

/** The content of the Thank You Manager. */
export type ThanksBody =
  | { readonly _tag: 'Reading' }
  | { readonly _tag: 'NotRead'; readonly reason: GiftsNotRead; readonly signIn: string }
  | {
      readonly _tag: 'Gifts';
      readonly choice: ThanksChoice;
      readonly all: number;
      readonly thanked: number;
      /** How many were found; only the first are shown. */
      readonly found: number;
      readonly gifts: ReadonlyArray<GiftModel>;
      readonly selection: SelectionModel;
      /** Whether there is an unsaved note. */
      readonly isUnsaved: boolean;
      readonly problem: O.Option<MarkProblem>;
      /** Why the gifts shown may be out of date. */
      readonly stale: O.Option<GiftsNotRead>;
      /** For screen readers; empty while there is nothing to announce. */
      readonly announcement: string;
      /** The registrant's list. */
      readonly list: string;
      /** The sign-in page with a return address here. */
      readonly signIn: string;
    };

/** The gifts, once they were read. */
export type GiftsBody = Extract<ThanksBody, { readonly _tag: 'Gifts' }>;

export interface ThanksIntents {
  readonly show: (show: ThanksChoice['show']) => void;
  readonly sort: (sortBy: ThanksChoice['sortBy']) => void;
  readonly search: (text: string) => void;
  readonly showAll: () => void;
  /** Shows more of what was found. */
  readonly showMore: () => void;
  readonly select: (id: GiftId) => void;
  /** Selects all gifts shown, or none if all are selected. */
  readonly selectAll: () => void;
  /** Marks the selected gifts as thanked, or as not thanked if all of them are. */
  readonly markSelected: () => void;
  /** Toggles whether one gift was thanked for. */
  readonly turn: (id: GiftId) => void;
  readonly openNote: (id: GiftId) => void;
  readonly typeNote: (id: GiftId, text: string) => void;
  /** Takes the other registrant's note. */
  readonly takeNewer: (id: GiftId) => void;
  readonly saveNote: (id: GiftId) => void;
  /** Closes a note and discards its edit. */
  readonly closeNote: (id: GiftId) => void;
  /** Closes a note, but asks first if it was edited; a second call keeps it open. */
  readonly leaveNote: (id: GiftId) => void;
  /** Exports all gifts found, in the order shown. */
  readonly exportCsv: () => void;
  readonly reload: () => void;
}
