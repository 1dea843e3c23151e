import {
  type GiftId,
  type GiftsGiven,
  type GrId,
  isNoteTyped,
  type Log,
  listThanks,
  type MutableState,
  type NoteDraft,
  openNote,
  paths,
  rebasedNote,
  type Site,
  selectionAction,
  type ThanksChange,
  type ThanksChoice,
  type ThanksChoices,
  type ThankYouMark,
  type ThankYouRow,
  thankYouPageMessages,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import type { SchedulerLike } from 'rxjs';
import { type GiftsNotRead, isNotOlder } from '../gifts-reading/index.ts';
import { remembering } from '../list-model/index.ts';
import type { RegistrantPageDependencies } from '../registrant-page/index.ts';
import type { RegistryStream } from '../registry/index.ts';
import type {
  GiftModel,
  MarkProblem,
  MarkStep,
  NoteModel,
  NoteStep,
  SelectionModel,
  ThanksBody,
  ThanksSource,
} from './thanks-model.ts';

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

/** A text that shall be a file on the device. */
export interface SavedFile {
  readonly name: string;
  /** As `text/csv`. */
  readonly type: string;
  readonly text: string;
}

/** What the Thank You Manager stands on. */
export interface ThanksParts extends RegistrantPageDependencies {
  readonly registry: Pick<RegistryStream, 'model' | 'fold' | 'reload'>;
  readonly site: Site;
  readonly choices: ThanksChoices;
  readonly saveFile: (file: SavedFile) => void;
  readonly log: Log;
  readonly scheduler: SchedulerLike;
}

/** What reading, marking and writing have in common. */
export interface ThanksDesk extends ThanksParts {
  readonly source: ThanksSource;
  readonly state: MutableState<ThanksState>;
  readonly change: (its: (state: ThanksState) => ThanksState) => void;
  /** The registry, while it is the reader's own. */
  readonly grId: () => O.Option<GrId>;
}

const READING: ThanksBody = { _tag: 'Reading' };

const noteModel = ({ draft, step }: NoteState): NoteModel => ({
  text: draft.typed,
  used: [...draft.typed].length,
  newer: draft.newer,
  step,
});

/** Makes what stands under the tabs; a gift about which nothing changed stays the very same. */
export const thanksComposer = (site: Site) => {
  const rememberGift = remembering<GiftModel>();
  const rememberRows = remembering<ReadonlyArray<ThankYouRow>>();
  const rememberBody = remembering<ThanksBody>();

  const giftModel = (row: ThankYouRow, { selected, steps, notes }: ThanksState): GiftModel => {
    const isSelected = selected.has(row.id);
    const step = steps.get(row.id) ?? 'idle';
    const note = notes.get(row.id);
    return rememberGift(row.id, [row.isThanked, row.note, isSelected, step, note], () => ({
      row,
      gift: thankYouPageMessages.gift(row, site),
      giver: thankYouPageMessages.giver(row.giver),
      about: thankYouPageMessages.about(row, site),
      isSelected,
      step,
      note: O.map(noteModel)(O.fromNullable(note)),
    }));
  };

  const selectionOf = (gifts: ReadonlyArray<GiftModel>): SelectionModel => {
    const selected = gifts.filter(({ isSelected }) => isSelected);
    return {
      count: selected.length,
      isAll: selected.length > 0 && selected.length === gifts.length,
      mutation: selectionAction(selected.map(({ row }) => row)),
      isMarking: selected.some(({ step }) => step === 'marking'),
    };
  };

  /** What that choice finds, in its order. */
  const found = ({ given }: ThanksState, choice: ThanksChoice): ReadonlyArray<ThankYouRow> => {
    const rows = O.isSome(given) ? given.value.gifts : [];
    return rememberRows('found', [rows, choice], () => listThanks(rows, choice));
  };
  /** As much of it as is shown. */
  const shown = (state: ThanksState, choice: ThanksChoice): ReadonlyArray<ThankYouRow> =>
    found(state, choice).slice(0, state.reach);

  /** What stands under the tabs of that registry. */
  const body = (grId: GrId, state: ThanksState, choice: ThanksChoice): ThanksBody =>
    rememberBody('body', [grId, state, choice], () => {
      const signIn = paths.signIn(paths.thankYouManager(grId));
      if (O.isNone(state.given))
        return O.isSome(state.notRead) ? { _tag: 'NotRead', reason: state.notRead.value, signIn } : READING;
      const rows = state.given.value.gifts;
      const gifts = shown(state, choice).map((row) => giftModel(row, state));
      return {
        _tag: 'Gifts',
        choice,
        all: rows.length,
        thanked: rows.filter(({ isThanked }) => isThanked).length,
        found: found(state, choice).length,
        gifts,
        selection: selectionOf(gifts),
        isUnsaved: [...state.notes.values()].some(({ draft }) => isNoteTyped(draft)),
        problem: state.problem,
        stale: state.notRead,
        said: state.said,
        list: paths.registrantList(grId),
        signIn,
      };
    });

  /** Which of what is shown are selected. */
  const selectedShown = (state: ThanksState, choice: ThanksChoice): ReadonlyArray<ThankYouRow> =>
    shown(state, choice).filter(({ id }) => state.selected.has(id));

  return { body, found, shown, selectedShown };
};
