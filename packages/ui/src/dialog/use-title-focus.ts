import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the heading of an open dialog, at first and whenever another heading takes its place. */
export const useTitleFocus = (title: string, isOpen: boolean): RefObject<HTMLSpanElement | null> => {
  const heading = useRef<HTMLSpanElement>(null);
  const last = useRef(title);
  useEffect(() => {
    const isOther = last.current !== title;
    last.current = title;
    if (isOpen && isOther) heading.current?.focus();
  }, [title, isOpen]);
  return heading;
};
