import {
  carouselItems,
  createState,
  type EventType,
  type Log,
  type ObservableState,
  type PodAnswer,
  type PodId,
  podAfterAdding,
  type Recommendations,
  type RecommendedItem,
  type Sku,
} from '@gift-registry/domain';
import { type either as E, option as O } from 'fp-ts';
import { defer, ignoreElements, map, type Observable, Subject, share, startWith, switchMap, tap } from 'rxjs';
import { carouselState, type PodFailure } from '../recommendation-carousel/index.ts';

/** Recommends products for these by a pod; emits one answer and completes. */
export type Recommend = (podId: PodId, skus: ReadonlyArray<Sku>) => Observable<E.Either<PodFailure, PodAnswer>>;

/** Recommending through the port. */
export const recommendFrom =
  (recommendations: Recommendations): Recommend =>
  (podId, skus) =>
    defer(recommendations.pod(podId, { item_id: skus }));

/** The recommendations at present: loading, none, or these under that heading. */
export interface Recommended {
  readonly request: 'Loading' | 'Nothing';
  readonly items: ReadonlyArray<RecommendedItem>;
  readonly title: string;
}

export interface RecommendingDependencies {
  readonly recommend: Recommend;
  /** Products that the registry has already come last. */
  readonly listed: () => ReadonlyMap<Sku, number>;
  readonly log: Log;
}

/** Recommendations for the added product. */
export interface Recommending {
  readonly pod: ObservableState<Recommended>;
  /** Requests what goes with these on a registry for that event. */
  readonly ask: (skus: ReadonlyArray<Sku>, event: O.Option<EventType>) => void;
  readonly effects$: Observable<never>;
}

/** A failed recommendation is only logged and gives no products (REC-03). */
export const recommendingFor = ({ recommend, listed, log }: RecommendingDependencies): Recommending => {
  const pod = createState<Recommended>({ request: 'Nothing', items: [], title: '' });
  const requests$ = new Subject<{ readonly podId: PodId; readonly skus: ReadonlyArray<Sku> }>();
  const effects$ = requests$.pipe(
    switchMap(({ podId, skus }) =>
      recommend(podId, skus).pipe(
        map(O.some),
        startWith(O.none),
        map((outcome) => carouselState(podId, outcome)),
      ),
    ),
    tap(({ state, log: lines }) => {
      for (const line of lines) log.write(line)();
      if (state._tag !== 'Loaded') return pod.set({ request: state._tag, items: [], title: '' });
      const items = carouselItems(state.pod.items, [...listed().keys()]);
      pod.set({ request: 'Nothing', items, title: state.pod.title });
    }),
    ignoreElements(),
    share(),
  );
  return { pod, ask: (skus, event) => requests$.next({ podId: podAfterAdding(event), skus }), effects$ };
};
