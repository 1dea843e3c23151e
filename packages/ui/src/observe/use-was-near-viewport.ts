import { type RefObject, useEffect, useState } from 'react';

/** Whether the element is, or was, within a window's height of what is seen. */
export const useWasNearViewport = (element: RefObject<HTMLElement | null>): boolean => {
  const [wasNear, setWasNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (wasNear || current === null) return undefined;
    const seen = new IntersectionObserver(
      (entries) => setWasNear(entries.some(({ isIntersecting }) => isIntersecting)),
      {
        rootMargin: '100%',
      },
    );
    seen.observe(current);
    return () => seen.disconnect();
  }, [element, wasNear]);
  return wasNear;
};
