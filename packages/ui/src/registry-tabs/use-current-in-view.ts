import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls an overflowing row so that the current tab is visible. */
export const useCurrentInView = (count: number): RefObject<HTMLUListElement | null> => {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    if (count === 0 || row.current === null || !(current instanceof HTMLElement)) return;
    const { left, right } = row.current.getBoundingClientRect();
    const tab = current.getBoundingClientRect();
    if (tab.right > right) row.current.scrollLeft += tab.right - right + EDGE;
    else if (tab.left < left) row.current.scrollLeft -= left - tab.left + EDGE;
  }, [count]);
  return row;
};

/** The space left beside the tab, in CSS pixels. */
const EDGE = 16;
