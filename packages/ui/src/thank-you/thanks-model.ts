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

/** Why a note was not kept. */
export type NoteNotSaved = ListRefusal | NoteRefusal | Fault;

/** Reading gifts, marking them and writing notes; each gives one answer, then the end. */
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

/** How it stands with marking one gift. */
export type MarkStep = 'idle' | 'marking' | 'not-marked';

/** How it stands with keeping a note. */
export type NoteStep =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Saving' }
  /** Asked whether what was typed shall be given up. */
  | { readonly _tag: 'Leaving' }
  | { readonly _tag: 'Failed'; readonly reason: NoteNotSaved };

/** A note that is being written. */
export interface NoteModel {
  readonly text: string;
  /** How many characters it has. */
  readonly used: number;
  /** What somebody else has written meanwhile. */
  readonly newer: O.Option<string>;
  readonly step: NoteStep;
}

/** A gift, and what is being done with it. */
export interface GiftModel {
  readonly row: ThankYouRow;
  /** As it is called here: `$150 toward the Alder Dining Table`. */
  readonly gift: string;
  readonly giver: string;
  /** Pieces, where there are several, and the day. */
  readonly about: string;
  readonly isSelected: boolean;
  readonly step: MarkStep;
  /** None while nobody writes. */
  readonly note: O.Option<NoteModel>;
}

/** Which of the gifts shown are selected, and what pressing the button does with them. */
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

/** What stands in the Thank You Manager under its tabs. */
export type ThanksBody =
  | { readonly _tag: 'Reading' }
  | { readonly _tag: 'NotRead'; readonly reason: GiftsNotRead; readonly signIn: string }
  | {
      readonly _tag: 'Gifts';
      readonly choice: ThanksChoice;
      readonly all: number;
      readonly thanked: number;
      /** How many the choice finds; of them only the first are shown. */
      readonly found: number;
      readonly gifts: ReadonlyArray<GiftModel>;
      readonly selection: SelectionModel;
      /** Whether a note is typed that is not kept yet. */
      readonly isUnsaved: boolean;
      readonly problem: O.Option<MarkProblem>;
      /** Why what is shown may be older than what there is by now. */
      readonly stale: O.Option<GiftsNotRead>;
      /** What was done, to be said aloud; empty while there is nothing to say. */
      readonly said: string;
      /** The registrant's list. */
      readonly list: string;
      /** Where one signs in to come back here. */
      readonly signIn: string;
    };

/** The gifts, once they were read. */
export type GiftsBody = Extract<ThanksBody, { readonly _tag: 'Gifts' }>;

/** What can be done in the Thank You Manager. */
export interface ThanksIntents {
  readonly show: (show: ThanksChoice['show']) => void;
  readonly sort: (sortBy: ThanksChoice['sortBy']) => void;
  readonly search: (text: string) => void;
  readonly showAll: () => void;
  /** Shows more of what was found. */
  readonly showMore: () => void;
  readonly select: (id: GiftId) => void;
  /** Selects all that is shown, or nothing where all of it is. */
  readonly selectAll: () => void;
  /** Marks what is selected and shown as thanked, or takes the mark back where all of it is. */
  readonly markSelected: () => void;
  /** Marks one gift as thanked, or takes the mark back. */
  readonly turn: (id: GiftId) => void;
  readonly openNote: (id: GiftId) => void;
  readonly typeNote: (id: GiftId, text: string) => void;
  /** Takes over what somebody else has written. */
  readonly takeNewer: (id: GiftId) => void;
  readonly saveNote: (id: GiftId) => void;
  /** Puts a note away, whatever was typed into it. */
  readonly closeNote: (id: GiftId) => void;
  /** Puts a note away, and asks first where something was typed into it; asked again, it stays. */
  readonly leaveNote: (id: GiftId) => void;
  /** Exports all that was found, in the order shown. */
  readonly exportCsv: () => void;
  readonly reload: () => void;
}
