import {
  type ChecklistKey,
  type Checklists,
  type ChecklistTrouble,
  createState,
  type GrId,
  hasChecklist,
  type Log,
  mergeTicks,
  type ObservableState,
  type Site,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import {
  concatMap,
  defer,
  distinctUntilChanged,
  groupBy,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  Subject,
  startWith,
  switchMap,
  tap,
} from 'rxjs';
import { observed } from '../observe/observed.ts';
import type { RegistryModel, RegistryStream } from '../registry/index.ts';
import { afterReading, type ChecklistReading, type TickMutation, withMutation } from './checklist-model.ts';

/** Reads a checklist and ticks its entries; each request emits one answer and completes. */
type ChecklistSource = ReturnType<typeof checklistSource>;

/** Creates the source over the port. */
export const checklistSource = (checklists: Checklists) => ({
  read: (grId: GrId) => defer(checklists.readChecklist(grId)),
  tick: (grId: GrId, key: ChecklistKey, isTicked: boolean) => defer(checklists.tickEntry(grId, key, isTicked)),
});

/** The order of requests and answers: an answer to an earlier request lacks ticks that were saved after it. */
interface TickOrder {
  /** Records a request and returns its place in the order. */
  readonly begin: () => number;
  /** Notes that the tick of this entry was answered. */
  readonly answers: (key: ChecklistKey) => void;
  /** The entries whose ticks were answered since that place in the order. */
  readonly answeredSince: (then: number) => ReadonlyArray<ChecklistKey>;
}

/** Creates the order of one page, empty at first. */
const tickOrder = (): TickOrder => {
  const answered = new Map<ChecklistKey, number>();
  let now = 0;
  return {
    begin: () => {
      now += 1;
      return now;
    },
    answers: (key) => {
      now += 1;
      answered.set(key, now);
    },
    answeredSince: (then) => [...answered].filter(([, at]) => at > then).map(([key]) => key),
  };
};

/** The registry whose checklist this reader may read; none unless its registrant reads it and it has a checklist on that site (TAB-03). */
const ownChecklist =
  (site: Site) =>
  (model: RegistryModel): O.Option<GrId> =>
    model._tag === 'Loaded' &&
    model.view.role === 'registrant' &&
    hasChecklist({ site, eventType: model.view.header.eventType })
      ? O.some(model.view.grId)
      : O.none;

/** Identifies the checklist, by registry and event: after a change of event it is a different one. */
const checklistSubject =
  (site: Site) =>
  (model: RegistryModel): string =>
    model._tag === 'Loaded' && O.isSome(ownChecklist(site)(model))
      ? `${model.view.grId} ${model.view.header.eventType.code}`
      : '';

/** The checklist that the pages of a registrant share, and ticking its entries. */
export interface ChecklistReadingStream {
  /** The checklist; read when first observed, as soon as a registrant's registry with a checklist is loaded. */
  readonly model: ObservableState<ChecklistReading>;
  readonly tick: (key: ChecklistKey, isTicked: boolean) => void;
  readonly reload: () => void;
}

interface ChecklistReadingDependencies {
  readonly registry: Pick<RegistryStream, 'model'>;
  readonly source: ChecklistSource;
  readonly site: Site;
  readonly log: Log;
  /** Emits when the page becomes visible again: another registrant may have ticked entries meanwhile. */
  readonly returned$: Observable<unknown>;
}

interface TickRequest {
  readonly key: ChecklistKey;
  readonly mutation: Extract<TickMutation, { readonly _tag: 'Saving' }>;
}

const READING: ChecklistReading = { _tag: 'Reading' };

/** The stream over one source. */
export const checklistReading = ({
  registry,
  source,
  site,
  log,
  returned$,
}: ChecklistReadingDependencies): ChecklistReadingStream => {
  const cell = createState<ChecklistReading>(READING);
  const again$ = new Subject<void>();
  const ticks$ = new Subject<TickRequest>();
  const order = tickOrder();

  const grIdOf = ownChecklist(site);

  const note = (key: ChecklistKey, mutation: O.Option<TickMutation>, byHand?: ReadonlyArray<ChecklistKey>): void => {
    if (cell.value._tag === 'Read') cell.set(withMutation(cell.value, key, mutation, byHand));
  };
  const logFailure = (tag: string, { _tag: reason }: ChecklistTrouble): void =>
    log.write({ level: 'warning', tag, data: { reason } })();

  const read$ = (grId: GrId, isByItself: boolean): Observable<unknown> =>
    defer(() => {
      const since = order.begin();
      return source.read(grId).pipe(
        tap((answer) => {
          const newer = order.answeredSince(since);
          if (E.isLeft(answer)) logFailure('checklist.read-failed', answer.left);
          cell.set(afterReading(cell.value, answer, isByItself ? O.some(newer) : O.none));
        }),
      );
    });
  const reading$ = registry.model.changes$.pipe(
    map(checklistSubject(site)),
    distinctUntilChanged(),
    switchMap(() => merge(again$.pipe(map(() => false)), returned$.pipe(map(() => true))).pipe(startWith(false))),
    switchMap((isByItself) => {
      const grId = grIdOf(registry.model.value);
      return O.isNone(grId) ? of(undefined) : read$(grId.value, isByItself);
    }),
  );

  const save$ = ({ key, mutation }: TickRequest): Observable<unknown> => {
    const grId = grIdOf(registry.model.value);
    if (O.isNone(grId)) return of(undefined);
    const since = order.begin();
    return source.tick(grId.value, key, mutation.isTicked).pipe(
      tap((answer) => {
        if (E.isLeft(answer)) logFailure('checklist.tick-failed', answer.left);
        const { value } = cell;
        if (value._tag !== 'Read') return;
        const present = value.mutations.get(key);
        /** If the entry was ticked again meanwhile, the last tick counts. */
        const ended = (outcome: O.Option<TickMutation>): O.Option<TickMutation> =>
          present?._tag === 'Saving' && present !== mutation ? O.some(present) : outcome;
        if (E.isLeft(answer)) return note(key, ended(O.some({ _tag: 'Failed', trouble: answer.left })));
        // The answer may know less than this page about entries saved meanwhile.
        note(key, ended(O.none), mergeTicks(value.byHand, answer.right, order.answeredSince(since)));
        order.answers(key);
      }),
    );
  };
  const ticking$ = ticks$.pipe(
    groupBy(({ key }) => key),
    mergeMap((ofOne$) => ofOne$.pipe(concatMap(save$))),
  );

  return {
    model: observed(cell, reading$, ticking$),
    tick: (key, isTicked) => {
      const mutation = { _tag: 'Saving', isTicked } as const;
      note(key, O.some(mutation));
      ticks$.next({ key, mutation });
    },
    reload: () => {
      cell.set(READING);
      again$.next();
    },
  };
};
