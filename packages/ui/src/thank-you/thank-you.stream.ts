import {
  createState,
  type GiftId,
  type GrId,
  selectionAction,
  THANKS_AT_FIRST,
  type Thanks,
  type ThanksChoice,
  thankYouCsv,
  thankYouPageMessages,
  typedNote,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { distinctUntilChanged, exhaustMap, groupBy, ignoreElements, map, merge, mergeMap, Subject, share } from 'rxjs';
import { isOwned } from '../gifts-reading/index.ts';
import { remembering } from '../list-model/index.ts';
import { type RegistrantPageModel, type RegistrantPageStream, registrantPageStream } from '../registrant-page/index.ts';
import { type Marking, markingGifts } from './marking-gifts.ts';
import { readingThanks } from './reading-thanks.ts';
import { thanksComposer } from './thanks-composer.ts';
import type { ThanksDesk, ThanksParts } from './thanks-desk.ts';
import type { ThanksBody, ThanksIntents } from './thanks-model.ts';
import { type ThanksSource, thanksSource } from './thanks-source.ts';
import {
  AT_FIRST,
  afterCancelling,
  afterLeaving,
  afterNote,
  afterOpening,
  GIFTS_A_STEP,
  IDLE,
  rowsOf,
  type ThanksState,
} from './thanks-state.ts';
import { writingNotes } from './writing-notes.ts';

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
