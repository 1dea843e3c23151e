import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { batched } from './batched.ts';
import { hasFocusOrAwaitsIt, noteFocus, watchNear } from './near-window.ts';

/** When cards that are not among the first are rendered in full: at once, soon in small batches, or only while they are near the window. */
export type RenderMode = 'at-once' | 'batched' | 'near';

/** In milliseconds, the longest wait for idle time, which never comes while the list is scrolled. */
const LONGEST_WAIT = 100;

/** Some browsers cannot report idle time; a short timer is a good substitute. */
const inBatches = batched((next) => {
  const few = (): void => startTransition(next);
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(few, { timeout: LONGEST_WAIT });
  else window.setTimeout(few, 16);
});

/** Whether a cell is rendered in full; `height` is its height in CSS pixels when it was last near the window, 0 if it never was. */
interface Place {
  readonly isRendered: boolean;
  readonly height: number;
}

const rendered = (before: Place): Place => (before.isRendered ? before : { ...before, isRendered: true });

/** Whether an element is rendered in full by now, and its last height, which is `firstHeight` at first; a focused element stays as it is. `mark` goes on the element as its ref, and calls `markBlock` with it. */
export const useFullRendering = (
  renderMode: RenderMode,
  isEarly: boolean,
  markBlock: (element: HTMLElement) => () => void,
  firstHeight: number,
) => {
  const [{ isRendered, height }, setPlace] = useState<Place>({ isRendered: isEarly, height: firstHeight });
  const isWaiting = renderMode === 'batched' && !isRendered;
  useEffect(() => (isWaiting ? inBatches(() => setPlace(rendered)) : undefined), [isWaiting]);
  const wasRendered = useRef(isRendered);
  useEffect(() => {
    wasRendered.current = isRendered;
  }, [isRendered]);
  const mark = useCallback(
    (element: HTMLElement | null) => {
      if (element === null || renderMode === 'at-once') return undefined;
      const unmarkBlock = markBlock(element);
      let leaveQueue = (): void => undefined;
      const unwatch = watchNear(element, ({ isIntersecting, boundingClientRect }) => {
        leaveQueue();
        if (isIntersecting) leaveQueue = inBatches(() => setPlace(rendered));
        else if (renderMode === 'near' && !hasFocusOrAwaitsIt(element))
          setPlace((before) => (before.isRendered ? { isRendered: false, height: boundingClientRect.height } : before));
      });
      const keep = (): void => {
        noteFocus(element);
        // The cell may be about to become an outline. An outline is not expanded here, since that would
        // move the link away under the finger; it is expanded when it is near the window.
        if (wasRendered.current) setPlace(rendered);
      };
      element.addEventListener('focusin', keep);
      return () => {
        element.removeEventListener('focusin', keep);
        leaveQueue();
        unwatch();
        unmarkBlock();
      };
    },
    [renderMode, markBlock],
  );
  return { mark, isRendered: isRendered || renderMode === 'at-once', height };
};
