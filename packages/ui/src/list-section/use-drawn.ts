import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { isPageHeld } from '../dialog/index.ts';
import { batched } from './batched.ts';

/** When cards that are not among the first are drawn in full: at once, soon and one after the other, or as long as they are near the window. */
export type Drawing = 'at-once' | 'in-turn' | 'near';

/** How far from the window something is drawn in full: a window and a half above and below it. */
const MARGIN = '150% 0px';

type Listener = (entry: IntersectionObserverEntry) => void;

const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | undefined;

/** The cell that had the focus last. */
let focusedLast: Element | undefined;

/** What opened a layer is to have the focus again when that closes. */
const hasFocusOrAwaitsIt = (cell: Element): boolean =>
  cell.contains(document.activeElement) || (cell === focusedLast && isPageHeld());

/** The one observer of all cells of the page. */
const watch = (element: Element, listener: Listener): (() => void) => {
  observer ??= new IntersectionObserver(
    (entries) => {
      // In slices: what is drawn here is still a window and a half away.
      startTransition(() => {
        for (const entry of entries) listeners.get(entry.target)?.(entry);
      });
    },
    { rootMargin: MARGIN },
  );
  const watching = observer;
  listeners.set(element, listener);
  watching.observe(element);
  return () => watching.unobserve(element);
};

/** Some browsers do not tell when they are idle; between two frames is as good. */
const inTurn = batched((next) => {
  const few = (): void => startTransition(next);
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(few);
  else window.setTimeout(few, 16);
});

/** Where something stands. `height` is what it took up when it was last near, in CSS pixels; 0 while it never was. */
interface Place {
  readonly isDrawn: boolean;
  readonly height: number;
}

const drawn = (before: Place): Place => (before.isDrawn ? before : { ...before, isDrawn: true });

/** Whether an element is drawn in full by now; what has the focus stays. `mark` goes to the element. */
export const useDrawn = (drawing: Drawing, isEarly: boolean) => {
  const [{ isDrawn, height }, setPlace] = useState<Place>({ isDrawn: isEarly, height: 0 });
  const isWaiting = drawing === 'in-turn' && !isDrawn;
  useEffect(() => (isWaiting ? inTurn(() => setPlace(drawn)) : undefined), [isWaiting]);
  const wasDrawn = useRef(isDrawn);
  useEffect(() => {
    wasDrawn.current = isDrawn;
  }, [isDrawn]);
  const mark = useCallback(
    (element: HTMLElement | null) => {
      if (element === null || drawing === 'at-once') return undefined;
      const unwatch = watch(element, ({ isIntersecting, boundingClientRect }) => {
        if (isIntersecting) setPlace(drawn);
        else if (drawing === 'near' && !hasFocusOrAwaitsIt(element))
          setPlace((before) => (before.isDrawn ? { isDrawn: false, height: boundingClientRect.height } : before));
      });
      const keep = (): void => {
        focusedLast = element;
        // It may be about to become an outline; an outline is drawn where it is near, and not under the finger that presses it.
        if (wasDrawn.current) setPlace(drawn);
      };
      element.addEventListener('focusin', keep);
      return () => {
        element.removeEventListener('focusin', keep);
        unwatch();
      };
    },
    [drawing],
  );
  return { mark, isDrawn: isDrawn || drawing === 'at-once', height };
};
