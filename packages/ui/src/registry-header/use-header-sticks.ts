import { headerSticks } from '@gift-registry/domain';
import { useCallback, useState } from 'react';

/** Whether the header sticks over a list that asks for so many pieces (PAGE-09); `mark` goes to the element at the top of the list section. */
export const useHeaderSticks = (wanted: number) => {
  const [listTop, setListTop] = useState(0);
  const mark = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    // All that is below the window counts as inside, so that a jump over the whole window is told as well.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { boundingClientRect } of entries) setListTop(boundingClientRect.top);
      },
      { rootMargin: '0px 0px 9999999px 0px', threshold: [0, 1] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { mark, isStuck: headerSticks({ listTop, wanted }) };
};
