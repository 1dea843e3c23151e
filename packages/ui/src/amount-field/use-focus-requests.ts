import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to a field each time it needs attention; `times` counts how often that was. */
export const useFocusRequests = (times: number): RefObject<HTMLInputElement | null> => {
  const field = useRef<HTMLInputElement>(null);
  const last = useRef(times);
  useEffect(() => {
    if (times > last.current) field.current?.focus();
    last.current = times;
  }, [times]);
  return field;
};
