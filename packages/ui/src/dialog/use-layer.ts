import { createContext, useContext, useEffect, useRef } from 'react';
import { type Layer, NO_ENTRIES, type OpenLayers, openLayers } from './open-layers.ts';
import { useStillPage } from './use-still-page.ts';

/** The layers of the page; without a provider they know of no way back. */
export const LayersOfPage = createContext<OpenLayers>(openLayers(NO_ENTRIES));

const isAnswered = (event: KeyboardEvent): boolean =>
  event.isComposing ||
  (event.target instanceof Element && event.target.getAttribute('data-mantine-stop-propagation') === 'true');

/**
 * Closes an open layer on the Escape key and on going back, unless another one was opened over it: one key press, one step back closes one layer. `isStep` is false for what is a step of the
 * browser's history by other means.
 */
export const useLayer = (isOpen: boolean, onClose: () => void, isStep = true): void => {
  const layers = useContext(LayersOfPage);
  const latest = useRef(onClose);
  latest.current = onClose;
  useStillPage(isOpen);
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

/** So many steps of a page are steps of the browser's history, as open layers are: going back takes the last of them back. No key does, for nothing lies over the page. */
export const useStepsBack = (count: number, onBack: () => void): void => {
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

/** The ids of what stood right after and right before that id when the layer opened, among all that the selector finds on the page: by the time it closes, the id itself may be gone. */
export const useBeside = (isOpen: boolean, id: string, kind: string): ReadonlyArray<string> => {
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
