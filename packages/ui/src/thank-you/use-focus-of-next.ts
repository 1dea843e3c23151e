import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Gives the focus to the first of the rows that were asked for, so that a keyboard goes on there; `keep` is called when they are asked for. */
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
