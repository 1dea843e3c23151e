import type { ObservableState } from '@gift-registry/domain';
import { distinctUntilChanged, ignoreElements, map, merge, type Observable, share } from 'rxjs';
import { createMemo } from '../list-model/memo.ts';

/**
 * A state computed from others, which is computed again only when one of them has changed.
 *
 * @example derived([one, other], () => one.value + other.value)
 */
export const derived = <A>(sources: ReadonlyArray<ObservableState<unknown>>, compute: () => A): ObservableState<A> => {
  const memo = createMemo<A>();
  const current = (): A =>
    memo(
      'value',
      sources.map(({ value }) => value),
      compute,
    );
  return {
    get value() {
      return current();
    },
    changes$: merge(...sources.map(({ changes$ }) => changes$)).pipe(map(current), distinctUntilChanged()),
  };
};

/** The same state, with effects that run while it is observed: the first observer starts them, and the last one stops them. */
export const observed = <A>(
  state: ObservableState<A>,
  ...effects: ReadonlyArray<Observable<unknown>>
): ObservableState<A> => {
  const effects$ = merge(...effects).pipe(ignoreElements(), share());
  return {
    get value() {
      return state.value;
    },
    changes$: merge(state.changes$, effects$),
  };
};
