import { type RefObject, useEffect, useRef } from 'react';

/** A row that is wider than its place shows the tab of this page from the start, and as much of what stands before it as fits. */
export const useCurrentInView = (count: number): RefObject<HTMLUListElement | null> => {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    if (count === 0 || row.current === null || !(current instanceof HTMLElement)) return;
    const { left, right } = row.current.getBoundingClientRect();
    const its = current.getBoundingClientRect();
    if (its.right > right) row.current.scrollLeft += its.right - right + EDGE;
    else if (its.left < left) row.current.scrollLeft -= left - its.left + EDGE;
  }, [count]);
  return row;
};

/** The space that stays beside the tab. */
const EDGE = 16;
