import {
  type CartAddition,
  type CartRequest,
  type Catalogue,
  createState,
  formatPrice,
  giftNotAdded,
  type Log,
  type NotAdded,
  type ObservableState,
  type PodAnswer,
  type PodId,
  type PodParameters,
  type Recommendations,
  type RecommendedItem,
  type RequestLocation,
  type Site,
  type Sku,
} from '@gift-registry/domain';
import { type either as E, function as F, option as O, readonlyArray as RA } from 'fp-ts';
import {
  defer,
  ignoreElements,
  map,
  merge,
  type Observable,
  type SchedulerLike,
  Subject,
  startWith,
  switchMap,
  tap,
} from 'rxjs';
import {
  addOneTo,
  type CartItemKeys,
  type CartItemRequest,
  type CartToFill,
  cartItemMutation,
} from '../cart-addition/index.ts';
import { addState, mutation, withEarlierMark } from '../mutation/index.ts';
import type { ObservablePort } from '../observe/observable-port.ts';
import type { CarouselModel, RecommendedStep } from './carousel-model.ts';
import { type CarouselState, carouselState, type PodFailure } from './carousel-state.ts';

/** Reads a pod's recommendations for those products; emits one answer and completes. */
export type Recommend = (podId: PodId, skus: ReadonlyArray<Sku>) => Observable<E.Either<PodFailure, PodAnswer>>;

/** Reads recommendations over the port. */
export const recommendFrom =
  (recommendations: Recommendations): Recommend =>
  (podId, skus) =>
    defer(recommendations.pod(podId, { item_id: skus }));

/** Emits the states of a carousel while its pod is read: loading, then the result. A failure is only logged, and shows nothing (REC-03). */
export const readCarousel = (
  podId: PodId,
  answer$: Observable<E.Either<PodFailure, PodAnswer>>,
  log: Log,
): Observable<CarouselState> =>
  answer$.pipe(
    map(O.some),
    startWith(O.none),
    map((outcome) => {
      const { state, log: lines } = carouselState(podId, outcome);
      for (const line of lines) log.write(line)();
      return state;
    }),
  );

/** The requests of a carousel whose products are added to the cart; each emits one answer and completes. */
export type RecommendedSource = ReturnType<typeof recommendedSource>;

export interface RecommendedPorts {
  readonly cart: CartToFill;
  readonly recommendations: Recommendations;
  readonly catalogue: ObservablePort<Pick<Catalogue, 'customOrder'>>;
}

/** Creates the requests over the ports. */
export const recommendedSource = ({ cart, recommendations, catalogue }: RecommendedPorts) => ({
  recommend: (podId: string, parameters: PodParameters) => defer(recommendations.pod(podId, parameters)),
  add: addOneTo(cart),
  readTerms: catalogue.customOrder,
});

/** The part of the site and the path of the page with the carousel. */
type RecommendedFrom = Pick<RequestLocation, 'location' | 'url'>;

/** The position of a recommended product among all that were recommended with it, as sent to the shop (BUY-04). */
const recommendedAmong = (items: ReadonlyArray<RecommendedItem>, sku: Sku, from: RecommendedFrom): RequestLocation => {
  const place = items.findIndex((item) => item.sku === sku);
  return {
    ...from,
    position: place + 1,
    totalPositions: items.length,
    optionChoice: items[place]?.optionChoice ?? '',
    personalizationText: '',
  };
};

