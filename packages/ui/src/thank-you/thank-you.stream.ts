import {
  createState,
  type GiftId,
  type GrId,
  isNoteTyped,
  noteEditOf,
  rebasedNote,
  selectionAction,
  THANKS_AT_FIRST,
  THANKS_AT_ONCE,
  type Thanks,
  type ThanksChoice,
  thankYouCsv,
  thankYouPageMessages,
  typedNote,
} from '@gift-registry/domain';
import { either as E, option as O, readonlyArray as RA } from 'fp-ts';
import {
  concatMap,
  defer,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  from,
  groupBy,
  ignoreElements,
  map,
  merge,
  mergeMap,
  type Observable,
  Subject,
  share,
  tap,
} from 'rxjs';
import { isNotOlder, isOwned, readingGifts } from '../gifts-reading/index.ts';
import { remembering } from '../list-model/index.ts';
import { type RegistrantPageModel, type RegistrantPageStream, registrantPageStream } from '../registrant-page/index.ts';
import {
  type GiftsNotMarked,
  type MarkStep,
  type NoteNotSaved,
  type ThanksBody,
  type ThanksIntents,
  type ThanksSource,
  thanksSource,
} from './thanks-model.ts';
import {
  AT_FIRST,
  afterAnswer,
  afterCancelling,
  afterClosing,
  afterLeaving,
  afterNote,
  afterOpening,
  afterWriting,
  GIFTS_A_STEP,
  type GiftsKnown,
  IDLE,
  rowsOf,
  type ThanksDesk,
  type ThanksParts,
  type ThanksState,
  thanksComposer,
} from './thanks-state.ts';

