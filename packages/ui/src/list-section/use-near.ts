import { startTransition, useCallback, useState } from 'react';

/** How far from the window something is drawn in full: a window and a half above and below it. */
const MARGIN = '150% 0px';

type Told = (entry: IntersectionObserverEntry) => void;

const told = new WeakMap<Element, Told>();
let observer: IntersectionObserver | undefined;

/** The one observer of all cells of the page. */
const watch = (element: Element, tell: Told): (() => void) => {
  observer ??= new IntersectionObserver(
    (entries) => {
      // In slices: what is drawn here is still a window and a half away.
      startTransition(() => {
        for (const entry of entries) told.get(entry.target)?.(entry);
      });
    },
    { rootMargin: MARGIN },
  );
  const watching = observer;
  told.set(element, tell);
  watching.observe(element);
  return () => watching.unobserve(element);
};

/** Where something stands. `height` is what it took up when it was last near, in CSS pixels; 0 while it never was. */
interface Place {
  readonly isNear: boolean;
  readonly height: number;
}

/** Whether an element is near the window; what has the focus stays. Without `isWatched` everything is near. `mark` goes to the element. */
export const useNear = (isWatched: boolean, isNearAtFirst: boolean) => {
  const [{ isNear, height }, setPlace] = useState<Place>({ isNear: isNearAtFirst, height: 0 });
  const mark = useCallback(
    (element: HTMLElement | null) => {
      if (element === null || !isWatched) return undefined;
      return watch(element, ({ isIntersecting, boundingClientRect }) => {
        if (!isIntersecting && element.contains(document.activeElement)) return;
        setPlace((before) =>
          before.isNear === isIntersecting
            ? before
            : { isNear: isIntersecting, height: isIntersecting ? before.height : boundingClientRect.height },
        );
      });
    },
    [isWatched],
  );
  return { mark, isNear: isNear || !isWatched, height };
};
