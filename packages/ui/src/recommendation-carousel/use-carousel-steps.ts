import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useState, useSyncExternalStore } from 'react';

/** Where a carousel can go from where it stands. */
export interface CarouselSteps {
  /** To be told once the carousel is there. */
  readonly onReady: (api: EmblaCarouselType) => void;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
  readonly goBack: () => void;
  readonly goOn: () => void;
}

const wantsLessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const nowhere = () => false;

/** Steps a carousel back and on; with less motion asked for it jumps. */
export const useCarouselSteps = (): CarouselSteps => {
  const [api, onReady] = useState<EmblaCarouselType>();
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
    canGoBack: useSyncExternalStore(subscribe, () => api?.canScrollPrev() ?? false, nowhere),
    canGoOn: useSyncExternalStore(subscribe, () => api?.canScrollNext() ?? false, nowhere),
    goBack: () => api?.scrollPrev(wantsLessMotion()),
    goOn: () => api?.scrollNext(wantsLessMotion()),
  };
};
