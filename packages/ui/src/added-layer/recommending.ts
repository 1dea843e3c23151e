import {
  carouselItems,
  createState,
  type Log,
  type ObservableState,
  type PodAnswer,
  type Recommendations,
  type RecommendedItem,
  type Sku,
} from '@gift-registry/domain';
import { type either as E, option as O } from 'fp-ts';
import { defer, ignoreElements, map, type Observable, Subject, share, startWith, switchMap, tap } from 'rxjs';
import { carouselState, type PodFailure } from '../recommendation-carousel/index.ts';

/** The pod of the layer (REC-02). */
const POD = 'people-also-bought-atr-confirmation';

/** Recommends products for these; emits one answer and completes. */
export type Recommend = (skus: ReadonlyArray<Sku>) => Observable<E.Either<PodFailure, PodAnswer>>;

/** Recommending through the port. */
export const recommendFrom =
  (recommendations: Recommendations): Recommend =>
  (skus) =>
    defer(recommendations.pod(POD, { item_id: skus }));

/** What is recommended at present: on its way, nothing, or these under that heading. */
export interface Recommended {
  readonly turn: 'Loading' | 'Nothing';
  readonly items: ReadonlyArray<RecommendedItem>;
  readonly title: string;
}

export interface RecommendingDependencies {
  readonly recommend: Recommend;
  /** What the registry has already comes last. */
  readonly listed: () => ReadonlyMap<Sku, number>;
  readonly log: Log;
}

/** What is recommended beside what was added. */
export interface Recommending {
  readonly pod: ObservableState<Recommended>;
  readonly ask: (skus: ReadonlyArray<Sku>) => void;
  readonly effects$: Observable<never>;
}

/** A failed recommendation is only logged and gives no products (REC-03). */
export const recommendingFor = ({ recommend, listed, log }: RecommendingDependencies): Recommending => {
  const pod = createState<Recommended>({ turn: 'Nothing', items: [], title: '' });
  const asked$ = new Subject<ReadonlyArray<Sku>>();
  const effects$ = asked$.pipe(
    switchMap((skus) =>
      recommend(skus).pipe(
        map(O.some),
        startWith(O.none),
        map((outcome) => carouselState(POD, outcome)),
      ),
    ),
    tap(({ state, log: lines }) => {
      for (const line of lines) log.write(line)();
      if (state._tag !== 'Loaded') return pod.set({ turn: state._tag, items: [], title: '' });
      const items = carouselItems(state.pod.items, [...listed().keys()]);
      pod.set({ turn: 'Nothing', items, title: state.pod.title });
    }),
    ignoreElements(),
    share(),
  );
  return { pod, ask: (skus) => asked$.next(skus), effects$ };
};
