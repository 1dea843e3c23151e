import type { option as O } from 'fp-ts';
import { useEffect, useRef } from 'react';
import { focusInSight } from './focus-in-sight.ts';

/** Gives the focus a new place when what had it is gone, and brings that into sight: the first of the ids that can take it, once for each time the model says so. */
export const useLostFocus = (focusOn: O.Option<object>, ids: ReadonlyArray<string>): void => {
  const latest = useRef(ids);
  latest.current = ids;
  useEffect(() => {
    if (focusOn._tag === 'None') return undefined;
    for (const id of latest.current) {
      const place = document.getElementById(id);
      if (place === null) continue;
      const leave = focusInSight(place);
      if (document.activeElement === place) return leave;
    }
    return undefined;
  }, [focusOn]);
};
