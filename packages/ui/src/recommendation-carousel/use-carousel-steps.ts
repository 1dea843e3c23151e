import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
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

/** Where a carousel can go from where it stands. */
export interface CarouselSteps {
  /** To be told once the carousel is there. */
  readonly onReady: (api: EmblaCarouselType) => void;
  /** How many turns it stands from its beginning. */
  readonly turn: number;
  /** Whether somebody has turned it yet. */
  readonly wasTurned: boolean;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
  readonly goBack: () => void;
  readonly goOn: () => void;
}

const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const nowhere = () => false;
const atTheBeginning = () => 0;

/** Steps a carousel back and on; with less motion asked for it jumps. */
export const useCarouselSteps = (): CarouselSteps => {
  const [api, onReady] = useState<EmblaCarouselType>();
  const [wasTurned, setTurned] = useState(false);
  useEffect(() => {
    const told = (): void => setTurned(true);
    api?.on('select', told);
    return () => void api?.off('select', told);
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
    onReady,
    turn: useSyncExternalStore(subscribe, () => api?.selectedScrollSnap() ?? 0, atTheBeginning),
    wasTurned,
    canGoBack: useSyncExternalStore(subscribe, () => api?.canScrollPrev() ?? false, nowhere),
    canGoOn: useSyncExternalStore(subscribe, () => api?.canScrollNext() ?? false, nowhere),
    goBack: () => api?.scrollPrev(prefersReducedMotion()),
    goOn: () => api?.scrollNext(prefersReducedMotion()),
  };
};
