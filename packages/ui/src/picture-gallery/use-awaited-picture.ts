import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The mark of a place whose large picture is not loaded yet: the small one is seen until the large one fades in. */
const AWAITS = 'data-awaits';

/** Marks the place while the file of its first picture, which is another one for each key, is on its way. */
export const useAwaitedPicture = (key: string | undefined): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const image = key === undefined ? null : place.current?.querySelector('img');
    if (image == null || image.complete) return undefined;
    const stage = place.current;
    const show = (): void => stage?.removeAttribute(AWAITS);
    stage?.setAttribute(AWAITS, '');
    for (const outcome of ['load', 'error']) image.addEventListener(outcome, show, { once: true });
    return () => {
      for (const outcome of ['load', 'error']) image.removeEventListener(outcome, show);
      show();
    };
  }, [key]);
  return place;
};
