import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the first field of the form that is marked as wrong each time it must be looked at again; `times` says how often that was. */
export const useFirstWrong = (times: number): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  const last = useRef(0);
  useEffect(() => {
    if (times > last.current)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong] input')?.focus();
    last.current = times;
  }, [times]);
  return form;
};

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
