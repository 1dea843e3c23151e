import type { PodAnswer, PodId, Recommendations } from '@gift-registry/domain';
import type { either as E } from 'fp-ts';
import { defer, type Observable } from 'rxjs';
import type { PodFailure } from '../recommendation-carousel/index.ts';

/** Asks what a pod recommends; one answer, then the end. */
export type AskPod = (podId: PodId) => Observable<E.Either<PodFailure, PodAnswer>>;

/** Asking through the port. */
export const askPodFrom =
  (recommendations: Recommendations): AskPod =>
  (podId) =>
    defer(recommendations.pod(podId, {}));
