import { type RefObject, useEffect, useState } from 'react';

/** Marks content of the page that must not be covered while it is visible. */
const CLEAR = '[data-stays-clear]';

/** Whether marked content is visible below the element at the foot of the window. */
export const useGivesWay = (place: RefObject<HTMLElement | null>, isThere: boolean): boolean => {
  const [givesWay, setGivesWay] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (!isThere || current === null) return undefined;
    let seen: IntersectionObserver | undefined;
    const look = (): void => {
      seen?.disconnect();
      const above = Math.max(0, window.innerHeight - Math.ceil(current.getBoundingClientRect().height));
      const under = new Set<Element>();
      seen = new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries)
            if (isIntersecting) under.add(target);
            else under.delete(target);
          setGivesWay(under.size > 0);
        },
        { root: document, rootMargin: `-${above}px 0px 0px` },
      );
      for (const its of document.querySelectorAll(CLEAR)) seen.observe(its);
    };
    const size = new ResizeObserver(look);
    size.observe(current);
    window.addEventListener('resize', look);
    return () => {
      size.disconnect();
      window.removeEventListener('resize', look);
      seen?.disconnect();
      setGivesWay(false);
    };
  }, [place, isThere]);
  return givesWay;
};
