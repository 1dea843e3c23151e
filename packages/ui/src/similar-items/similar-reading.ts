import { createState, type Fault, type Log, type ObservableState, type Sku } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { map, type Observable, type SchedulerLike, Subject, startWith, switchMap, tap } from 'rxjs';
import { delayedLoading } from '../delayed-loading/index.ts';
import type { ReadSimilar, Similar } from './read-similar.ts';
import type { SimilarFailure, SimilarFound } from './similar-items-model.ts';

/** What was read, and what the page says where there is nothing to show. */
export interface ReadOfSimilar {
  readonly similar: O.Option<Similar>;
  readonly step: Exclude<SimilarFound, { readonly _tag: 'Found' }>;
}

/** What reading needs. */
export interface SimilarReadingParts {
  readonly read: ReadSimilar;
  readonly sku: Sku;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

/** Reading what is like a product. */
export interface SimilarReading {
  readonly state: ObservableState<ReadOfSimilar>;
  readonly effects$: Observable<unknown>;
  readonly tryAgain: () => void;
}

const AWAITED: ReadOfSimilar = { similar: O.none, step: { _tag: 'Awaited' } };
const LOADING: ReadOfSimilar = { similar: O.none, step: { _tag: 'Loading' } };

const faultOf = (failure: Exclude<SimilarFailure, { readonly _tag: 'ProductNotFound' }>): Fault => {
  switch (failure._tag) {
    case 'NotOk':
    case 'PodNotFound':
      return { _tag: 'Unavailable' };
    default:
      return failure;
  }
};

/** Reads with its first observer, and again when it is asked to. */
export const similarReading = ({ read, sku, scheduler, log }: SimilarReadingParts): SimilarReading => {
  const state = createState<ReadOfSimilar>(AWAITED);
  const again$ = new Subject<void>();
  const readingOf = (answer: E.Either<SimilarFailure, Similar>): ReadOfSimilar => {
    if (E.isRight(answer)) return { similar: O.some(answer.right), step: { _tag: 'Nothing' } };
    log.write({ level: 'warning', tag: 'similar-not-read', data: { reason: answer.left._tag } })();
    return {
      similar: O.none,
      step: answer.left._tag === 'ProductNotFound' ? { _tag: 'Gone' } : { _tag: 'Failed', fault: faultOf(answer.left) },
    };
  };
  return {
    state,
    effects$: again$.pipe(
      startWith(undefined),
      switchMap(() => read(sku).pipe(map(readingOf), delayedLoading<ReadOfSimilar>(LOADING, scheduler))),
      tap(state.set),
    ),
    tryAgain: () => {
      state.set(AWAITED);
      again$.next();
    },
  };
};
