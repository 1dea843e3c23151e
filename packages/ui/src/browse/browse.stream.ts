import {
  type CatalogueChoices,
  createState,
  type Fault,
  type GiftShop,
  type Log,
  NOT_PERSONALIZED,
  normalizedSearchText,
  type ObservableState,
  type ShownPicks,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import {
  combineLatest,
  concat,
  debounceTime,
  defer,
  distinctUntilChanged,
  filter,
  ignoreElements,
  map,
  merge,
  type Observable,
  of,
  type SchedulerLike,
  Subject,
  startWith,
  switchMap,
  take,
  tap,
} from 'rxjs';
import { derived, observed } from '../observe/observed.ts';
import type { RegistryAddingStream } from '../registry-adding/index.ts';
import { toggled } from './browse-choices.ts';
import type { BrowseIntents, BrowseModel } from './browse-model.ts';
import { type BrowseReader, browsePage } from './browse-page.ts';
import { type BrowseSource, type CatalogueSearch, searchReader } from './search-reader.ts';

export interface BrowseDependencies {
  readonly source: BrowseSource;
  readonly choices: CatalogueChoices;
  readonly adding: Pick<RegistryAddingStream, 'model' | 'add' | 'choose' | 'tryAgain'>;
  readonly reader: BrowseReader;
  /** The gift shop (`wedding` or `kids`) whose picks the page shows; none on the shop's general page (ROUTE-08). */
  readonly shop: O.Option<GiftShop>;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

/** In milliseconds: the pause after the last keystroke before a search starts. */
const TYPING_PAUSE = 300;

/** The search field. */
interface TypedText {
  /** The text as typed, including spaces. */
  readonly text: ObservableState<string>;
  readonly type: (text: string) => void;
  /** Searches for the text at once. */
  readonly submit: () => void;
  readonly effects$: Observable<never>;
}

/** Searches for the typed text after a pause. A search that changed otherwise, as by going back, fills the field. */
const typedText = (choices: CatalogueChoices, scheduler: SchedulerLike): TypedText => {
  const cell = createState(choices.choice.value.text);
  const typed$ = new Subject<void>();
  const look = (): void => {
    const { value } = choices.choice;
    const text = normalizedSearchText(cell.value);
    if (text !== value.text) choices.choose({ ...value, text, pages: 1 });
  };
  return {
    text: cell,
    type: (text) => {
      cell.set(text);
      typed$.next();
    },
    submit: look,
    effects$: merge(
      typed$.pipe(debounceTime(TYPING_PAUSE, scheduler), tap(look)),
      choices.choice.changes$.pipe(
        map(({ text }) => text),
        filter((text) => text !== normalizedSearchText(cell.value)),
        tap(cell.set),
      ),
    ).pipe(ignoreElements()),
  };
};

/** Searching and browsing the catalogue (ADD-09). */
export interface BrowseStream extends BrowseIntents {
  readonly model: ObservableState<BrowseModel>;
  readonly shop: O.Option<GiftShop>;
}

const EVERYTHING: CatalogueSearch['scope'] = E.right([]);
const scopeOf = ({ isOnlyThese, categories }: ShownPicks): ReadonlyArray<string> => (isOnlyThese ? categories : []);

/** Creates the stream of a page that searches and browses products; it reads when first observed. */
export const browseStream = (dependencies: BrowseDependencies): BrowseStream => {
  const { source, choices, adding, reader, shop, scheduler, log } = dependencies;
  const typed = typedText(choices, scheduler);
  const pages = searchReader({ search: source.search, scheduler, log });
  const picks = createState<O.Option<ShownPicks>>(O.none);
  const isFilterOpen = createState(false);
  const again$ = new Subject<void>();
  const compose = browsePage(reader, shop);

  const present = (): BrowseModel =>
    compose({
      text: typed.text.value,
      sought: choices.choice.value,
      found: pages.found.value,
      picks: picks.value,
      isFilterOpen: isFilterOpen.value,
      adding: adding.model.value,
    });

  const picksAnswer$: Observable<E.Either<Fault, ShownPicks>> = defer(() =>
    O.isSome(picks.value) ? of(E.right(picks.value.value)) : source.picks$.pipe(take(1)),
  ).pipe(
    tap(
      E.match(
        ({ _tag }) => log.write({ level: 'warning', tag: 'picks.read-failed', data: { reason: _tag } })(),
        (read) => picks.set(O.some(read)),
      ),
    ),
  );
  const scope$ = again$.pipe(
    startWith(undefined),
    switchMap(() => (O.isNone(shop) ? of(EVERYTHING) : picksAnswer$.pipe(map(E.map(scopeOf))))),
  );
  const choice$ = concat(
    defer(() => of(choices.choice.value)),
    choices.choice.changes$,
  ).pipe(distinctUntilChanged());
  const searches$ = combineLatest([choice$, scope$]).pipe(
    map(([choice, scope]): CatalogueSearch => ({ choice, scope })),
  );

  return {
    shop,
    model: observed(
      derived([typed.text, choices.choice, pages.found, picks, isFilterOpen, adding.model], present),
      pages.read(searches$),
      typed.effects$,
    ),
    typeText: typed.type,
    submitText: typed.submit,
    clearText: () => {
      typed.type('');
      typed.submit();
    },
    toggleChoice: (choice) => choices.choose(toggled(choices.choice.value, choice)),
    clearChoices: () => {
      typed.type('');
      choices.choose({ ...choices.choice.value, text: '', categories: [], bands: [], brands: [], pages: 1 });
    },
    chooseSort: (sort) => choices.choose({ ...choices.choice.value, sort, pages: 1 }),
    toggleFilter: () => isFilterOpen.set(!isFilterOpen.value),
    showMore: () => {
      const { value } = choices.choice;
      choices.choose({ ...value, pages: value.pages + 1 });
    },
    searchAgain: () => again$.next(),
    addToRegistry: ({ sku, name, hasCustomOrderConfirmation }) =>
      adding.add({
        sku,
        name,
        hasCustomOrderConfirmation,
        personalizationId: NOT_PERSONALIZED,
        quantity: 1,
        confirmedBy: 'toast',
      }),
    choose: adding.choose,
    tryAgain: adding.tryAgain,
  };
};
