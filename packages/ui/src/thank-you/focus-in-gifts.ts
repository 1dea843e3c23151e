import { type RefObject, useLayoutEffect, useRef } from 'react';

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Focuses the element when fewer rows are shown and the focused one was removed. */
export const useFocusOfRemoved = (shown: number): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (shown < before.current && isNowhere()) place.current?.focus();
    before.current = shown;
  }, [shown]);
  return place;
};

/** Focuses the first of the rows that "Show more" added; call `keep` when they are requested. */
export const useFocusOfNext = (
  shown: number,
): { readonly list: RefObject<HTMLUListElement | null>; readonly keep: () => void } => {
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    if (next.current === undefined || shown <= next.current) return;
    list.current?.children.item(next.current)?.querySelector('input')?.focus();
    next.current = undefined;
  }, [shown]);
  return {
    list,
    keep: () => {
      next.current = shown;
    },
  };
};
