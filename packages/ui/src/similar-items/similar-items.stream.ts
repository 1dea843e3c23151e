import {
  carouselItems,
  createState,
  type Fault,
  formatPrice,
  type GrId,
  type Log,
  NOT_PERSONALIZED,
  type ObservableState,
  type RecommendedItem,
  type Site,
  type Sku,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import {
  filter,
  ignoreElements,
  map,
  merge,
  type Observable,
  type SchedulerLike,
  Subject,
  share,
  startWith,
  switchMap,
  take,
  tap,
} from 'rxjs';
import { delayedLoading } from '../delayed-loading/index.ts';
import { derived, observed } from '../observe/observed.ts';
import type { RegistryStream } from '../registry/index.ts';
import { addControl, type RegistryAddingStream, recommendedProductToAdd } from '../registry-adding/index.ts';
import type { ReadSimilar, Similar } from './read-similar.ts';
import type {
  SimilarClosed,
  SimilarFailure,
  SimilarItemsIntents,
  SimilarItemsModel,
  SimilarResults,
} from './similar-items-model.ts';

/** The answer, and the page's text where there is nothing to show. */
interface ReadOfSimilar {
  readonly similar: O.Option<Similar>;
  readonly step: Exclude<SimilarResults, { readonly _tag: 'Found' }>;
}

interface SimilarReadingDependencies {
  readonly read: ReadSimilar;
  readonly sku: Sku;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

/** Reads the products that are similar to one. */
interface SimilarReading {
  readonly state: ObservableState<ReadOfSimilar>;
  readonly effects$: Observable<unknown>;
  readonly tryAgain: () => void;
}

const AWAITED: ReadOfSimilar = { similar: O.none, step: { _tag: 'Awaited' } };
const LOADING: ReadOfSimilar = { similar: O.none, step: { _tag: 'Loading' } };

const faultOf = (failure: Exclude<SimilarFailure, { readonly _tag: 'ProductNotFound' }>): Fault => {
  switch (failure._tag) {
    case 'NotOk':
    case 'PodNotFound':
      return { _tag: 'Unavailable' };
    default:
      return failure;
  }
};

/** Creates the reading, which starts when first observed and can be repeated. */
const similarReading = ({ read, sku, scheduler, log }: SimilarReadingDependencies): SimilarReading => {
  const state = createState<ReadOfSimilar>(AWAITED);
  const again$ = new Subject<void>();
  const readingOf = (answer: E.Either<SimilarFailure, Similar>): ReadOfSimilar => {
    if (E.isRight(answer)) return { similar: O.some(answer.right), step: { _tag: 'Nothing' } };
    log.write({ level: 'warning', tag: 'similar-items.read-failed', data: { reason: answer.left._tag } })();
    return {
      similar: O.none,
      step: answer.left._tag === 'ProductNotFound' ? { _tag: 'Gone' } : { _tag: 'Failed', fault: faultOf(answer.left) },
    };
  };
  return {
    state,
    effects$: again$.pipe(
      startWith(undefined),
      switchMap(() => read(sku).pipe(map(readingOf), delayedLoading<ReadOfSimilar>(LOADING, scheduler))),
      tap(state.set),
    ),
    tryAgain: () => {
      state.set(AWAITED);
      again$.next();
    },
  };
};

export interface SimilarItemsDependencies {
  readonly read: ReadSimilar;
  readonly sku: Sku;
  readonly grId: GrId;
  /** The registry, as the person who is signed in sees it. */
  readonly registry: Pick<RegistryStream, 'model'>;
  readonly adding: Pick<RegistryAddingStream, 'model' | 'add' | 'choose' | 'tryAgain'>;
  readonly site: Site;
  readonly here: () => string;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

/** Products similar to one, to be added to a registry (ROUTE-07). */
export interface SimilarItemsStream extends SimilarItemsIntents {
  readonly model: ObservableState<SimilarItemsModel>;
}

const closedFor = ({ model: { value: model } }: SimilarItemsDependencies['registry']): O.Option<SimilarClosed> => {
  if (model._tag === 'NotFound') return O.some({ _tag: 'NotFound' });
  return model._tag === 'Loaded' && model.view.role !== 'registrant'
    ? O.some({ _tag: 'NotAllowed', guestPage: model.view.header.shareableUrl })
    : O.none;
};

/** Creates the page's stream; products are added to the registry in the page's address. */
export const similarItemsStream = (dependencies: SimilarItemsDependencies): SimilarItemsStream => {
  const { read, sku, grId, registry, adding, site, here, scheduler, log } = dependencies;
  const reading = similarReading({ read, sku, scheduler, log });
  const effects$ = merge(
    reading.effects$,
    adding.model.changes$.pipe(
      filter(({ own }) => own._tag === 'Read'),
      take(1),
      tap(() => adding.choose(grId)),
    ),
  ).pipe(ignoreElements(), share());

  const present = (): SimilarItemsModel => {
    const { similar, step } = reading.state.value;
    const { value: model } = adding.model;
    const others = O.match(
      (): ReadonlyArray<RecommendedItem> => [],
      ({ items }: Similar) =>
        carouselItems(
          items.filter((item) => item.sku !== sku),
          [],
          { minimum: 0, limit: 24 },
        ),
    )(similar);
    return {
      product: O.map(({ product }: Similar) => product)(similar),
      found:
        others.length === 0
          ? step
          : {
              _tag: 'Found',
              cards: others.map((item) => ({
                item,
                price: formatPrice(site.currencyPrefix, item.price),
                control: addControl(model, recommendedProductToAdd(item), here()),
              })),
            },
      adding: model,
      closed: closedFor(registry),
    };
  };

  return {
    model: observed(derived([reading.state, adding.model, registry.model], present), effects$),
    addToRegistry: (sku) => {
      const { found } = present();
      if (found._tag !== 'Found') return;
      for (const { item } of found.cards.filter((card) => card.item.sku === sku))
        adding.add({
          sku: item.sku,
          name: item.name,
          hasCustomOrderConfirmation: item.hasCustomOrderConfirmation,
          personalizationId: NOT_PERSONALIZED,
          quantity: 1,
          confirmedBy: 'toast',
        });
    },
    readAgain: reading.tryAgain,
    choose: adding.choose,
    tryAgain: adding.tryAgain,
  };
};
