import type { option as O } from 'fp-ts';
import { type RefObject, useEffect, useRef } from 'react';

/** What stands on the page while a layer holds it; it is held a while longer than the layer is open. */
const HELD = 'data-scroll-locked';

/** Whether the page is held where it stands, since a layer lies over it. */
export const isPageHeld = (): boolean => document.body.hasAttribute(HELD);

/** The step back that a closed layer is in the browser's history has landed by then, also on a busy device, in milliseconds; the browser puts the page back to where it stood. */
const LANDED_AFTER = 3_000;

/**
 * Gives the focus to that element at once, and brings it into sight, if it still has the focus, as soon as a closing layer no longer holds the page and its step back has landed. The answer takes the
 * second back.
 */
const focusInSight = (place: HTMLElement): (() => void) => {
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

/** Keeps the focus in a layer when what had it there is gone: then that id takes it. Looked at whenever `what` is another, while the layer is open. */
export const useKeptFocus = (isOpen: boolean, what: string, id: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is offered now is the reason to look, not something to look at
  useEffect(() => {
    if (isOpen && document.activeElement === document.body) document.getElementById(id)?.focus();
  }, [isOpen, what, id]);
};

/** Gives the focus a new place when what had it is gone, and brings that into sight: the first of the ids that can take it, once for each time the model says so. */
export const useLostFocus = (focusOn: O.Option<object>, ids: ReadonlyArray<string>): void => {
  const latest = useRef(ids);
  latest.current = ids;
  useEffect(() => {
    if (focusOn._tag === 'None') return undefined;
    for (const id of latest.current) {
      const place = document.getElementById(id);
      if (place === null) continue;
      const leave = focusInSight(place);
      if (document.activeElement === place) return leave;
    }
    return undefined;
  }, [focusOn]);
};

/** Moves the focus to the heading of an open dialog, at first and whenever another heading takes its place. */
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

/** What has to be known besides whether something is open. */
export interface FocusGivenBack {
  /** Something in the layer; left out where no layer opens, but a part of the page. */
  readonly inLayer?: RefObject<Element | null>;
  /** False where what opened it will not be there any more; true unless said. */
  readonly isWanted?: boolean;
  /** What takes the focus where what had it is gone; else the page's content does. */
  readonly instead?: () => Element | null;
  /** A notice that stands in for a layer that is still to come: the layer gives the focus back to where the notice would. It is marked with `data-stands-in`. */
  readonly standIn?: RefObject<Element | null>;
}

/** What had the focus before a notice came that stands in for a layer. */
const beforeStandIn = new WeakMap<Element, Element | null>();

const focusedOnPage = (): Element | null => {
  const { activeElement } = document;
  const standIn = activeElement?.closest('[data-stands-in]') ?? null;
  return standIn === null ? activeElement : (beforeStandIn.get(standIn) ?? activeElement);
};

/**
 * Gives the focus back to what had it before something opened, once that closes and took the focus with it. What had it is looked up before anything of it is on the page: a moment later, on a slow
 * device, the layer has it already. Nothing happens where somebody has taken the focus elsewhere meanwhile. The answer is to be called when a layer has gone, for a focus that was moved into it in its
 * last moment.
 */
export const useFocusGivenBack = (
  isOpen: boolean,
  { inLayer, isWanted = true, instead = () => null, standIn }: FocusGivenBack,
): (() => void) => {
  const wasOpen = useRef(false);
  const before = useRef<Element | null>(null);
  if (isOpen && !wasOpen.current) before.current = focusedOnPage();
  wasOpen.current = isOpen;

  const giveBack = (): void => {
    const { activeElement, body } = document;
    const layer = inLayer?.current?.closest('[role=dialog]');
    const isNowhere = activeElement === null || activeElement === body || layer?.contains(activeElement) === true;
    const had = before.current;
    if (!isWanted || !isNowhere || had === null) return;
    if (had !== body && had.isConnected) {
      if (had instanceof HTMLElement) had.focus({ preventScroll: true });
      return;
    }
    // Some browsers leave the focus nowhere when a button is clicked: then nothing of the page had it.
    const place = instead() ?? (had === body ? null : document.getElementById('content'));
    if (place instanceof HTMLElement) focusInSight(place);
  };
  const latest = useRef(giveBack);
  latest.current = giveBack;
  useEffect(() => {
    if (!isOpen) return undefined;
    if (standIn?.current) beforeStandIn.set(standIn.current, before.current);
    return () => latest.current();
  }, [isOpen, standIn]);
  return giveBack;
};
