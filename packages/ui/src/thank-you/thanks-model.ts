import type {
  ArrivalState,
  Fault,
  GiftId,
  GiftUnknown,
  KeyRefusal,
  ListRefusal,
  NoteRefusal,
  ThanksChoice,
  ThanksCount,
  ThankYouGiver,
} from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import type { GiftsNotRead } from '../gifts-reading/index.ts';
import type { GiftCorrections } from './gift-corrections-model.ts';

/** Why gifts were not marked. */
export type GiftsNotMarked = ListRefusal | GiftUnknown | KeyRefusal | Fault;

/** Why a note was not saved. */
export type NoteNotSaved = ListRefusal | NoteRefusal | Fault;

/** The state of marking a gift or a giver. */
export type MarkStep = 'idle' | 'marking' | 'not-marked';

/** The state of saving a note. */
export type NoteStep =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Saving' }
  /** The registrant is asked whether to discard the edit. */
  | { readonly _tag: 'Leaving' }
  | { readonly _tag: 'Failed'; readonly reason: NoteNotSaved };

/** A note that is being edited. */
export interface NoteModel {
  readonly text: string;
  /** The note's length in characters. */
  readonly used: number;
  /** The note that another registrant has saved meanwhile. */
  readonly newer: O.Option<string>;
  readonly step: NoteStep;
}

/** A gift, as its row shows it. */
export interface GiftModel {
  readonly id: GiftId;
  /** The gift as text, such as `$150 toward the Alder Dining Table`. */
  readonly gift: string;
  /** The quantity, if more than one, and the date. */
  readonly about: string;
  readonly imagePath: string;
  readonly isThanked: boolean;
  /** Why it is a gift no more; empty while it is one. */
  readonly returned: string;
  /** What owners can do about it: confirm or reject it, undo a confirmation that was just made, or take out what they added. */
  readonly correction: 'unconfirmed' | 'just-confirmed' | 'added' | 'none';
  readonly isConfirming: boolean;
  /** What owners said of its coming (GIFT-01); `none` when nothing can be said of it. */
  readonly arrival: 'none' | 'awaited' | 'said';
  /** What they said; empty while they said nothing. */
  readonly arrived: string;
}

/** A giver and their state. */
export interface GiverModel {
  readonly giver: ThankYouGiver;
  readonly name: string;
  readonly gifts: ReadonlyArray<GiftModel>;
  /** The giver's messages, each once, newest first. */
  readonly messages: ReadonlyArray<string>;
  readonly isSelected: boolean;
  readonly step: MarkStep;
  /** None while the note is not being edited. */
  readonly note: O.Option<NoteModel>;
}

/** A label to print: the giver's name and address. */
export interface LabelModel {
  readonly key: GiftId;
  readonly lines: ReadonlyArray<string>;
}

/** The selection, and what the button that marks it does. */
export interface SelectionModel {
  readonly count: number;
  readonly isAll: boolean;
  /** Whether the button marks the gifts as thanked, rather than removing the mark. */
  readonly isThanked: boolean;
  /** How many of them it changes. */
  readonly changes: number;
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
      readonly count: { readonly givers: ThanksCount; readonly gifts: ThanksCount };
      /** How many givers were found; only the first are shown. */
      readonly found: number;
      readonly givers: ReadonlyArray<GiverModel>;
      /** The labels of all that were found, and the names of those without an address. */
      readonly labels: ReadonlyArray<LabelModel>;
      readonly withoutAddress: ReadonlyArray<string>;
      /** The path of the page with address labels. */
      readonly labelsPage: string;
      readonly selection: SelectionModel;
      /** Whether there is an unsaved note. */
      readonly isUnsaved: boolean;
      readonly problem: O.Option<MarkProblem>;
      /** Why the gifts shown may be out of date. */
      readonly stale: O.Option<GiftsNotRead>;
      /** For screen readers; empty while there is nothing to announce. */
      readonly announcement: string;
      /** The path of the registrant's list. */
      readonly list: string;
      /** The path of the sign-in page, which returns here. */
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
  readonly select: (giverId: GiftId) => void;
  /** Selects all givers shown, or none if all are selected. */
  readonly selectAll: () => void;
  /** Marks all gifts of the selected givers as thanked, or as not thanked if all of them are. */
  readonly markSelected: () => void;
  /** Toggles whether a giver was thanked. */
  readonly toggleThanked: (giverId: GiftId) => void;
  readonly openNote: (id: GiftId) => void;
  readonly typeNote: (id: GiftId, text: string) => void;
  /** Replaces the edited note by the other registrant's. */
  readonly takeNewer: (id: GiftId) => void;
  readonly saveNote: (id: GiftId) => void;
  /** Closes a note and discards its edit. */
  readonly closeNote: (id: GiftId) => void;
  /** Closes a note, but asks first if it was edited; a second call keeps it open. */
  readonly leaveNote: (id: GiftId) => void;
  /** Confirms that gifts bought elsewhere came, or takes that back. */
  readonly confirm: (ids: ReadonlyArray<GiftId>, isConfirmed: boolean) => void;
  /** Says that a gift came, whole or damaged, or takes that back (GIFT-01). */
  readonly arrive: (id: GiftId, state: ArrivalState) => void;
  readonly corrections: GiftCorrections;
  /** Exports all gifts of the givers found, in the order shown: for spreadsheet programs, or as text for others. */
  readonly exportGifts: (format: 'xlsx' | 'csv') => void;
  readonly reload: () => void;
}
