import { type RefObject, useEffect, useRef } from 'react';
import type { PersonalizeModel } from './personalize-model.ts';

/** Moves the focus after each step, which removes the focused element, to what replaces it, unless the focus is in another part of the page. */
export const useDesignFocus = (model: PersonalizeModel): RefObject<HTMLElement | null> => {
  const section = useRef<HTMLElement>(null);
  const step = model._tag === 'Form' ? model.step : undefined;
  const before = useRef(step);
  useEffect(() => {
    const last = before.current;
    before.current = step;
    if (step === undefined || last === undefined || step === last) return;
    const { activeElement, body } = document;
    if (activeElement !== body && section.current?.contains(activeElement) !== true) return;
    const focus = (selector: string) => section.current?.querySelector<HTMLElement>(selector)?.focus();
    if (step._tag === 'Confirmed') focus('button');
    else if (last._tag === 'Confirmed') focus('form input');
    else if (step._tag === 'Writing' && step.problem._tag === 'Some') focus('form input[aria-invalid="true"]');
  }, [step]);
  return section;
};
