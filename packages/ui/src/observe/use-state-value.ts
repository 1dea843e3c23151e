import type { ObservableState } from '@gift-registry/domain';
import { useCallback, useSyncExternalStore } from 'react';

/** The current value of a state; rerenders when it changes. The only way in which views observe streams. */
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
