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
import {
  defer,
  ignoreElements,
  map,
  merge,
  type Observable,
  type SchedulerLike,
  Subject,
  share,
  startWith,
  switchMap,
  tap,
} from 'rxjs';
import { delayedLoading } from '../delayed-loading/index.ts';

/** What is found for the words of the page's address (ROUTE-06). */
export type FindResultsModel =
  /** Nothing is looked for: there are no words, or such as the field says find nothing. */
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

/** What is found, and looking for it again as after a failure. */
export interface FindResultsStream {
  readonly model: ObservableState<FindResultsModel>;
  readonly tryAgain: () => void;
}

/** Looks once; one answer, then the end. */
export type FindOnce = Observable<E.Either<FindRefusal | Fault, FoundPage>>;

export interface FindResultsDependencies {
  /** The search of the address. */
  readonly text: string;
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

/** The stream over one way to look; `findResultsStream` is the same over the port. */
export const findResultsStreamOf = (
  once: FindOnce,
  { text, scheduler, log }: FindResultsDependencies,
): FindResultsStream => {
  const isLookedFor = E.isRight(readFindQuery(text));
  const cell = createState<FindResultsModel>(isLookedFor ? { _tag: 'Waiting' } : { _tag: 'Idle' });
  const again$ = new Subject<void>();
  const answer$ = once.pipe(
    map(
      E.match(
        (reason): FindResultsModel => ({ _tag: 'Failed', reason }),
        (page) => shown(text, page),
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
    ignoreElements(),
    share(),
  );
  return {
    model: {
      get value() {
        return cell.value;
      },
      changes$: merge(cell.changes$, effects$),
    },
    tryAgain: () => again$.next(),
  };
};

/** The stream over the directory's port. */
export const findResultsStream = ({
  directory,
  page,
  ...dependencies
}: FindResultsDependencies & {
  readonly directory: Pick<Directory, 'find'>;
  readonly page: number;
}): FindResultsStream => findResultsStreamOf(defer(directory.find({ text: dependencies.text, page })), dependencies);
