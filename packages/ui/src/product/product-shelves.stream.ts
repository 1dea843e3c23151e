import {
  createState,
  formatPrice,
  type Log,
  type ObservableState,
  type PodAnswer,
  type PodId,
  type Product,
  type Recommendations,
  type Site,
} from '@gift-registry/domain';
import { type either as E, option as O } from 'fp-ts';
import {
  defer,
  distinctUntilChanged,
  filter,
  ignoreElements,
  map,
  merge,
  type Observable,
  share,
  startWith,
  switchMap,
  tap,
} from 'rxjs';
import { type CarouselModel, carouselState, type PodFailure } from '../recommendation-carousel/index.ts';
import type { ProductPageFacts, ProductPageModel } from './product-model.ts';

/** What goes with the product, and what is like it, to be looked at (SHOP-03). */
export interface ProductShelvesModel {
  readonly matching: CarouselModel;
  readonly similar: CarouselModel;
}

export interface ProductShelvesStream {
  readonly model: ObservableState<ProductShelvesModel>;
}

type ReadPod = (podId: PodId, product: Product) => Observable<E.Either<PodFailure, PodAnswer>>;

/** As much of a shown page as the shelves need. */
type ShownFacts = { readonly _tag: 'Shown'; readonly facts: ProductPageFacts };

export interface ProductShelvesDependencies {
  /** The page, as far as the product and its colors are known. */
  readonly page: Pick<
    ObservableState<ShownFacts | Exclude<ProductPageModel, { readonly _tag: 'Shown' }>>,
    'value' | 'changes$'
  >;
  readonly read: ReadPod;
  readonly site: Pick<Site, 'currencyPrefix'>;
  readonly log: Log;
}

/** Asking through the port. */
export const readPodFrom =
  (recommendations: Recommendations): ReadPod =>
  (podId, { sku }) =>
    defer(recommendations.pod(podId, { item_id: [sku] }));

const pods = { matching: 'complete-the-look', similar: 'pdp-alternative-items' } as const;
const NOTHING: CarouselModel = { _tag: 'Nothing' };

/** Reads both once the product is shown; its other colors are left out, since they are beside it already. What cannot be read is only logged. */
export const productShelvesStream = ({ page, read, site, log }: ProductShelvesDependencies): ProductShelvesStream => {
  const cell = createState<ProductShelvesModel>({ matching: NOTHING, similar: NOTHING });
  const shown$ = page.changes$.pipe(
    startWith(undefined),
    map(() => page.value),
    filter((model) => model._tag === 'Shown'),
    map(({ facts }) => facts),
    distinctUntilChanged((one, other) => one.product === other.product),
  );
  const shelf$ = (name: keyof ProductShelvesModel): Observable<unknown> =>
    shown$.pipe(
      switchMap(({ product: shown, colors }) =>
        read(pods[name], shown).pipe(
          map(O.some),
          startWith(O.none),
          map((outcome) => ({ ...carouselState(pods[name], outcome), colors })),
        ),
      ),
      tap(({ state, log: lines, colors }) => {
        for (const line of lines) log.write(line)();
        if (state._tag !== 'Loaded') return cell.set({ ...cell.value, [name]: state });
        const cards = state.pod.items
          .filter((item) => !colors.some(({ sku }) => sku === item.sku))
          .map((item) => ({ item, price: formatPrice(site.currencyPrefix, item.price), mark: O.none, add: O.none }));
        cell.set({
          ...cell.value,
          [name]: cards.length === 0 ? NOTHING : { _tag: 'Loaded', title: state.pod.title, cards },
        });
      }),
    );
  const effects$ = merge(shelf$('matching'), shelf$('similar')).pipe(ignoreElements(), share());
  return {
    model: {
      get value() {
        return cell.value;
      },
      changes$: merge(cell.changes$, effects$),
    },
  };
};
