import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the first invalid field each time `times` grows. */
export const useFirstInvalidFocus = (times: number): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  const last = useRef(0);
  useEffect(() => {
    if (times > last.current)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong] input')?.focus();
    last.current = times;
  }, [times]);
  return form;
};

/** Focuses the heading each time `stepChanges` changes. */
export const useHeadingFocus = (stepChanges: number): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(stepChanges);
  useEffect(() => {
    if (stepChanges !== last.current) heading.current?.focus();
    last.current = stepChanges;
  }, [stepChanges]);
  return heading;
};
