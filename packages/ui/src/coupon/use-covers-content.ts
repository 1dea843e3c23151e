import { type RefObject, useEffect, useState } from 'react';

/** Marks content of the page that must not be covered while it is visible. */
const KEPT_UNCOVERED = '[data-keep-uncovered]';

/** Whether marked content is visible below the element at the foot of the window. */
export const useCoversContent = (place: RefObject<HTMLElement | null>, isThere: boolean): boolean => {
  const [coversContent, setCoversContent] = useState(false);
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
          setCoversContent(under.size > 0);
        },
        { root: document, rootMargin: `-${above}px 0px 0px` },
      );
      for (const its of document.querySelectorAll(KEPT_UNCOVERED)) seen.observe(its);
    };
    const size = new ResizeObserver(look);
    size.observe(current);
    window.addEventListener('resize', look);
    return () => {
      size.disconnect();
      window.removeEventListener('resize', look);
      seen?.disconnect();
      setCoversContent(false);
    };
  }, [place, isThere]);
  return coversContent;
};
