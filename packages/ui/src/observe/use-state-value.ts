import type { ObservableState } from '@gift-registry/domain';
import { useCallback, useSyncExternalStore } from 'react';

/** The present value of a live value; the view is drawn again whenever it changes. The one way a view looks at a stream. */
export const useStateValue = <A>(live: ObservableState<A>): A => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = live.changes$.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [live],
  );
  const read = useCallback(() => live.value, [live]);
  return useSyncExternalStore(subscribe, read, read);
};
