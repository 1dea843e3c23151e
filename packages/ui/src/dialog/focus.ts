import type { option as O } from 'fp-ts';
import { type RefObject, useEffect, useRef } from 'react';

/** The attribute that the page has while a dialog locks its scrolling, which ends some time after the dialog is closed. */
const HELD = 'data-scroll-locked';

/** Whether a dialog locks the page's scrolling. */
export const isPageHeld = (): boolean => document.body.hasAttribute(HELD);

/**
 * In milliseconds: by then the step back in the browser's history that closing a dialog causes has happened, even on a
 * busy device. The browser then restores the page's scroll position.
 */
const LANDED_AFTER = 3_000;

/**
 * Focuses the element at once. If it still has the focus, it is scrolled into view when a closing dialog has released
 * the page and the step back in the history has happened. The result cancels the scrolling.
 */
const focusAndReveal = (place: HTMLElement): (() => void) => {
  const ended = new AbortController();
  const show = (): void => {
    if (ended.signal.aborted || document.activeElement !== place || isPageHeld()) return;
    place.scrollIntoView({ block: 'nearest' });
  };
  const held = new MutationObserver(show);
  held.observe(document.body, { attributeFilter: [HELD] });
  ended.signal.addEventListener('abort', () => held.disconnect());
  window.addEventListener('popstate', () => requestAnimationFrame(show), { signal: ended.signal });
  setTimeout(() => ended.abort(), LANDED_AFTER);
  place.focus();
  return () => ended.abort();
};

/** Keeps the focus in an open dialog when the focused element was removed: the element with that id gets it. Checked whenever `what` changes. */
export const useKeepFocus = (isOpen: boolean, what: string, id: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is offered now is the reason to look, not something to look at
  useEffect(() => {
    if (isOpen && document.activeElement === document.body) document.getElementById(id)?.focus();
  }, [isOpen, what, id]);
};

/**
 * Moves the focus, when the focused element was removed, to the first of the ids that can take it, and scrolls it into
 * view; once for each new object in `focusOn`.
 */
export const useFocusFallback = (focusOn: O.Option<object>, ids: ReadonlyArray<string>): void => {
  const latest = useRef(ids);
  latest.current = ids;
  useEffect(() => {
    if (focusOn._tag === 'None') return undefined;
    for (const id of latest.current) {
      const place = document.getElementById(id);
      if (place === null) continue;
      const leave = focusAndReveal(place);
      if (document.activeElement === place) return leave;
    }
    return undefined;
  }, [focusOn]);
};

/** Moves the focus to the heading of an open dialog whenever the heading changes. Goes on the heading as its ref. */
export const useTitleFocus = (title: string, isOpen: boolean): RefObject<HTMLSpanElement | null> => {
  const heading = useRef<HTMLSpanElement>(null);
  const last = useRef(title);
  useEffect(() => {
    const isOther = last.current !== title;
    last.current = title;
    if (isOpen && isOther) heading.current?.focus();
  }, [title, isOpen]);
  return heading;
};

/** How the focus is returned, besides whether something is open. */
interface ReturnFocusOptions {
  /** An element inside the dialog; omitted when a part of the page opens instead of a dialog. */
  readonly inLayer?: RefObject<Element | null>;
  /** False if the element that opened it will be gone; true by default. */
  readonly isWanted?: boolean;
  /** The element to focus if the previous one is gone; by default the page's content. */
  readonly instead?: () => Element | null;
  /**
   * A notice shown in place of a dialog that is still loading, marked with `data-stands-in`: the dialog later returns
   * the focus to where the notice would.
   */
  readonly standIn?: RefObject<Element | null>;
}

/** The element that had the focus before each such notice was shown. */
const focusBeforeNotice = new WeakMap<Element, Element | null>();

const focusedOnPage = (): Element | null => {
  const { activeElement } = document;
  const standIn = activeElement?.closest('[data-stands-in]') ?? null;
  return standIn === null ? activeElement : (focusBeforeNotice.get(standIn) ?? activeElement);
};

/**
 * Returns the focus to the element that had it before something opened, once that closes and removes the focused
 * element. The previous element is determined while rendering: an effect would be too late on a slow device, where the
 * dialog already has the focus. Does nothing if the person has moved the focus elsewhere meanwhile. Call the result
 * after the dialog's exit transition, in case the focus moved into it at the last moment.
 */
export const useReturnFocus = (
  isOpen: boolean,
  { inLayer, isWanted = true, instead = () => null, standIn }: ReturnFocusOptions,
): (() => void) => {
  const wasOpen = useRef(false);
  const before = useRef<Element | null>(null);
  if (isOpen && !wasOpen.current) before.current = focusedOnPage();
  wasOpen.current = isOpen;

  const returnFocus = (): void => {
    const { activeElement, body } = document;
    const layer = inLayer?.current?.closest('[role=dialog]');
    const isNowhere = activeElement === null || activeElement === body || layer?.contains(activeElement) === true;
    const had = before.current;
    if (!isWanted || !isNowhere || had === null) return;
    if (had !== body && had.isConnected) {
      if (had instanceof HTMLElement) had.focus({ preventScroll: true });
      return;
    }
    // Some browsers focus nothing when a button is clicked: then no element of the page had the focus.
    const place = instead() ?? (had === body ? null : document.getElementById('content'));
    if (place instanceof HTMLElement) focusAndReveal(place);
  };
  const latest = useRef(returnFocus);
  latest.current = returnFocus;
  useEffect(() => {
    if (!isOpen) return undefined;
    if (standIn?.current) focusBeforeNotice.set(standIn.current, before.current);
    return () => latest.current();
  }, [isOpen, standIn]);
  return returnFocus;
};
