import type { option as O } from 'fp-ts';
import { useEffect, useRef } from 'react';

/** Gives the focus a new place when what had it is gone: the first of the ids that can take it, once for each time the model says so. */
export const useLostFocus = (focusOn: O.Option<object>, ids: ReadonlyArray<string>): void => {
  const latest = useRef(ids);
  latest.current = ids;
  useEffect(() => {
    if (focusOn._tag === 'None') return;
    for (const id of latest.current) {
      const place = document.getElementById(id);
      place?.focus();
      if (place !== null && document.activeElement === place) return;
    }
  }, [focusOn]);
};
