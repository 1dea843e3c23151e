import type { Log, PodAnswer, PodId, Recommendations, Sku } from '@gift-registry/domain';
import { type either as E, option as O } from 'fp-ts';
import { defer, map, type Observable, startWith } from 'rxjs';
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
