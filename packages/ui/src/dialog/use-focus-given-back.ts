import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus back to what had it before the layer opened, once that closes, or where that is gone to `instead`, or to the page's content; nothing where somebody has taken it elsewhere meanwhile. What had it is looked up before anything of the layer
 * is on the page: a moment later, on a slow device, the layer has it already. The answer is to be called when the layer has gone, for a focus that was moved into it in its last moment.
 */
export const useFocusGivenBack = (
  isOpen: boolean,
  inLayer: RefObject<Element | null>,
  isWanted: boolean,
  instead: () => Element | null = () => null,
): (() => void) => {
  const wasOpen = useRef(false);
  const before = useRef<Element | null>(null);
  if (isOpen && !wasOpen.current) before.current = document.activeElement;
  wasOpen.current = isOpen;

  const giveBack = (): void => {
    const { activeElement, body } = document;
    const layer = inLayer.current?.closest('[role=dialog]');
    const isNowhere = activeElement === null || activeElement === body || layer?.contains(activeElement) === true;
    if (!isWanted || !isNowhere || before.current === null) return;
    const place = before.current.isConnected ? before.current : (instead() ?? document.getElementById('content'));
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  };
  const latest = useRef(giveBack);
  latest.current = giveBack;
  useEffect(() => {
    if (isOpen) return () => latest.current();
  }, [isOpen]);
  return giveBack;
};
