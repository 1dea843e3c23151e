import type { Live } from '@gift-registry/domain';
import { merge, type Observable } from 'rxjs';

/** What is known, and the work that goes on as long as somebody looks at it. */
export const workingLive = <A>(known: Live<A>, effects$: Observable<never>): Live<A> => ({
  get value() {
    return known.value;
  },
  changes$: merge(known.changes$, effects$),
});
