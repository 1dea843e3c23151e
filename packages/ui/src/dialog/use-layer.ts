import { createContext, useContext, useEffect, useRef } from 'react';
import { type Layer, NO_ENTRIES, type OpenLayers, openLayers } from './open-layers.ts';

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
