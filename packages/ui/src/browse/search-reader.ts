import {
  type Catalogue,
  type CatalogueChoice,
  type CatalogueQuery,
  type CatalogueResults,
  createState,
  type Fault,
  type GiftShop,
  type Log,
  type ObservableState,
  type ShownPicks,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import {
  defer,
  forkJoin,
  ignoreElements,
  map,
  NEVER,
  type Observable,
  of,
  type SchedulerLike,
  switchMap,
  tap,
} from 'rxjs';
import { delayedLoading } from '../delayed-loading/index.ts';

/** The requests of searching; each emits one answer and completes. */
export interface BrowseSource {
  readonly search: (query: CatalogueQuery) => Observable<E.Either<Fault, CatalogueResults>>;
  /** Emits nothing on a page without picks. */
  readonly picks$: Observable<E.Either<Fault, ShownPicks>>;
}

/** The requests over the port, for one of the pages with picks or for none. */
export const browseSource = (
  catalogue: Pick<Catalogue, 'search' | 'picks'>,
  shop: O.Option<GiftShop>,
): BrowseSource => ({
  search: (query) => defer(catalogue.search(query)),
  picks$: O.match(
    () => NEVER,
    (shop: GiftShop) => defer(() => catalogue.picks(shop)()),
  )(shop),
});

/** A search, and the categories to search when none is chosen (empty: all). Nothing is searched when those categories could not be read. */
export interface CatalogueSearch {
  readonly choice: CatalogueChoice;
  readonly scope: E.Either<Fault, ReadonlyArray<string>>;
}

/** The pages of a search that were read, and the state of reading. */
export interface ResultPages {
  /** The search they belong to; none before the first answer. */
  readonly of: O.Option<CatalogueChoice>;
  readonly pages: ReadonlyArray<CatalogueResults>;
  /** The similar spelling that was searched because the typed one finds nothing; otherwise none. */
  readonly instead: O.Option<string>;
  readonly step:
    | { readonly _tag: 'Quiet' | 'Awaited' | 'Loading' }
    | { readonly _tag: 'Failed'; readonly fault: Fault };
}

interface SearchReaderDependencies {
  readonly search: BrowseSource['search'];
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

/** Reads the results of a search. */
interface SearchReader {
  readonly found: ObservableState<ResultPages>;
  /** Reads the missing pages; the last request counts. Emits nothing. */
  readonly read: (searches$: Observable<CatalogueSearch>) => Observable<never>;
}

interface Answers {
  readonly pages: E.Either<Fault, ReadonlyArray<CatalogueResults>>;
  readonly instead: O.Option<string>;
}

/** Creates the reader. Each page is read once, so that going back shows earlier results at once. */
export const searchReader = ({ search, scheduler, log }: SearchReaderDependencies): SearchReader => {
  const cell = createState<ResultPages>({ of: O.none, pages: [], instead: O.none, step: { _tag: 'Awaited' } });
  const known = new Map<string, CatalogueResults>();

  const pageOf = (
    choice: CatalogueChoice,
    scope: ReadonlyArray<string>,
    page: number,
  ): Observable<E.Either<Fault, CatalogueResults>> => {
    const { pages: _, ...chosen } = choice;
    const query = { ...chosen, categories: chosen.categories.length === 0 ? scope : chosen.categories, page };
    const name = JSON.stringify(query);
    const before = known.get(name);
    if (before !== undefined) return of(E.right(before));
    return search(query).pipe(
      tap(
        E.match(
          () => undefined,
          (results) => void known.set(name, results),
        ),
      ),
    );
  };

  const pagesOf = (
    choice: CatalogueChoice,
    scope: ReadonlyArray<string>,
  ): Observable<ReadonlyArray<E.Either<Fault, CatalogueResults>>> =>
    forkJoin(Array.from({ length: choice.pages }, (_, index) => pageOf(choice, scope, index + 1)));

  /** The results for the typed text or, if there are none, for a similar spelling (SHOP-04). */
  const answers = ({ choice, scope }: CatalogueSearch): Observable<Answers> =>
    E.isLeft(scope)
      ? of({ pages: scope, instead: O.none })
      : pagesOf(choice, scope.right).pipe(
          map(E.sequenceArray),
          switchMap((pages): Observable<Answers> => {
            const [first] = E.isRight(pages) ? pages.right : [];
            const instead = first?.instead ?? O.none;
            return O.isNone(instead)
              ? of({ pages, instead })
              : pagesOf({ ...choice, text: instead.value }, scope.right).pipe(
                  map((found) => ({ pages: E.sequenceArray(found), instead })),
                );
          }),
        );

  const read = (sought: CatalogueSearch): Observable<ResultPages> => {
    cell.set({ ...cell.value, step: { _tag: 'Awaited' } });
    return answers(sought).pipe(
      map(
        ({ pages: answered, instead }): ResultPages =>
          E.match(
            (fault: Fault): ResultPages => {
              log.write({ level: 'warning', tag: 'catalogue.search-failed', data: { reason: fault._tag } })();
              return { ...cell.value, step: { _tag: 'Failed', fault } };
            },
            (pages: ReadonlyArray<CatalogueResults>): ResultPages => ({
              of: O.some(sought.choice),
              pages,
              instead,
              step: { _tag: 'Quiet' },
            }),
          )(answered),
      ),
      delayedLoading<ResultPages>({ ...cell.value, step: { _tag: 'Loading' } }, scheduler),
    );
  };

  return {
    found: cell,
    read: (searches$) => searches$.pipe(switchMap(read), tap(cell.set), ignoreElements()),
  };
};
