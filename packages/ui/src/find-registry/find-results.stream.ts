import {
  createState,
  type Directory,
  type Fault,
  type FindRefusal,
  type FoundPage,
  type FoundRegistry,
  type Log,
  type ObservableState,
  paths,
  readFindQuery,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { defer, map, type SchedulerLike, Subject, startWith, switchMap, tap } from 'rxjs';
import { delayedLoading } from '../delayed-loading/index.ts';
import type { ObservablePort } from '../observe/observable-port.ts';
import { observed } from '../observe/observed.ts';

/** The results for the search of the page's address (ROUTE-06). */
export type FindResultsModel =
  /** No search: the address has none, or one that the field shows to be too short. */
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Waiting' }
  | { readonly _tag: 'Searching' }
  | { readonly _tag: 'Failed'; readonly reason: FindRefusal | Fault }
  | { readonly _tag: 'Nothing'; readonly text: string }
  | {
      readonly _tag: 'Found';
      readonly registries: ReadonlyArray<FoundRegistry & { readonly path: string }>;
      readonly total: number;
      readonly page: number;
      readonly pages: number;
      /** The addresses of the pages before and after. */
      readonly previous: O.Option<string>;
      readonly next: O.Option<string>;
    };

/** The results, and repeating the search after a failure. */
export interface FindResultsStream {
  readonly model: ObservableState<FindResultsModel>;
  readonly tryAgain: () => void;
}

interface FindResultsDependencies {
  readonly directory: ObservablePort<Pick<Directory, 'find'>>;
  /** The search of the address, and its page of results. */
  readonly text: string;
  readonly page: number;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

const shown = (text: string, { registries, total, page, pages }: FoundPage): FindResultsModel =>
  total === 0
    ? { _tag: 'Nothing', text }
    : {
        _tag: 'Found',
        registries: registries.map((registry) => ({ ...registry, path: paths.guestList(registry.grId) })),
        total,
        page,
        pages,
        previous: page > 1 ? O.some(paths.findRegistry(text, Math.min(page, pages + 1) - 1)) : O.none,
        next: page < pages ? O.some(paths.findRegistry(text, page + 1)) : O.none,
      };

/** The results of a search in the directory. */
export const findResultsStream = ({
  directory,
  text,
  page,
  scheduler,
  log,
}: FindResultsDependencies): FindResultsStream => {
  const isLookedFor = E.isRight(readFindQuery(text));
  const cell = createState<FindResultsModel>(isLookedFor ? { _tag: 'Waiting' } : { _tag: 'Idle' });
  const again$ = new Subject<void>();
  const answer$ = defer(directory.find({ text, page })).pipe(
    map(
      E.match(
        (reason): FindResultsModel => ({ _tag: 'Failed', reason }),
        (found) => shown(text, found),
      ),
    ),
    tap((model) => {
      if (model._tag === 'Failed')
        log.write({ level: 'warning', tag: 'registry-search.failed', data: { reason: model.reason._tag } })();
    }),
    delayedLoading<FindResultsModel>({ _tag: 'Searching' }, scheduler),
  );
  const effects$ = defer(() => again$.pipe(startWith(undefined))).pipe(
    switchMap(() => (isLookedFor ? answer$ : [])),
    tap((model) => cell.set(model)),
  );
  return {
    model: observed(cell, effects$),
    tryAgain: () => again$.next(),
  };
};
