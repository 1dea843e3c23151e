import {
  type AskedAt,
  type CartAddition,
  type CartRequest,
  createState,
  formatPrice,
  type GrId,
  type Log,
  type NotAdded,
  type ObservableState,
  type PodId,
  type RecommendedItem,
  type Site,
  type Sku,
} from '@gift-registry/domain';
import { function as F, option as O, readonlyArray as RA } from 'fp-ts';
import {
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
import { type AskedThing, type ThingKeys, thingMutation } from '../cart-addition/index.ts';
import { mutations, withEarlierMark } from '../mutation/index.ts';
import type { CarouselModel, RecommendedStep, RegistryMark } from './carousel-model.ts';
import { carouselState } from './carousel-state.ts';
import type { RecommendedSource } from './recommended-source.ts';

/** The part of the site and the path on which a carousel stands. */
type AskedFrom = Pick<AskedAt, 'location' | 'url'>;

/** Where a recommended product was asked for among all that were recommended with it (BUY-04). */
const askedAmong = (items: ReadonlyArray<RecommendedItem>, sku: Sku, from: AskedFrom): AskedAt => {
  const place = items.findIndex((item) => item.sku === sku);
  return {
    ...from,
    position: place + 1,
    totalPositions: items.length,
    optionChoice: items[place]?.optionChoice ?? '',
    personalizationText: '',
  };
};

/** What the carousel needs, and who is told what came of an addition. */
export interface RecommendedThingsParts {
  readonly source: Pick<RecommendedSource, 'recommend' | 'add'>;
  readonly podId: PodId;
  /** Where things are asked for, told to the shop with each (BUY-04). */
  readonly asking: () => AskedFrom;
  readonly site: Pick<Site, 'currencyPrefix'>;
  /** What goes into the cart for a recommended product. */
  readonly requestOf: (sku: Sku) => CartRequest;
  /** How a registry that something would go in for is marked; where it is left out it is the one that is spoken of. */
  readonly markOf?: (grId: GrId) => RegistryMark;
  readonly onAdded: (addition: CartAddition, sku: Sku) => void;
  readonly keys: ThingKeys;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

/** The recommended products of a carousel, and where putting each into the cart stands. */
export interface RecommendedThings {
  readonly model: ObservableState<CarouselModel>;
  /** What is recommended at present, in its order. */
  readonly items: () => ReadonlyArray<RecommendedItem>;
  /** The recommended product of that SKU, unless it is being added or in already. */
  readonly addable: (sku: Sku) => O.Option<RecommendedItem>;
  /** Asks anew what goes with these; nothing counts as added any more. */
  readonly recommendFor: (skus: ReadonlyArray<Sku>) => void;
  /** What was added from here is no longer in the cart, and can be added again. */
  readonly offerAgain: (sku: Sku) => void;
  /** Puts it into the cart. */
  readonly add: (sku: Sku) => void;
  readonly effects$: Observable<never>;
}

const IDLE: RecommendedStep = { _tag: 'Idle' };
const THIS_ONE: RegistryMark = { _tag: 'ThisOne' };

const isOpenToAdding = ({ _tag }: RecommendedStep): boolean => _tag === 'Idle' || _tag === 'Failed';

/** A carousel from which things go into the cart: what goes wrong with recommending is only logged, and then there is none (REC-03). */
export const recommendedThings = (parts: RecommendedThingsParts): RecommendedThings => {
  const { source, podId, asking, site, requestOf, markOf = () => THIS_ONE, onAdded, keys, scheduler, log } = parts;
  const asked$ = new Subject<ReadonlyArray<Sku>>();
  const cell = createState<CarouselModel>({ _tag: 'Nothing' });
  let items: ReadonlyArray<RecommendedItem> = [];

  const setStep = (sku: Sku, step: RecommendedStep): void => {
    const { value } = cell;
    if (value._tag !== 'Loaded') return;
    const cards = value.cards.map((card) => (card.item.sku === sku ? { ...card, add: O.some(step) } : card));
    cell.set({ ...value, cards });
  };

  const stands = (sku: Sku, at: RecommendedStep['_tag']): boolean =>
    cell.value._tag === 'Loaded' &&
    cell.value.cards.some(({ item, add }) => item.sku === sku && O.isSome(add) && add.value._tag === at);

  const read$ = (skus: ReadonlyArray<Sku>) =>
    source.recommend(podId, { item_id: skus }).pipe(
      map(O.some),
      startWith(O.none),
      map((outcome) => carouselState(podId, outcome)),
      tap(({ state, log: lines }) => {
        for (const line of lines) log.write(line)();
        if (state._tag !== 'Loaded') return cell.set(state);
        items = state.pod.items;
        cell.set({
          _tag: 'Loaded',
          title: state.pod.title,
          cards: items.map((item) => ({
            item,
            price: formatPrice(site.currencyPrefix, item.price),
            mark: F.pipe(requestOf(item.sku).grId, O.map(markOf)),
            add: O.some(IDLE),
          })),
        });
      }),
    );

  const adding = mutations<AskedThing, NotAdded, CartAddition, string>({
    ...thingMutation,
    run: source.add,
    onState: (mutation, { identity: { sku } }) => {
      if (mutation._tag === 'Idle' && stands(sku, 'Failed')) setStep(sku, IDLE);
      if (mutation._tag === 'Pending') setStep(sku, { _tag: 'Adding' });
      if (mutation._tag === 'Succeeded') {
        setStep(sku, mutation.isEarlier ? IDLE : { _tag: 'Added' });
        onAdded(withEarlierMark(mutation), sku);
      }
      if (mutation._tag === 'Failed') {
        setStep(sku, mutation);
        log.write({ level: 'warning', tag: 'cart.addition-failed', data: { sku, reason: mutation.reason._tag } })();
      }
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
    recommendFor: (skus) => asked$.next(skus),
    offerAgain: (sku) => {
      if (stands(sku, 'Added')) setStep(sku, IDLE);
    },
    add: (sku) => adding.ask({ ...requestOf(sku), askedAt: askedAmong(items, sku, asking()), pickupAt: O.none }),
    effects$: merge(asked$.pipe(switchMap(read$)), adding.effects$).pipe(ignoreElements()),
  };
};
