import { startTransition } from 'react';
import { isPageHeld } from '../dialog/index.ts';

/** The distance from the window within which something is near it: one and a half window heights above and below. */
const MARGIN = '150% 0px';

type Listener = (entry: IntersectionObserverEntry) => void;

const listeners = new Map<Element, ReadonlySet<Listener>>();
let observer: IntersectionObserver | undefined;

/** The element that had the focus last. */
let focusedLast: Element | undefined;

/** Remembers which of the watched elements had the focus last. */
export const noteFocus = (element: Element): void => {
  focusedLast = element;
};

/** Whether the element has the focus, or gets it back when the open dialog closes. */
export const hasFocusOrAwaitsIt = (element: Element): boolean =>
  element.contains(document.activeElement) || (element === focusedLast && isPageHeld());

/** Watches whether an element is near the window, with one observer for the page; the result ends it. */
export const watchNear = (element: Element, listener: Listener): (() => void) => {
  observer ??= new IntersectionObserver(
    (entries) => {
      // As a transition, which can be interrupted: what comes near is still far outside the window.
      startTransition(() => {
        for (const entry of entries) for (const listen of listeners.get(entry.target) ?? []) listen(entry);
      });
    },
    { rootMargin: MARGIN },
  );
  const watching = observer;
  listeners.set(element, new Set([...(listeners.get(element) ?? []), listener]));
  watching.observe(element);
  return () => {
    const others = new Set([...(listeners.get(element) ?? [])].filter((each) => each !== listener));
    if (others.size > 0) listeners.set(element, others);
    else {
      listeners.delete(element);
      watching.unobserve(element);
    }
  };
};
