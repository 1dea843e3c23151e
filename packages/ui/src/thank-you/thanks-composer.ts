import {
  canArrive,
  filterGivers,
  type GrId,
  giftCorrectionMessages,
  isNoteTyped,
  labelLines,
  paths,
  type Site,
  selectionAction,
  type ThanksChoice,
  type ThanksCount,
  type ThankYouGiver,
  type ThankYouRow,
  thankYouGivers,
  thankYouPageMessages,
  withParameters,
  writeThanksChoice,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { createMemo } from '../list-model/index.ts';
import type { GiftModel, GiverModel, MarkStep, NoteModel, SelectionModel, ThanksBody } from './thanks-model.ts';
import { type NoteState, rowsOf, type ThanksState } from './thanks-state.ts';

const READING: ThanksBody = { _tag: 'Reading' };

const noteModel = ({ draft, step }: NoteState): NoteModel => ({
  text: draft.typed,
  used: [...draft.typed].length,
  newer: draft.newer,
  step,
});

const correctionOf = (
  { id, isUnconfirmed, isAdded, isReturned }: ThankYouRow,
  { justConfirmed }: ThanksState,
): GiftModel['correction'] => {
  if (isReturned === true) return 'none';
  if (isUnconfirmed === true) return 'unconfirmed';
  if (isAdded === true) return 'added';
  return justConfirmed.has(id) ? 'just-confirmed' : 'none';
};

const stepOf = ({ steps }: ThanksState, gifts: ReadonlyArray<ThankYouRow>): MarkStep => {
  const all = new Set(gifts.map(({ id }) => steps.get(id) ?? 'idle'));
  return all.has('marking') ? 'marking' : all.has('not-marked') ? 'not-marked' : 'idle';
};

/** Counts all entries, and those that are thanked. */
const countThanked = (of: ReadonlyArray<{ readonly isThanked: boolean }>): ThanksCount => ({
  all: of.length,
  thanked: of.filter(({ isThanked }) => isThanked).length,
});

/** Makes the page's content; unchanged givers keep their objects. */
export const thanksComposer = (site: Site) => {
  const rememberGiver = createMemo<GiverModel>();
  const rememberAll = createMemo<ReadonlyArray<ThankYouGiver>>();
  const rememberFound = createMemo<ReadonlyArray<ThankYouGiver>>();
  const rememberBody = createMemo<ThanksBody>();

  const arrivedText = ({ arrived }: ThankYouRow, grId: GrId): string =>
    arrived === undefined
      ? ''
      : arrived.isDamaged
        ? giftCorrectionMessages.damaged(grId, arrived.at, site)
        : giftCorrectionMessages.arrived(arrived.at, site);

  const giverModel = (grId: GrId, giver: ThankYouGiver, state: ThanksState): GiverModel => {
    const isSelected = state.selected.has(giver.giverId);
    const step = stepOf(state, giver.gifts);
    const note = state.notes.get(giver.noted.id);
    const { confirming, justConfirmed } = state;
    return rememberGiver(giver.giverId, [giver, isSelected, step, note, confirming, justConfirmed], () => ({
      giver,
      name: thankYouPageMessages.giver(giver.giver),
      gifts: giver.gifts.map((row) => ({
        id: row.id,
        gift: thankYouPageMessages.gift(row, site),
        about: thankYouPageMessages.about(row, site),
        imagePath: row.imagePath,
        isThanked: row.isThanked,
        returned: row.isReturned === true ? thankYouPageMessages.returned(row) : '',
        correction: correctionOf(row, state),
        isConfirming: confirming.has(row.id),
        arrival: row.arrived !== undefined ? 'said' : canArrive(row) && row.isUnconfirmed !== true ? 'awaited' : 'none',
        arrived: arrivedText(row, grId),
      })),
      messages: [...new Set(giver.gifts.map(({ message }) => message).filter((message) => message !== ''))],
      isSelected,
      step,
      note: O.map(noteModel)(O.fromNullable(note)),
    }));
  };

  const selectionOf = (givers: ReadonlyArray<GiverModel>): SelectionModel => {
    const selected = givers.filter(({ isSelected }) => isSelected);
    const { isThanked, ids } = selectionAction(selected.flatMap(({ giver }) => giver.gifts));
    const changed = new Set(ids);
    return {
      count: selected.length,
      isAll: selected.length > 0 && selected.length === givers.length,
      isThanked,
      changes: selected.filter(({ giver }) => giver.gifts.some(({ id }) => changed.has(id))).length,
      isMarking: selected.some(({ step }) => step === 'marking'),
    };
  };

  const all = (state: ThanksState): ReadonlyArray<ThankYouGiver> => {
    const rows = rowsOf(state);
    return rememberAll('all', [rows], () => thankYouGivers(rows));
  };
  /** The givers found by that choice, in its order. */
  const found = (state: ThanksState, choice: ThanksChoice): ReadonlyArray<ThankYouGiver> => {
    const givers = all(state);
    return rememberFound('found', [givers, choice], () => filterGivers(givers, choice));
  };
  /** The first of them, as many as are shown. */
  const shown = (state: ThanksState, choice: ThanksChoice): ReadonlyArray<ThankYouGiver> =>
    found(state, choice).slice(0, state.reach);

  /** The page's content for that registry. */
  const body = (grId: GrId, state: ThanksState, choice: ThanksChoice): ThanksBody =>
    rememberBody('body', [grId, state, choice], () => {
      const signIn = paths.signIn(paths.thankYouManager(grId));
      if (O.isNone(state.given))
        return O.isSome(state.notRead) ? { _tag: 'NotRead', reason: state.notRead.value, signIn } : READING;
      const of = found(state, choice);
      const givers = shown(state, choice).map((giver) => giverModel(grId, giver, state));
      return {
        _tag: 'Gifts',
        choice,
        count: { givers: countThanked(all(state)), gifts: countThanked(state.given.value.gifts) },
        found: of.length,
        givers,
        labels: of.flatMap(({ giverId, giver, postalAddress }) =>
          O.isNone(postalAddress)
            ? []
            : [
                {
                  key: giverId,
                  lines: [thankYouPageMessages.giver(giver), ...labelLines(site, postalAddress.value)],
                },
              ],
        ),
        withoutAddress: of.flatMap(({ giver, postalAddress }) =>
          O.isNone(postalAddress) ? [thankYouPageMessages.giver(giver)] : [],
        ),
        labelsPage: withParameters(paths.addressLabels(grId), writeThanksChoice(choice)),
        selection: selectionOf(givers),
        isUnsaved: [...state.notes.values()].some(({ draft }) => isNoteTyped(draft)),
        problem: state.problem,
        stale: state.notRead,
        announcement: state.announcement,
        list: paths.registrantList(grId),
        signIn,
      };
    });

  /** The selected givers among those shown. */
  const selectedShown = (state: ThanksState, choice: ThanksChoice): ReadonlyArray<ThankYouGiver> =>
    shown(state, choice).filter(({ giverId }) => state.selected.has(giverId));

  return { body, found, shown, selectedShown };
};
