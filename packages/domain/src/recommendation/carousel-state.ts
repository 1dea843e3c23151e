/*
 * [REC-03] [ANA-02] While a pod is asked for, five grey cards stand in its place. What it recommends is shown; where there is nothing, or something went wrong, there is no carousel at
 * all, and the log is told what went wrong.
 *
 * Laws:
 * - before there is an answer it is loading, with five cards, and nothing is logged
 * - an answer with things in it is shown as it is; one without is nothing
 * - another status than OK is nothing, and the log is told "HTTP {status}"
 * - whatever else goes wrong is nothing, and the log has one line of it; an unknown pod was logged where the call was stopped
 *
 * @example carouselState('most-loved', O.some(E.left({ _tag: 'NotOk', status: 503 }))) // => { state: { _tag: 'Nothing' }, log: [{ level: 'error', tag: 'recommendations-failed', data: { podId: 'most-loved', error: 'HTTP 503' } }] }
 */
import { type either as E, option as O } from 'fp-ts';
import type { PodId, PodNotFound } from './pod.ts';
import type { PodAnswer } from './pod-answer.ts';
import type { PodLogLine } from './pod-log-line.ts';

/** How many grey cards stand in the place of a carousel that loads. */
export const SKELETON_SLIDES = 5;

/** The service answered with another HTTP status than OK. */
export interface NotOk {
  readonly _tag: 'NotOk';
  readonly status: number;
}

/** Why a pod did not answer. */
export type PodFailure =
  | PodNotFound
  | NotOk
  | { readonly _tag: 'Unavailable' }
  | { readonly _tag: 'BadRequest' | 'UnreadableResponse'; readonly reason: string }
  | { readonly _tag: 'TooManyRequests'; readonly retryAfterSeconds: number };

/** What stands in the place of a carousel. */
export type CarouselState =
  | { readonly _tag: 'Loading'; readonly slides: number }
  | { readonly _tag: 'Loaded'; readonly pod: PodAnswer }
  | { readonly _tag: 'Nothing' };

/** What stands there, and what the log is told. */
export interface CarouselTurn {
  readonly state: CarouselState;
  readonly log: ReadonlyArray<PodLogLine>;
}

const quietly = (state: CarouselState): CarouselTurn => ({ state, log: [] });

const errorOf = (failure: Exclude<PodFailure, PodNotFound>): string => {
  switch (failure._tag) {
    case 'NotOk':
      return `HTTP ${failure.status}`;
    case 'BadRequest':
    case 'UnreadableResponse':
      return `${failure._tag}: ${failure.reason}`;
    case 'Unavailable':
    case 'TooManyRequests':
      return failure._tag;
  }
};

const failed = (podId: PodId, failure: PodFailure): CarouselTurn =>
  failure._tag === 'PodNotFound'
    ? quietly({ _tag: 'Nothing' })
    : {
        state: { _tag: 'Nothing' },
        log: [{ level: 'error', tag: 'recommendations-failed', data: { podId, error: errorOf(failure) } }],
      };

/** What stands in the place of that pod's carousel, from how asking for it went; none while it is on its way. */
export const carouselState = (podId: PodId, outcome: O.Option<E.Either<PodFailure, PodAnswer>>): CarouselTurn => {
  if (O.isNone(outcome)) return quietly({ _tag: 'Loading', slides: SKELETON_SLIDES });
  if (outcome.value._tag === 'Left') return failed(podId, outcome.value.left);
  const pod = outcome.value.right;
  return quietly(pod.items.length === 0 ? { _tag: 'Nothing' } : { _tag: 'Loaded', pod });
};
