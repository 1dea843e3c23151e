import { createContext, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { type Layer, NO_ENTRIES, type OpenLayers, openLayers } from './open-layers.ts';

/** The number of open dialogs that lock the page. */
let holding = 0;

/** Keeps the page behind an open dialog from scrolling, and its content from moving into the room of the scroll bar. */
export const useScrollLock = (isOpen: boolean): void => {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const { documentElement: page } = document;
    holding += 1;
    if (holding === 1) {
      page.style.paddingInlineEnd = `${window.innerWidth - page.clientWidth}px`;
      page.style.overflow = 'hidden';
    }
    return () => {
      holding -= 1;
      if (holding > 0) return;
      page.style.removeProperty('padding-inline-end');
      page.style.removeProperty('overflow');
    };
  }, [isOpen]);
};

/** The stack of open dialogs. Without a provider, dialogs add no history entries. */
export const LayersOfPage = createContext<OpenLayers>(openLayers(NO_ENTRIES));

const isAnswered = (event: KeyboardEvent): boolean =>
  event.target instanceof Element && event.target.getAttribute('data-mantine-stop-propagation') === 'true';

/**
 * Closes an open menu on the Escape key and on going back, unless something was opened over it: one key press or one
 * step back closes one layer. `isStep` is false if opening it is a step of the browser's history by other means.
 */
export const useMenuLayer = (isOpen: boolean, onClose: () => void, isStep = true): void => {
  const layers = useContext(LayersOfPage);
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    if (!isOpen) return;
    const layer: Layer = { close: () => latest.current(), isStep };
    const close = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !layers.isOnTop(layer) || isAnswered(event)) return;
      event.stopImmediatePropagation();
      layer.close();
    };
    layers.add(layer);
    window.addEventListener('keydown', close, { capture: true });
    return () => {
      window.removeEventListener('keydown', close, { capture: true });
      layers.remove(layer);
    };
  }, [isOpen, isStep, layers]);
};

/** Closes an open dialog as `useMenuLayer` does a menu, and keeps the page behind it from scrolling. */
export const useLayer = (isOpen: boolean, onClose: () => void, isStep = true): void => {
  useScrollLock(isOpen);
  useMenuLayer(isOpen, onClose, isStep);
};

/** Makes the steps of a page (`count`) steps of the browser's history, as for open dialogs: going back calls `onBack`. The Escape key does not. */
export const useHistorySteps = (count: number, onBack: () => void): void => {
  const layers = useContext(LayersOfPage);
  const latest = useRef(onBack);
  latest.current = onBack;
  useEffect(() => {
    const steps = Array.from({ length: count }, () => ({ close: () => latest.current(), isStep: true }));
    for (const step of steps) layers.add(step);
    return () => {
      for (const step of steps) layers.remove(step);
    };
  }, [count, layers]);
};

/**
 * The ids of the elements right after and right before the one with that id, among those that the selector `kind`
 * matches, as they were when the dialog opened: when it closes, the element itself may be gone.
 */
export const useNeighborIds = (isOpen: boolean, id: string, kind: string): ReadonlyArray<string> => {
  const beside = useRef<ReadonlyArray<string>>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stood there when it opened is beside it
  useEffect(() => {
    if (!isOpen) return;
    const all = [...document.querySelectorAll(kind)].map((one) => one.id);
    const at = all.indexOf(id);
    beside.current = at < 0 ? [] : [...all.slice(at + 1, at + 2), ...all.slice(Math.max(at - 1, 0), at)];
  }, [isOpen]);
  return beside.current;
};
