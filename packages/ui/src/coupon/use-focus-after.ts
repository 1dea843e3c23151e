import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Moves the focus to the element when the content before it was removed together with the focus. */
export const useFocusAfter = <Place extends HTMLElement>(isThere: boolean): RefObject<Place | null> => {
  const place = useRef<Place>(null);
  const wasThere = useRef(isThere);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (wasThere.current && !isThere && (activeElement === null || activeElement === body)) place.current?.focus();
    wasThere.current = isThere;
  }, [isThere]);
  return place;
};
