import {
  type GrId,
  isNoteTyped,
  listThanks,
  paths,
  type Site,
  selectionAction,
  type ThanksChoice,
  type ThankYouRow,
  thankYouPageMessages,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { remembering } from '../list-model/index.ts';
import type { GiftModel, NoteModel, SelectionModel, ThanksBody } from './thanks-model.ts';
import type { NoteState, ThanksState } from './thanks-state.ts';

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
