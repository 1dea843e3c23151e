import type { Fault, NotOk, PodAnswer, PodId, PodLogLine, PodNotFound } from '@gift-registry/domain';
import { type either as E, option as O } from 'fp-ts';

/** How many placeholder cards a loading carousel shows. */
const SKELETON_SLIDES = 5;

/** Why a pod did not answer. */
export type PodFailure = PodNotFound | NotOk | Fault;

/** The content in the carousel's place: placeholder cards, the recommendations, or nothing (REC-03). */
export type CarouselState =
  | { readonly _tag: 'Loading'; readonly slides: number }
  | { readonly _tag: 'Loaded'; readonly pod: PodAnswer }
  | { readonly _tag: 'Nothing' };

/** The state, and the lines to log. */
interface LoggedState {
  readonly state: CarouselState;
  readonly log: ReadonlyArray<PodLogLine>;
}

const unlogged = (state: CarouselState): LoggedState => ({ state, log: [] });

const errorOf = (failure: Exclude<PodFailure, PodNotFound>): string => {
  switch (failure._tag) {
    case 'NotOk':
      return `HTTP ${failure.status}`;
    case 'BadRequest':
    case 'UnreadableResponse':
      return `${failure._tag}: ${failure.reason}`;
    case 'Unavailable':
    case 'CookiesRefused':
    case 'TooManyRequests':
      return failure._tag;
  }
};

const failed = (podId: PodId, failure: PodFailure): LoggedState =>
  failure._tag === 'PodNotFound'
    ? unlogged({ _tag: 'Nothing' })
    : {
        state: { _tag: 'Nothing' },
        log: [{ level: 'error', tag: 'recommendations.read-failed', data: { podId, error: errorOf(failure) } }],
      };

/** The state of that pod's carousel after its request; no outcome while it is pending. A failed or empty pod shows nothing. An unknown pod was logged by the service already. */
export const carouselState = (podId: PodId, outcome: O.Option<E.Either<PodFailure, PodAnswer>>): LoggedState => {
  if (O.isNone(outcome)) return unlogged({ _tag: 'Loading', slides: SKELETON_SLIDES });
  if (outcome.value._tag === 'Left') return failed(podId, outcome.value.left);
  const pod = outcome.value.right;
  return unlogged(pod.items.length === 0 ? { _tag: 'Nothing' } : { _tag: 'Loaded', pod });
};
