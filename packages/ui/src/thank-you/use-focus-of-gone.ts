import { type RefObject, useLayoutEffect, useRef } from 'react';

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Takes the focus once fewer things are shown and the one that had it is gone, so that a keyboard goes on from here. */
export const useFocusOfGone = (shown: number): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (shown < before.current && isNowhere()) place.current?.focus();
    before.current = shown;
  }, [shown]);
  return place;
};
