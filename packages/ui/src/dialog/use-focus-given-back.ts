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
}

/**
 * Gives the focus back to what had it before something opened, once that closes and took the focus with it. What had it is looked up before anything of it is on the page: a moment later, on a slow
 * device, the layer has it already. Nothing happens where somebody has taken the focus elsewhere meanwhile. The answer is to be called when a layer has gone, for a focus that was moved into it in its
 * last moment.
 */
export const useFocusGivenBack = (
  isOpen: boolean,
  { inLayer, isWanted = true, instead = () => null }: FocusGivenBack,
): (() => void) => {
  const wasOpen = useRef(false);
  const before = useRef<Element | null>(null);
  if (isOpen && !wasOpen.current) before.current = document.activeElement;
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
    if (isOpen) return () => latest.current();
    return undefined;
  }, [isOpen]);
  return giveBack;
};
