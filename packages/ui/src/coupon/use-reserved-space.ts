import { type RefObject, useLayoutEffect, useRef } from 'react';

const ROOM = '--room-below';

/**
 * Reserves space at the page's end, as high as the element that covers it, so that the last content can be read and no
 * focused element is hidden (COUP-01).
 */
export const useReservedSpace = (isThere: boolean): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    if (!isThere || current === null) return undefined;
    const { style } = document.documentElement;
    const measure = (): void => {
      const { height } = current.getBoundingClientRect();
      const gap = Number.parseFloat(getComputedStyle(current).bottom) || 0;
      style.setProperty(ROOM, `${Math.ceil(height + 2 * gap)}px`);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    return () => {
      watch.disconnect();
      style.removeProperty(ROOM);
    };
  }, [isThere]);
  return place;
};
