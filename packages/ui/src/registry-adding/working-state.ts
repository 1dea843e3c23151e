import type { ObservableState } from '@gift-registry/domain';
import { merge, type Observable } from 'rxjs';

/** What is known, and the work that goes on as long as somebody looks at it. */
export const workingLive = <A>(known: ObservableState<A>, effects$: Observable<never>): ObservableState<A> => ({
  get value() {
    return known.value;
  },
  changes$: merge(known.changes$, effects$),
});
