import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';

/** Scrolls the element into view whenever `message` changes. */
export const useScrollIntoView = <Place extends Element>(message: unknown): RefObject<Place | null> => {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (message !== undefined) place.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return place;
};

/** Sets the document's title while mounted. */
export const useDocumentTitle = (title: string): void =>
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);

/** True between beforeprint and afterprint. */
let isPrinting = false;

const isPrintingNow = (): boolean => isPrinting || window.matchMedia('print').matches;

const subscribe = (changed: () => void) => {
  const printing = (is: boolean) => () => {
    isPrinting = is;
    changed();
  };
  const [begins, ends, media] = [printing(true), printing(false), window.matchMedia('print')];
  window.addEventListener('beforeprint', begins);
  window.addEventListener('afterprint', ends);
  media.addEventListener('change', changed);
  return () => {
    window.removeEventListener('beforeprint', begins);
    window.removeEventListener('afterprint', ends);
    media.removeEventListener('change', changed);
  };
};

/** Whether the page is being printed. Only for content that is not on the page otherwise; appearance in print belongs to the style sheets. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, isPrintingNow, () => false);

/** Calls `again` when the device comes online while `isWaiting`. */
export const useOnlineAgain = (isWaiting: boolean, again: () => void): void =>
  useEffect(() => {
    if (!isWaiting) return;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isWaiting, again]);

/** While `isLost`, the browser asks before the page is left or reloaded. */
export const useConfirmBeforeLeaving = (isLost: boolean): void => {
  useEffect(() => {
    if (!isLost) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isLost]);
};

/** Scrolls a focused element wholly into a window that cuts it at a side, as in a row of tabs: browsers leave one that is partly seen (PAGE-19). */
export const useFocusInWindow = (): void =>
  useEffect(() => {
    const show = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      const { left, right } = target.getBoundingClientRect();
      if (left < 0 || right > window.innerWidth) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    document.addEventListener('focusin', show);
    return () => document.removeEventListener('focusin', show);
  }, []);

/** While more of the page loads above it, keeps the element of that id where a link to it (`#id`) scrolled it, until the person does anything. */
export const useLinkedPlace = (id: string): void =>
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const place = (): HTMLElement | null => document.getElementById(id);
    let isHeld = false;
    const hold = (): void => {
      const top = place()?.getBoundingClientRect().top ?? -1;
      isHeld = location.hash === `#${id}` && top >= 0 && top < window.innerHeight;
    };
    const release = (): void => {
      isHeld = false;
    };
    const resized = new ResizeObserver(() => isHeld && place()?.scrollIntoView());
    resized.observe(document.body);
    signal.addEventListener('abort', () => resized.disconnect());
    window.addEventListener('hashchange', hold, { signal });
    for (const by of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
      window.addEventListener(by, release, { signal, passive: true });
    hold();
    return () => ended.abort();
  }, [id]);

/** Focuses the element once, when it appears. */
export const useInitialFocus = <Place extends HTMLElement>(): RefObject<Place | null> => {
  const place = useRef<Place>(null);
  useEffect(() => place.current?.focus(), []);
  return place;
};
