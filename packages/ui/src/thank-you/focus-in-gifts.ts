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
