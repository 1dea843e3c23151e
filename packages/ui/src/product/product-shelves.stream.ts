import { createState, formatPrice, type Log, type ObservableState, type Site } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { distinctUntilChanged, filter, map, type Observable, switchMap, tap } from 'rxjs';
import { observed } from '../observe/observed.ts';
import { type CarouselModel, type Recommend, readCarousel } from '../recommendation-carousel/index.ts';
import type { ProductPageFacts, ProductPageModel } from './product-model.ts';

/** Products that match the product, and similar ones, to view only (SHOP-03). */
interface ProductShelvesModel {
  readonly matching: CarouselModel;
  readonly similar: CarouselModel;
}

export interface ProductShelvesStream {
  readonly model: ObservableState<ProductShelvesModel>;
}

interface ProductShelvesDependencies {
  /** The facts about the shown product, as they change. */
  readonly facts$: Observable<ProductPageFacts>;
  readonly recommend: Recommend;
  readonly site: Pick<Site, 'currencyPrefix'>;
  readonly log: Log;
}

/** Emits the facts about the product of a product's page once they are shown. */
export const shownFacts = (page: Pick<ObservableState<ProductPageModel>, 'changes$'>): Observable<ProductPageFacts> =>
  page.changes$.pipe(
    filter((model) => model._tag === 'Shown'),
    map(({ facts }) => facts),
  );

const pods = { matching: 'complete-the-look', similar: 'pdp-alternative-items' } as const;
const NOTHING: CarouselModel = { _tag: 'Nothing' };

/**
 * Creates the stream: reads both carousels once the product is shown, without its other colors, which the page shows
 * already. A failed read is only logged.
 */
export const productShelvesStream = ({
  facts$,
  recommend,
  site,
  log,
}: ProductShelvesDependencies): ProductShelvesStream => {
  const cell = createState<ProductShelvesModel>({ matching: NOTHING, similar: NOTHING });
  const shown$ = facts$.pipe(distinctUntilChanged((one, other) => one.product === other.product));
  const shelf$ = (name: keyof ProductShelvesModel): Observable<unknown> =>
    shown$.pipe(
      switchMap(({ product: { sku }, colors }) =>
        readCarousel(pods[name], recommend(pods[name], [sku]), log).pipe(map((state) => ({ state, colors }))),
      ),
      tap(({ state, colors }) => {
        if (state._tag !== 'Loaded') return cell.set({ ...cell.value, [name]: state });
        const cards = state.pod.items
          .filter((item) => !colors.some(({ sku }) => sku === item.sku))
          .map((item) => ({
            item,
            price: formatPrice(site.currencyPrefix, item.price),
            isOnRegistry: false,
            add: O.none,
          }));
        cell.set({
          ...cell.value,
          [name]: cards.length === 0 ? NOTHING : { _tag: 'Loaded', title: state.pod.title, cards },
        });
      }),
    );
  return {
    model: observed(cell, shelf$('matching'), shelf$('similar')),
  };
};
