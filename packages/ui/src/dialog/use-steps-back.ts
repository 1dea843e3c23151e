import { useContext, useEffect, useRef } from 'react';
import { LayersOfPage } from './use-layer.ts';

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
