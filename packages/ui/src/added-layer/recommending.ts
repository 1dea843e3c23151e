import {
  carouselItems,
  createState,
  type EventType,
  type Log,
  type ObservableState,
  type PodId,
  podAfterAdding,
  type RecommendedItem,
  type Sku,
} from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import { ignoreElements, type Observable, Subject, share, switchMap, tap } from 'rxjs';
import { type Recommend, readCarousel } from '../recommendation-carousel/index.ts';

/** The current recommendations under their heading: loading, none, or a list. */
export interface Recommended {
  readonly request: 'Loading' | 'Nothing';
  readonly items: ReadonlyArray<RecommendedItem>;
  readonly title: string;
}

interface RecommendingDependencies {
  readonly recommend: Recommend;
  /** The products on the registry; they are recommended last. */
  readonly listed: () => ReadonlyMap<Sku, number>;
  readonly log: Log;
}

/** Recommendations for the added product. */
interface Recommending {
  readonly pod: ObservableState<Recommended>;
  /** Requests recommendations for these products, for a registry of that event. */
  readonly ask: (skus: ReadonlyArray<Sku>, event: O.Option<EventType>) => void;
  readonly effects$: Observable<never>;
}

/** Creates the recommendations. A failure is only logged and gives no products (REC-03). */
export const recommendingFor = ({ recommend, listed, log }: RecommendingDependencies): Recommending => {
  const pod = createState<Recommended>({ request: 'Nothing', items: [], title: '' });
  const requests$ = new Subject<{ readonly podId: PodId; readonly skus: ReadonlyArray<Sku> }>();
  const effects$ = requests$.pipe(
    switchMap(({ podId, skus }) => readCarousel(podId, recommend(podId, skus), log)),
    tap((state) => {
      if (state._tag !== 'Loaded') return pod.set({ request: state._tag, items: [], title: '' });
      const items = carouselItems(state.pod.items, [...listed().keys()]);
      pod.set({ request: 'Nothing', items, title: state.pod.title });
    }),
    ignoreElements(),
    share(),
  );
  return { pod, ask: (skus, event) => requests$.next({ podId: podAfterAdding(event), skus }), effects$ };
};
