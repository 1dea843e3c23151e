import { useCallback, useSyncExternalStore } from 'react';
import { type Carousel, slidesPerView } from './carousel-slides.ts';

const subscribe = (changed: () => void) => {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
};

/** How many slides of that kind of carousel are seen at once on the page as wide as it is now (REC-04). */
export const useSlidesPerView = (carousel: Carousel): number =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => slidesPerView(carousel, window.innerWidth), [carousel]),
    useCallback(() => slidesPerView(carousel, 0), [carousel]),
  );