/** Keeps the note that is being written on a gift; what somebody else has written meanwhile is shown beside it, and what was typed stays. */
const writingNotes = ({ source, registry, log, state, change, grId }: ThanksDesk) => {
  const refuse = (id: GiftId, reason: NoteNotSaved): void => {
    log.write({ level: 'warning', tag: 'note-not-saved', data: { reason: reason._tag } })();
    change((its) =>
      afterNote(its, id, ({ draft }) => ({
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
        change((its) => afterClosing(its, id));
        return EMPTY;
      }
      change((its) => ({ ...afterNote(its, id, (its) => ({ ...its, step: { _tag: 'Saving' } })), said: '' }));
      return source.note(number.value, id, noteEditOf(note.draft)).pipe(
        tap((answer) => {
          if (E.isLeft(answer)) return refuse(id, answer.left);
          change((its) => ({
            ...afterClosing(
              afterWriting(its, answer.right, (row, mark) => ({ ...row, note: mark.note })),
              id,
            ),
            said: thankYouPageMessages.noteSaved,
          }));
          registry.fold(answer.right.patch);
        }),
      );
    });
};

/** Reads the gifts for the page, whenever others are known to be there, or when asked again. */
const readingThanks = (
  { source, state, change, ...parts }: ThanksDesk,
  again$: Observable<void>,
): Observable<unknown> =>
  readingGifts(
    {
      ...parts,
      read: source.read,
      isKnown: (position) => O.exists((its: GiftsKnown) => isNotOlder(its, position))(state.value.given),
      hear: (answer, epoch) => change((its) => afterAnswer(its, answer, epoch)),
    },
    again$,
  );

/** Gifts that shall be marked as thanked for, or as not. */
interface Marking {
  readonly ids: ReadonlyArray<GiftId>;
  readonly isThanked: boolean;
  /** Selected with them, and so already. */
  readonly alreadySo: ReadonlyArray<GiftId>;
}

const stepping = (state: ThanksState, ids: ReadonlyArray<GiftId>, step: MarkStep): ThanksState['steps'] =>
  new Map([...state.steps, ...ids.map((id) => [id, step] as const)]);

/** Marks gifts, each of them pending meanwhile, and done or not marked afterwards; one that is being marked waits for nothing else. What is not marked stays selected; all else that was asked about does not, so that pressing again cannot undo it. */
const markingGifts =
  ({ source, registry, log, state, change, grId }: ThanksDesk, readAgain: () => void) =>
  ({ ids: asked, isThanked, alreadySo }: Marking): Observable<unknown> =>
    defer(() => {
      const number = grId();
      const ids = asked.filter((id) => state.value.steps.get(id) !== 'marking');
      if (O.isNone(number) || ids.length === 0) return EMPTY;

      const refuse = (some: ReadonlyArray<GiftId>, reason: GiftsNotMarked): void => {
        log.write({ level: 'warning', tag: 'gifts-not-marked', data: { reason: reason._tag, gifts: some.length } })();
        change((its) => ({
          ...its,
          steps: stepping(its, some, 'not-marked'),
          problem: O.some({ count: some.length, reason }),
        }));
        if (reason._tag === 'GiftUnknown') readAgain();
      };

      change((its) => ({ ...its, steps: stepping(its, ids, 'marking'), problem: O.none, said: '' }));
      return from(RA.chunksOf(THANKS_AT_ONCE)(ids)).pipe(
        concatMap((some) =>
          source.mark(number.value, some, isThanked).pipe(
            tap((answer) => {
              if (E.isLeft(answer)) return refuse(some, answer.left);
              const done = new Set<GiftId>([...some, ...alreadySo]);
              change((its) => ({
                ...afterWriting(its, answer.right, (row, mark) => ({ ...row, isThanked: mark.isThanked })),
                steps: stepping(its, some, 'idle'),
                selected: new Set([...its.selected].filter((id) => !done.has(id))),
                said: thankYouPageMessages.marked(some.length, isThanked),
              }));
              registry.fold(answer.right.patch);
            }),
          ),
        ),
      );
    });

/** The Thank You Manager of a registry (THX-01), and what can be done there. */
export interface ThankYouStream extends ThanksIntents, RegistrantPageStream<ThanksBody> {}

/** The page over one source; `thankYouStream` is the same over the port. A purchase, and what another registrant writes down, shows at once. */
export const thankYouStreamOf = (source: ThanksSource, parts: ThanksParts): ThankYouStream => {
  const { registry, site, choices, saveFile } = parts;
  const frame = registrantPageStream(parts, ({ grId }) => O.some(grId));
  const state = createState<ThanksState>(AT_FIRST);
  const [again$, marked$, saved$] = [new Subject<void>(), new Subject<Marking>(), new Subject<GiftId>()];
  const { body, found, shown, selectedShown } = thanksComposer(site);
  const remember = remembering<RegistrantPageModel<ThanksBody>>();
  const change = (its: (present: ThanksState) => ThanksState): void => state.set(its(state.value));
  const choose = (changed: Partial<ThanksChoice>): void => {
    choices.choose({ ...choices.choice.value, ...changed });
    change((its) => ({ ...its, reach: GIFTS_A_STEP }));
  };
  const desk: ThanksDesk = {
    ...parts,
    source,
    state,
    change,
    grId: () => (isOwned(registry.model.value) ? O.some(registry.model.value.view.grId) : O.none),
  };

  const effects$ = merge(
    readingThanks(desk, again$),
    marked$.pipe(mergeMap(markingGifts(desk, () => again$.next()))),
    saved$.pipe(
      groupBy((id) => id),
      mergeMap((ofOneGift$) => ofOneGift$.pipe(exhaustMap(writingNotes(desk)))),
    ),
  ).pipe(ignoreElements(), share());

  const present = (): RegistrantPageModel<ThanksBody> => {
    const page: RegistrantPageModel<GrId> = frame.model.value;
    if (page._tag !== 'Loaded') return page;
    const its = body(page.body, state.value, choices.choice.value);
    return remember('page', [page.head, its], () => ({ _tag: 'Loaded', head: page.head, body: its }));
  };

  return {
    model: {
      get value() {
        return present();
      },
      changes$: merge(
        merge(state.changes$, choices.choice.changes$, frame.model.changes$).pipe(map(present), distinctUntilChanged()),
        effects$,
      ),
    },
    show: (show) => choose({ show }),
    sort: (sortBy) => choose({ sortBy }),
    search: (search) => choose({ search }),
    showAll: () => choose({ show: THANKS_AT_FIRST.show, search: THANKS_AT_FIRST.search }),
    showMore: () => change((its) => ({ ...its, reach: its.reach + GIFTS_A_STEP })),
    select: (id) =>
      change((its) => {
        const selected = new Set(its.selected);
        if (!selected.delete(id)) selected.add(id);
        return { ...its, selected };
      }),
    selectAll: () =>
      change((its) => {
        const ids = shown(its, choices.choice.value).map(({ id }) => id);
        const isAll = selectedShown(its, choices.choice.value).length === ids.length;
        return { ...its, selected: new Set(isAll ? [] : ids) };
      }),
    markSelected: () => {
      const selected = selectedShown(state.value, choices.choice.value);
      const { ids, isThanked } = selectionAction(selected);
      const alreadySo = selected.filter((row) => row.isThanked === isThanked).map(({ id }) => id);
      if (ids.length > 0) marked$.next({ ids, isThanked, alreadySo });
    },
    turn: (id) => {
      const row = rowsOf(state.value).find((each) => each.id === id);
      if (row !== undefined) marked$.next({ ids: [id], isThanked: !row.isThanked, alreadySo: [] });
    },
    openNote: (id) => change((its) => afterOpening(its, id)),
    typeNote: (id, text) =>
      change((its) =>
        afterNote(its, id, ({ draft, step }) => ({
          draft: typedNote(draft, text),
          step: step._tag === 'Saving' ? step : IDLE,
        })),
      ),
    takeNewer: (id) =>
      change((its) =>
        afterNote(its, id, ({ draft }) => ({ draft: { ...draft, typed: draft.base, newer: O.none }, step: IDLE })),
      ),
    saveNote: (id) => saved$.next(id),
    closeNote: (id) => change((its) => afterCancelling(its, id)),
    leaveNote: (id) => change((its) => afterLeaving(its, id)),
    exportCsv: () => {
      const grId = desk.grId();
      if (O.isNone(grId)) return;
      const rows = found(state.value, choices.choice.value);
      saveFile({
        name: thankYouPageMessages.file(grId.value),
        type: 'text/csv;charset=utf-8',
        text: thankYouCsv(site, rows),
      });
      change((its) => ({ ...its, said: thankYouPageMessages.exported(rows.length) }));
    },
    reload: () => {
      if (frame.model.value._tag === 'Failed') frame.reload();
      change((its) => ({ ...its, notRead: O.none }));
      again$.next();
    },
  };
};

/** The page over the port. */
export const thankYouStream = ({ thanks, ...parts }: ThanksParts & { readonly thanks: Thanks }): ThankYouStream =>
  thankYouStreamOf(thanksSource(thanks), parts);
