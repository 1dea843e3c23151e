import {
  createState,
  csvOf,
  DEFAULT_THANKS_CHOICE,
  type GiftId,
  type GrId,
  isNoteTyped,
  noteEditOf,
  rebasedNote,
  selectionAction,
  type ThanksChoice,
  type ThankYouRow,
  thankYouPageMessages,
  thankYouTable,
  typedNote,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { defer, EMPTY, exhaustMap, groupBy, merge, mergeMap, type Observable, Subject, tap } from 'rxjs';
import { isNotOlder, isOwned, readingGifts } from '../gifts-reading/index.ts';
import { createMemo } from '../list-model/index.ts';
import { derived, observed } from '../observe/observed.ts';
import { type RegistrantPageModel, type RegistrantPageStream, registrantPageStream } from '../registrant-page/index.ts';
import { giftCorrections } from './gift-corrections.stream.ts';
import { type Arriving, type Confirming, confirmingGifts, type Marking, markingGifts } from './marking-gifts.ts';
import { thanksComposer } from './thanks-composer.ts';
import type { NoteNotSaved, ThanksBody, ThanksIntents } from './thanks-model.ts';
import {
  afterAnswer,
  afterCancelling,
  afterClosing,
  afterCorrection,
  afterLeaving,
  afterNote,
  afterPageOpened,
  afterWriting,
  GIVERS_PER_PAGE,
  type GiftsKnown,
  IDLE,
  INITIAL_STATE,
  rowsOf,
  type ThanksContext,
  type ThanksState,
  type ThankYouDependencies,
} from './thanks-state.ts';

/** Saves a note; on a conflict the newer note is shown beside the edited one. */
const writingNotes = ({ thanks, registry, log, state, change, grId }: ThanksContext) => {
  const refuse = (id: GiftId, reason: NoteNotSaved): void => {
    log.write({ level: 'warning', tag: 'note.save-failed', data: { reason: reason._tag } })();
    change((current) =>
      afterNote(current, id, ({ draft }) => ({
        draft: reason._tag === 'NoteVersionConflict' ? rebasedNote(draft, reason.note) : draft,
        step: { _tag: 'Failed', reason },
      })),
    );
  };

  return (id: GiftId): Observable<unknown> =>
    defer(() => {
      const number = grId();
      const note = state.value.notes.get(id);
      if (note === undefined || O.isNone(number)) return EMPTY;
      if (!isNoteTyped(note.draft)) {
        change((current) => afterClosing(current, id));
        return EMPTY;
      }
      change((current) => ({
        ...afterNote(current, id, (current) => ({ ...current, step: { _tag: 'Saving' } })),
        announcement: '',
      }));
      return defer(thanks.writeNote(number.value, id, noteEditOf(note.draft))).pipe(
        tap((answer) => {
          if (E.isLeft(answer)) return refuse(id, answer.left);
          change((current) => ({
            ...afterClosing(
              afterWriting(current, answer.right, (row, mark) => ({ ...row, note: mark.note })),
              id,
            ),
            announcement: thankYouPageMessages.noteSaved,
          }));
          registry.fold(answer.right.patch);
        }),
      );
    });
};

/** Reads the gifts whenever the registry changed, or when `again$` emits. */
const readingThanks = (
  { thanks, state, change, ...dependencies }: ThanksContext,
  again$: Observable<void>,
): Observable<unknown> =>
  readingGifts(
    {
      ...dependencies,
      read: (grId) => defer(thanks.readGifts(grId)),
      isKnown: (position) => O.exists((current: GiftsKnown) => isNotOlder(current, position))(state.value.given),
      onAnswer: (answer, epoch) => change((current) => afterAnswer(current, answer, epoch)),
    },
    again$,
  );

/** The Thank You Manager of a registry (THX-01). */
export interface ThankYouStream extends ThanksIntents, RegistrantPageStream<ThanksBody> {}

/** Creates the page's stream. Purchases and the other registrant's notes appear at once. */
export const thankYouStream = (dependencies: ThankYouDependencies): ThankYouStream => {
  const { registry, site, choices, saveFile, saveSpreadsheet } = dependencies;
  const frame = registrantPageStream(dependencies, ({ grId }) => O.some(grId));
  const state = createState<ThanksState>(INITIAL_STATE);
  const [again$, marked$, saved$] = [new Subject<void>(), new Subject<Marking>(), new Subject<GiftId>()];
  const confirmed$ = new Subject<Confirming | Arriving>();
  const { body, found, shown, selectedShown } = thanksComposer(site);
  const memo = createMemo<RegistrantPageModel<ThanksBody>>();
  const change = (current: (present: ThanksState) => ThanksState): void => state.set(current(state.value));
  const choose = (changed: Partial<ThanksChoice>): void => {
    choices.choose({ ...choices.choice.value, ...changed });
    change((current) => ({ ...current, reach: GIVERS_PER_PAGE }));
  };
  const context: ThanksContext = {
    ...dependencies,
    state,
    change,
    grId: () => (isOwned(registry.model.value) ? O.some(registry.model.value.view.grId) : O.none),
  };

  const effects$ = merge(
    readingThanks(context, again$),
    marked$.pipe(mergeMap(markingGifts(context, () => again$.next()))),
    confirmed$.pipe(mergeMap(confirmingGifts(context, () => again$.next()))),
    saved$.pipe(
      groupBy((id) => id),
      mergeMap((ofOneGift$) => ofOneGift$.pipe(exhaustMap(writingNotes(context)))),
    ),
  );

  const present = (): RegistrantPageModel<ThanksBody> => {
    const page: RegistrantPageModel<GrId> = frame.model.value;
    if (page._tag !== 'Loaded') return page;
    const current = body(page.body, state.value, choices.choice.value);
    return memo('page', [page.head, current], () => ({ _tag: 'Loaded', head: page.head, body: current }));
  };

  const mark = (rows: ReadonlyArray<ThankYouRow>): void => {
    const action = selectionAction(rows);
    if (action.ids.length > 0) marked$.next(action);
  };
  return {
    model: observed(derived([state, choices.choice, frame.model], present), effects$),
    show: (show) => choose({ show }),
    sort: (sortBy) => choose({ sortBy }),
    search: (search) => choose({ search }),
    showAll: () => choose({ show: DEFAULT_THANKS_CHOICE.show, search: DEFAULT_THANKS_CHOICE.search }),
    showMore: () => change((current) => ({ ...current, reach: current.reach + GIVERS_PER_PAGE })),
    select: (id) =>
      change((current) => {
        const selected = new Set(current.selected);
        if (!selected.delete(id)) selected.add(id);
        return { ...current, selected };
      }),
    selectAll: () =>
      change((current) => {
        const ids = shown(current, choices.choice.value).map(({ giverId }) => giverId);
        const isAll = selectedShown(current, choices.choice.value).length === ids.length;
        return { ...current, selected: new Set(isAll ? [] : ids) };
      }),
    markSelected: () => mark(selectedShown(state.value, choices.choice.value).flatMap(({ gifts }) => gifts)),
    toggleThanked: (giverId) => mark(rowsOf(state.value).filter((row) => row.giverId === giverId)),
    openNote: (id) => change((current) => afterPageOpened(current, id)),
    typeNote: (id, text) =>
      change((current) =>
        afterNote(current, id, ({ draft, step }) => ({
          draft: typedNote(draft, text),
          step: step._tag === 'Saving' ? step : IDLE,
        })),
      ),
    takeNewer: (id) =>
      change((current) =>
        afterNote(current, id, ({ draft }) => ({ draft: { ...draft, typed: draft.base, newer: O.none }, step: IDLE })),
      ),
    saveNote: (id) => saved$.next(id),
    closeNote: (id) => change((current) => afterCancelling(current, id)),
    leaveNote: (id) => change((current) => afterLeaving(current, id)),
    confirm: (ids, isConfirmed) => confirmed$.next({ _tag: 'Confirming', ids, isConfirmed }),
    arrive: (id, state) => confirmed$.next({ _tag: 'Arriving', ids: [id], state }),
    corrections: giftCorrections({
      ...dependencies,
      grId: context.grId,
      rows: () => rowsOf(state.value),
      corrected: (corrected, announcement) => {
        change((current) => afterCorrection(current, corrected, announcement));
        registry.fold(corrected.patch);
      },
      readAgain: () => again$.next(),
    }),
    exportGifts: (format) => {
      const grId = context.grId();
      if (O.isNone(grId)) return;
      const givers = found(state.value, choices.choice.value);
      const gifts = givers.reduce((sum, giver) => sum + giver.gifts.length, 0);
      const rows = thankYouTable(site, givers);
      const name = thankYouPageMessages.file(grId.value, format);
      if (format === 'xlsx') saveSpreadsheet({ name, rows });
      else saveFile({ name, type: 'text/csv;charset=utf-8', text: csvOf(rows) });
      change((current) => ({ ...current, announcement: thankYouPageMessages.exported(gifts) }));
    },
    reload: () => {
      if (frame.model.value._tag === 'Failed') frame.reload();
      change((current) => ({ ...current, notRead: O.none }));
      again$.next();
    },
  };
};
