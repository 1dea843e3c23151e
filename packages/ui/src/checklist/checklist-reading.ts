import {
  type ChecklistKey,
  type ChecklistTrouble,
  type GrId,
  hasChecklist,
  type Live,
  type Log,
  liveCell,
  type Site,
  tickByHand,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import {
  concatMap,
  distinctUntilChanged,
  groupBy,
  ignoreElements,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  Subject,
  share,
  startWith,
  switchMap,
  tap,
} from 'rxjs';
import type { RegistryModel, RegistryStream } from '../registry/index.ts';
import type { ChecklistReading, TickDeed } from './checklist-model.ts';
import type { ChecklistSource } from './checklist-source.ts';

/** The checklist that the pages of a registrant share, and ticking its entries. */
export interface ChecklistReadingStream {
  /** Read once a registrant's registry with a checklist is there, from its first observer on. */
  readonly model: Live<ChecklistReading>;
  readonly tick: (key: ChecklistKey, isTicked: boolean) => void;
  readonly reload: () => void;
}

/** What it stands on. */
export interface ChecklistReadingParts {
  readonly registry: Pick<RegistryStream, 'model'>;
  readonly source: ChecklistSource;
  readonly site: Site;
  readonly log: Log;
}

interface Asked {
  readonly key: ChecklistKey;
  readonly deed: Extract<TickDeed, { readonly _tag: 'Saving' }>;
}

const READING: ChecklistReading = { _tag: 'Reading' };

/** The stream over one source. */
export const checklistReading = ({ registry, source, site, log }: ChecklistReadingParts): ChecklistReadingStream => {
  const cell = liveCell<ChecklistReading>(READING);
  const again$ = new Subject<void>();
  const asked$ = new Subject<Asked>();

  const grIdOf = (model: RegistryModel): O.Option<GrId> =>
    model._tag === 'Loaded' &&
    model.view.role === 'registrant' &&
    hasChecklist({ site, eventType: model.view.header.eventType })
      ? O.some(model.view.grId)
      : O.none;

  /** Another event has another checklist. */
  const subject = (model: RegistryModel): string =>
    model._tag === 'Loaded' && O.isSome(grIdOf(model)) ? `${model.view.grId} ${model.view.header.eventType.code}` : '';

  const note = (key: ChecklistKey, deed: O.Option<TickDeed>, byHand?: ReadonlyArray<ChecklistKey>): void => {
    const { value } = cell;
    if (value._tag !== 'Read') return;
    const deeds = new Map(value.deeds);
    if (O.isSome(deed)) deeds.set(key, deed.value);
    else deeds.delete(key);
    cell.set({ ...value, byHand: byHand ?? value.byHand, deeds });
  };
  const told = (tag: string, { _tag: reason }: ChecklistTrouble): void =>
    log.write({ level: 'warning', tag, data: { reason } })();

  const read$ = (grId: GrId): Observable<unknown> =>
    source.read(grId).pipe(
      tap((answer) => {
        if (E.isRight(answer)) return cell.set({ _tag: 'Read', ...answer.right, deeds: new Map() });
        told('checklist-not-read', answer.left);
        cell.set({ _tag: 'NotRead', trouble: answer.left });
      }),
    );
  const reading$ = registry.model.changes$.pipe(
    map(subject),
    distinctUntilChanged(),
    switchMap(() => again$.pipe(startWith(undefined))),
    switchMap(() => {
      const grId = grIdOf(registry.model.value);
      return O.isNone(grId) ? of(undefined) : read$(grId.value);
    }),
  );

  const keep$ = ({ key, deed }: Asked): Observable<unknown> => {
    const grId = grIdOf(registry.model.value);
    if (O.isNone(grId)) return of(undefined);
    return source.tick(grId.value, key, deed.isTicked).pipe(
      tap((answer) => {
        if (E.isLeft(answer)) told('entry-not-ticked', answer.left);
        const { value } = cell;
        if (value._tag !== 'Read') return;
        const present = value.deeds.get(key);
        /** Of an entry that was ticked again meanwhile, that is what counts. */
        const ended = (outcome: O.Option<TickDeed>): O.Option<TickDeed> =>
          present?._tag === 'Saving' && present !== deed ? O.some(present) : outcome;
        if (E.isLeft(answer)) return note(key, ended(O.some({ _tag: 'Failed', trouble: answer.left })));
        // Of other entries the answer may know less than this page, where two are kept at once.
        note(key, ended(O.none), tickByHand(value.byHand, key, answer.right.includes(key)));
      }),
    );
  };
  const ticking$ = asked$.pipe(
    groupBy(({ key }) => key),
    mergeMap((ofOne$) => ofOne$.pipe(concatMap(keep$))),
  );

  const work$ = merge(reading$, ticking$).pipe(ignoreElements(), share());
  return {
    model: {
      get value() {
        return cell.value;
      },
      changes$: merge(cell.changes$, work$),
    },
    tick: (key, isTicked) => {
      const deed = { _tag: 'Saving', isTicked } as const;
      note(key, O.some(deed));
      asked$.next({ key, deed });
    },
    reload: () => {
      cell.set(READING);
      again$.next();
    },
  };
};
