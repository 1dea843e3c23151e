import { type RefObject, useEffect, useRef } from 'react';
import { focusInSight } from './focus-in-sight.ts';

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
