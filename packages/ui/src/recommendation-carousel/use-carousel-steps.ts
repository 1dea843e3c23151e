import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type Carousel, slidesPerView } from './carousel-slides.ts';

const subscribe = (changed: () => void) => {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
};

/** How many slides of that kind of carousel are visible at the page's present width (REC-04). */
export const useSlidesPerView = (carousel: Carousel): number =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => slidesPerView(carousel, window.innerWidth), [carousel]),
    useCallback(() => slidesPerView(carousel, 0), [carousel]),
  );

/** The carousel's position, and the steps it can make from there. */
interface CarouselSteps {
  /** The number of steps from the beginning. */
  readonly stepIndex: number;
  /** Whether the person has moved the carousel yet. */
  readonly hasMoved: boolean;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
  readonly goBack: () => void;
  readonly goOn: () => void;
}

const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const nowhere = () => false;
const atTheBeginning = () => 0;

/** Steps a carousel back and forward; with reduced motion it jumps. */
export const useCarouselSteps = (api: EmblaCarouselType | undefined): CarouselSteps => {
  const [hasMoved, setHasMoved] = useState(false);
  useEffect(() => {
    const onSelect = (): void => setHasMoved(true);
    api?.on('select', onSelect);
    return () => void api?.off('select', onSelect);
  }, [api]);
  const subscribe = useCallback(
    (changed: () => void) => {
      const events = ['select', 'reInit', 'slidesChanged', 'resize'] as const;
      for (const event of events) api?.on(event, changed);
      return () => {
        for (const event of events) api?.off(event, changed);
      };
    },
    [api],
  );
  return {
    stepIndex: useSyncExternalStore(subscribe, () => api?.selectedScrollSnap() ?? 0, atTheBeginning),
    hasMoved,
    canGoBack: useSyncExternalStore(subscribe, () => api?.canScrollPrev() ?? false, nowhere),
    canGoOn: useSyncExternalStore(subscribe, () => api?.canScrollNext() ?? false, nowhere),
    goBack: () => api?.scrollPrev(prefersReducedMotion()),
    goOn: () => api?.scrollNext(prefersReducedMotion()),
  };
};
