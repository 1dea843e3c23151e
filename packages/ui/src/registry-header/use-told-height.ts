import { useCallback } from 'react';

/** Tells what stands beside an element how high that is, in the style property `--head-height`, as long as it is there. The answer goes to the element. */
export const useToldHeight = () =>
  useCallback((element: HTMLElement | null) => {
    const around = element?.parentElement;
    if (element === null || around == null) return undefined;
    const observer = new ResizeObserver(() => around.style.setProperty('--head-height', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      around.style.removeProperty('--head-height');
    };
  }, []);
