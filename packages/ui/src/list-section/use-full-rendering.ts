import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { isPageHeld } from '../dialog/index.ts';
import { batched } from './batched.ts';

/** When cards that are not among the first are rendered in full: at once, soon in small batches, or only while they are near the window. */
export type RenderMode = 'at-once' | 'batched' | 'near';

/** The distance from the window within which cards are rendered in full: one and a half window heights above and below. */
const MARGIN = '150% 0px';

type Listener = (entry: IntersectionObserverEntry) => void;

const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | undefined;

/** The cell that had the focus last. */
let focusedLast: Element | undefined;

/** Whether the cell has the focus, or gets it back when the open dialog closes. */
const hasFocusOrAwaitsIt = (cell: Element): boolean =>
  cell.contains(document.activeElement) || (cell === focusedLast && isPageHeld());

/** Observes a cell with the page's one shared observer; the result ends it. */
const watch = (element: Element, listener: Listener): (() => void) => {
  observer ??= new IntersectionObserver(
    (entries) => {
      // As a transition, which can be interrupted: these cells are still far outside the window.
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

/** Some browsers cannot report idle time; a short timer is a good substitute. */
const inBatches = batched((next) => {
  const few = (): void => startTransition(next);
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(few);
  else window.setTimeout(few, 16);
});

/** Whether a cell is rendered in full; `height` is its height in CSS pixels when it was last near the window, 0 if it never was. */
interface Place {
  readonly isRendered: boolean;
  readonly height: number;
}

const rendered = (before: Place): Place => (before.isRendered ? before : { ...before, isRendered: true });

/** Whether an element is rendered in full by now, and its last height; a focused element stays as it is. `mark` goes on the element as its ref. */
export const useFullRendering = (renderMode: RenderMode, isEarly: boolean) => {
  const [{ isRendered, height }, setPlace] = useState<Place>({ isRendered: isEarly, height: 0 });
  const isWaiting = renderMode === 'batched' && !isRendered;
  useEffect(() => (isWaiting ? inBatches(() => setPlace(rendered)) : undefined), [isWaiting]);
  const wasRendered = useRef(isRendered);
  useEffect(() => {
    wasRendered.current = isRendered;
  }, [isRendered]);
  const mark = useCallback(
    (element: HTMLElement | null) => {
      if (element === null || renderMode === 'at-once') return undefined;
      const unwatch = watch(element, ({ isIntersecting, boundingClientRect }) => {
        if (isIntersecting) setPlace(rendered);
        else if (renderMode === 'near' && !hasFocusOrAwaitsIt(element))
          setPlace((before) => (before.isRendered ? { isRendered: false, height: boundingClientRect.height } : before));
      });
      const keep = (): void => {
        focusedLast = element;
        // The cell may be about to become an outline. An outline is not expanded here, since that would
        // move the link away under the finger; it is expanded when it is near the window.
        if (wasRendered.current) setPlace(rendered);
      };
      element.addEventListener('focusin', keep);
      return () => {
        element.removeEventListener('focusin', keep);
        unwatch();
      };
    },
    [renderMode],
  );
  return { mark, isRendered: isRendered || renderMode === 'at-once', height };
};
