import type { taskEither as TE } from 'fp-ts';
import type { NotOk, PodAnswer, PodNotFound, PodParameters } from '../recommendation/index.ts';
import type { Fault } from './failures.ts';

/** Driving port: the recommendations on this person's site. */
export interface Recommendations {
  /**
   * The items of a pod, for its own parameters and the caller's (REC-01, REC-02, REC-07). An unknown id is logged and
   * refused; a limit outside 1 to 50, or more than 50 values for one name, is `BadRequest`. `NotOk` is an HTTP status
   * other than OK, where the answer comes over HTTP (REC-03).
   */
  readonly pod: (podId: string, parameters: PodParameters) => TE.TaskEither<PodNotFound | NotOk | Fault, PodAnswer>;
}
