import {
  type GiftId,
  type GiftsChange,
  type GiftsGiven,
  type GrId,
  type IdempotencyKey,
  isNoteTyped,
  type Log,
  type MutableState,
  type NoteDraft,
  openNote,
  rebasedNote,
  type Site,
  type Thanks,
  type ThanksChange,
  type ThanksChoices,
  type ThankYouMark,
  type ThankYouRow,
} from '@gift-registry/domain';
import { either as E, type io as IO, option as O } from 'fp-ts';
import type { SchedulerLike } from 'rxjs';
import { type GiftsNotRead, isNotOlder } from '../gifts-reading/index.ts';
import type { ObservablePort } from '../observe/observable-port.ts';
import type { RegistrantPageDependencies } from '../registrant-page/index.ts';
import type { RegistryStream } from '../registry/index.ts';
import type { MarkProblem, MarkStep, NoteStep } from './thanks-model.ts';

/** A note that is being edited, and the state of saving it. */
export interface NoteState {
  readonly draft: NoteDraft;
  readonly step: NoteStep;
}

/** The gifts, and the epoch of their request. */
export interface GiftsKnown extends GiftsGiven {
  readonly epoch: number;
}

export interface ThanksState {
  readonly given: O.Option<GiftsKnown>;
  readonly notRead: O.Option<GiftsNotRead>;
  /** The most givers that are shown. */
  readonly reach: number;
  /** The selected givers. */
  readonly selected: ReadonlySet<GiftId>;
  readonly steps: ReadonlyMap<GiftId, MarkStep>;
  readonly notes: ReadonlyMap<GiftId, NoteState>;
  /** The gifts that are being confirmed, and those that were since the page opened, so that it can be undone. */
  readonly confirming: ReadonlySet<GiftId>;
  readonly justConfirmed: ReadonlySet<GiftId>;
  readonly problem: O.Option<MarkProblem>;
  readonly announcement: string;
}

/** How many givers are shown at first, and added by "Show more". */
export const GIVERS_PER_PAGE = 100;

export const INITIAL_STATE: ThanksState = {
  given: O.none,
  notRead: O.none,
  reach: GIVERS_PER_PAGE,
  selected: new Set(),
  steps: new Map(),
  notes: new Map(),
  confirming: new Set(),
  justConfirmed: new Set(),
  problem: O.none,
  announcement: '',
};

export const IDLE: NoteStep = { _tag: 'Idle' };

/** A copy of the map with the entry set, or removed where none. */
const withEntry = <K, V>(map: ReadonlyMap<K, V>, key: K, value: O.Option<V>): ReadonlyMap<K, V> => {
  const changed = new Map(map);
  if (O.isSome(value)) changed.set(key, value.value);
  else changed.delete(key);
  return changed;
};

/** The gifts; empty before they were read. */
export const rowsOf = ({ given }: ThanksState): ReadonlyArray<ThankYouRow> =>
  O.isSome(given) ? given.value.gifts : [];

const following = (notes: ThanksState['notes'], rows: ReadonlyArray<ThankYouRow>): ThanksState['notes'] => {
  if (notes.size === 0) return notes;
  const stored = new Map(rows.map(({ id, note }) => [id, note]));
  return new Map(
    [...notes].map(([id, { draft, step }]) => [id, { draft: rebasedNote(draft, stored.get(id) ?? draft.base), step }]),
  );
};

/** The state after the gifts were read; an older answer is ignored. Edited notes stay. */
const afterReading = (state: ThanksState, given: GiftsKnown): ThanksState =>
  O.isSome(state.given) && !isNotOlder(given, state.given.value)
    ? state
    : {
        ...state,
        given: O.some(given),
        notRead: O.none,
        notes: following(state.notes, given.gifts),
      };

/** The state after an answer, or a failure, of a request of that epoch. */
export const afterAnswer = (
  state: ThanksState,
  answer: E.Either<GiftsNotRead, GiftsGiven>,
  epoch: number,
): ThanksState =>
  E.isRight(answer) ? afterReading(state, { ...answer.right, epoch }) : { ...state, notRead: O.some(answer.left) };

