import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the heading of a step when it takes the place of another; `turned` says how often that was. */
export const useNewHeading = (turned: number): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(turned);
  useEffect(() => {
    if (turned !== last.current) heading.current?.focus();
    last.current = turned;
  }, [turned]);
  return heading;
};
