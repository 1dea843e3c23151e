import {
  type GiftId,
  type GiftsGiven,
  isNoteTyped,
  type NoteDraft,
  openNote,
  rebasedNote,
  type ThanksChange,
  type ThankYouMark,
  type ThankYouRow,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { type GiftsNotRead, isNotOlder } from '../gifts-reading/index.ts';
import type { MarkProblem, MarkStep, NoteStep } from './thanks-model.ts';

/** A note that is being written, and how it stands with keeping it. */
export interface NoteState {
  readonly draft: NoteDraft;
  readonly step: NoteStep;
}

/** The gifts that were read, and the epoch in which they were asked for. */
export interface GiftsKnown extends GiftsGiven {
  readonly epoch: number;
}

/** What the page remembers between two events. */
export interface ThanksState {
  readonly given: O.Option<GiftsKnown>;
  readonly notRead: O.Option<GiftsNotRead>;
  /** How many gifts are shown at most. */
  readonly reach: number;
  readonly selected: ReadonlySet<GiftId>;
  readonly steps: ReadonlyMap<GiftId, MarkStep>;
  readonly notes: ReadonlyMap<GiftId, NoteState>;
  readonly problem: O.Option<MarkProblem>;
  readonly said: string;
}

/** So many gifts are shown at first, and so many more whenever that is asked for. */
export const GIFTS_A_STEP = 100;

/** Before anything was read. */
export const AT_FIRST: ThanksState = {
  given: O.none,
  notRead: O.none,
  reach: GIFTS_A_STEP,
  selected: new Set(),
  steps: new Map(),
  notes: new Map(),
  problem: O.none,
  said: '',
};

export const IDLE: NoteStep = { _tag: 'Idle' };

/** The map with that under the key, or without the key. */
export const withEntry = <K, V>(map: ReadonlyMap<K, V>, key: K, value: O.Option<V>): ReadonlyMap<K, V> => {
  const changed = new Map(map);
  if (O.isSome(value)) changed.set(key, value.value);
  else changed.delete(key);
  return changed;
};

/** The rows known; none before they were read. */
export const rowsOf = ({ given }: ThanksState): ReadonlyArray<ThankYouRow> =>
  O.isSome(given) ? given.value.gifts : [];

const following = (notes: ThanksState['notes'], rows: ReadonlyArray<ThankYouRow>): ThanksState['notes'] => {
  if (notes.size === 0) return notes;
  const stored = new Map(rows.map(({ id, note }) => [id, note]));
  return new Map(
    [...notes].map(([id, { draft, step }]) => [id, { draft: rebasedNote(draft, stored.get(id) ?? draft.base), step }]),
  );
};

/** After the gifts were read; an answer that is older than what is known says nothing. What is typed stays. */
const afterReading = (state: ThanksState, given: GiftsKnown): ThanksState =>
  O.isSome(state.given) && !isNotOlder(given, state.given.value)
    ? state
    : {
        ...state,
        given: O.some(given),
        notRead: O.none,
        notes: following(state.notes, given.gifts),
      };

/** After an answer came to what was asked in that epoch, or word why there is none. */
export const afterAnswer = (
  state: ThanksState,
  answer: E.Either<GiftsNotRead, GiftsGiven>,
  epoch: number,
): ThanksState =>
  E.isRight(answer) ? afterReading(state, { ...answer.right, epoch }) : { ...state, notRead: O.some(answer.left) };

/** What is known after a write; where other writes came between, the gifts are still to be read again. */
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

/** After somebody began to write on a gift. */
export const afterOpening = (state: ThanksState, id: GiftId): ThanksState => {
  const row = rowsOf(state).find((each) => each.id === id);
  return row === undefined || state.notes.has(id)
    ? state
    : { ...state, notes: withEntry(state.notes, id, O.some({ draft: openNote(row.note), step: IDLE })) };
};

/** After something changed about the note that is being written on a gift. */
export const afterNote = (state: ThanksState, id: GiftId, change: (note: NoteState) => NoteState): ThanksState => {
  const note = state.notes.get(id);
  return note === undefined ? state : { ...state, notes: withEntry(state.notes, id, O.some(change(note))) };
};

/** After a note was put away. */
export const afterClosing = (state: ThanksState, id: GiftId): ThanksState => ({
  ...state,
  notes: withEntry(state.notes, id, O.none),
});

/** After a note was given up, whatever was typed into it; one that is being kept stays. */
export const afterCancelling = (state: ThanksState, id: GiftId): ThanksState =>
  state.notes.get(id)?.step._tag === 'Saving' ? state : afterClosing(state, id);

/** After a note was left: where something was typed it is asked whether that shall be given up; whoever leaves the question stays. */
export const afterLeaving = (state: ThanksState, id: GiftId): ThanksState => {
  const note = state.notes.get(id);
  if (note === undefined || note.step._tag === 'Saving') return state;
  if (!isNoteTyped(note.draft)) return afterClosing(state, id);
  return afterNote(state, id, (its) => ({ ...its, step: its.step._tag === 'Leaving' ? IDLE : { _tag: 'Leaving' } }));
};