/** The state after gifts were put right: the answer has all of them. */
export const afterCorrection = (
  state: ThanksState,
  { version, gifts }: GiftsChange,
  announcement: string,
): ThanksState =>
  O.isNone(state.given)
    ? state
    : { ...afterReading(state, { version, gifts, epoch: state.given.value.epoch }), announcement };

/** The state after a write. If other writes came in between, the version stays, so that the gifts are read again. */
export const afterWriting = (
  state: ThanksState,
  { version, gifts: marks }: ThanksChange,
  taking: (row: ThankYouRow, mark: ThankYouMark) => ThankYouRow,
): ThanksState => {
  if (O.isNone(state.given) || version <= state.given.value.version) return state;
  const { version: known, gifts, epoch } = state.given.value;
  const marked = new Map(marks.map((mark) => [mark.id, mark]));
  const rows = gifts.map((row) => {
    const mark = marked.get(row.id);
    return mark === undefined ? row : taking(row, mark);
  });
  return { ...state, given: O.some({ version: version === known + 1 ? version : known, gifts: rows, epoch }) };
};

/** The state after a note was opened. */
export const afterPageOpened = (state: ThanksState, id: GiftId): ThanksState => {
  const row = rowsOf(state).find((each) => each.id === id);
  return row === undefined || state.notes.has(id)
    ? state
    : { ...state, notes: withEntry(state.notes, id, O.some({ draft: openNote(row.note), step: IDLE })) };
};

/** The state after an open note was changed. */
export const afterNote = (state: ThanksState, id: GiftId, change: (note: NoteState) => NoteState): ThanksState => {
  const note = state.notes.get(id);
  return note === undefined ? state : { ...state, notes: withEntry(state.notes, id, O.some(change(note))) };
};

/** The state after a note was closed. */
export const afterClosing = (state: ThanksState, id: GiftId): ThanksState => ({
  ...state,
  notes: withEntry(state.notes, id, O.none),
});

/** The state after a note's edit was discarded; a note that is being saved stays. */
export const afterCancelling = (state: ThanksState, id: GiftId): ThanksState =>
  state.notes.get(id)?.step._tag === 'Saving' ? state : afterClosing(state, id);

/** The state after leaving a note: if it was edited, asks whether to discard the edit; a second call returns to editing. */
export const afterLeaving = (state: ThanksState, id: GiftId): ThanksState => {
  const note = state.notes.get(id);
  if (note === undefined || note.step._tag === 'Saving') return state;
  if (!isNoteTyped(note.draft)) return afterClosing(state, id);
  return afterNote(state, id, (note) => ({ ...note, step: note.step._tag === 'Leaving' ? IDLE : { _tag: 'Leaving' } }));
};

/** A file to be saved on the device. */
export interface SavedFile {
  readonly name: string;
  /** The MIME type, `text/csv`. */
  readonly type: string;
  readonly text: string;
}

/** A table to be saved on the device, its headings first. */
export interface SavedSpreadsheet {
  readonly name: string;
  readonly rows: ReadonlyArray<ReadonlyArray<string>>;
}

export interface ThankYouDependencies extends RegistrantPageDependencies {
  readonly thanks: ObservablePort<Thanks>;
  readonly registry: Pick<RegistryStream, 'model' | 'fold' | 'reload'>;
  readonly site: Site;
  readonly choices: ThanksChoices;
  readonly saveFile: (file: SavedFile) => void;
  readonly saveSpreadsheet: (table: SavedSpreadsheet) => void;
  readonly newKey: IO.IO<IdempotencyKey>;
  readonly log: Log;
  readonly scheduler: SchedulerLike;
}

/** The dependencies and state that reading, marking and saving notes share. */
export interface ThanksContext extends ThankYouDependencies {
  readonly state: MutableState<ThanksState>;
  readonly change: (update: (state: ThanksState) => ThanksState) => void;
  /** The registry, if the reader owns it. */
  readonly grId: () => O.Option<GrId>;
}