interface RecommendedProductsDependencies {
  readonly source: Pick<RecommendedSource, 'recommend' | 'add'>;
  readonly podId: PodId;
  /** The location of the recommendations, sent to the shop with each addition (BUY-04). */
  readonly asking: () => RecommendedFrom;
  readonly site: Pick<Site, 'currencyPrefix'>;
  /** The request to add a recommended product to the cart. */
  readonly requestOf: (sku: Sku) => CartRequest;
  readonly onAdded: (addition: CartAddition, sku: Sku) => void;
  readonly keys: CartItemKeys;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

/** The recommended products of a carousel, with the state of adding each to the cart. */
interface RecommendedProducts {
  readonly model: ObservableState<CarouselModel>;
  /** The recommendations at present, in their order. */
  readonly items: () => ReadonlyArray<RecommendedItem>;
  /** The recommended product of that SKU, unless it is being added or in already. */
  readonly addable: (sku: Sku) => O.Option<RecommendedItem>;
  /** Reads the recommendations for those products again, and forgets which were added. */
  readonly recommendFor: (skus: ReadonlyArray<Sku>) => void;
  /** Adds the product to the cart. */
  readonly add: (sku: Sku) => void;
  readonly effects$: Observable<never>;
}

const IDLE: RecommendedStep = { _tag: 'Idle' };

const isOpenToAdding = ({ _tag }: RecommendedStep): boolean => _tag !== 'Adding' && _tag !== 'Added';

/** Creates the products of a carousel that adds to the cart. Failed recommendations are only logged, and give no products (REC-03). */
export const recommendedProducts = (dependencies: RecommendedProductsDependencies): RecommendedProducts => {
  const { source, podId, asking, site, requestOf, onAdded, keys, scheduler, log } = dependencies;
  const requests$ = new Subject<ReadonlyArray<Sku>>();
  const cell = createState<CarouselModel>({ _tag: 'Nothing' });
  let items: ReadonlyArray<RecommendedItem> = [];

  const setStep = (sku: Sku, step: RecommendedStep): void => {
    const { value } = cell;
    if (value._tag !== 'Loaded') return;
    const cards = value.cards.map((card) => (card.item.sku === sku ? { ...card, add: O.some(step) } : card));
    cell.set({ ...value, cards });
  };

  const isAt = (sku: Sku, tag: RecommendedStep['_tag']): boolean =>
    cell.value._tag === 'Loaded' &&
    cell.value.cards.some(({ item, add }) => item.sku === sku && O.isSome(add) && add.value._tag === tag);

  const read$ = (skus: ReadonlyArray<Sku>) =>
    readCarousel(podId, source.recommend(podId, { item_id: skus }), log).pipe(
      tap((state) => {
        if (state._tag !== 'Loaded') return cell.set(state);
        items = state.pod.items;
        cell.set({
          _tag: 'Loaded',
          title: state.pod.title,
          cards: items.map((item) => ({
            item,
            price: formatPrice(site.currencyPrefix, item.price),
            isOnRegistry: O.isSome(requestOf(item.sku).grId),
            add: O.some(IDLE),
          })),
        });
      }),
    );

  const adding = mutation<CartItemRequest, NotAdded, CartAddition, string>({
    ...cartItemMutation,
    run: source.add,
    onState: (state, { identity: { sku } }) => {
      if ('reason' in state) {
        setStep(sku, { _tag: state._tag, reason: giftNotAdded(state.reason) });
        log.write({ level: 'warning', tag: 'cart.addition-failed', data: { sku, reason: state.reason._tag } })();
      } else if (state._tag !== 'Idle' || isAt(sku, 'Unconfirmed')) setStep(sku, addState(state));
      if (state._tag === 'Succeeded') onAdded(withEarlierMark(state), sku);
    },
    keys,
    scheduler,
  });

  return {
    model: cell,
    items: () => items,
    addable: (sku) =>
      F.pipe(
        cell.value._tag === 'Loaded' ? cell.value.cards : [],
        RA.findFirst(({ item, add }) => item.sku === sku && O.exists(isOpenToAdding)(add)),
        O.map(({ item }) => item),
      ),
    recommendFor: (skus) => requests$.next(skus),
    add: (sku) =>
      adding.ask({ ...requestOf(sku), requestLocation: recommendedAmong(items, sku, asking()), pickupAt: O.none }),
    effects$: merge(requests$.pipe(switchMap(read$)), adding.effects$).pipe(ignoreElements()),
  };
};
