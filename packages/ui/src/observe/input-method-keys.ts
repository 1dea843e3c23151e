import { useLayoutEffect } from 'react';

/** Whether an input method handles the key. Safari sends the Enter or Escape that ends a composition after its end: only the key code 229 tells. Android sends that code for almost every key. */
const isForInputMethod = ({ isComposing, key, keyCode }: KeyboardEvent): boolean =>
  isComposing || (keyCode === 229 && (key === 'Enter' || key === 'Escape'));

const withhold = (event: KeyboardEvent): void => {
  if (isForInputMethod(event)) event.stopImmediatePropagation();
};

/**
 * Withholds keys that an input method handles from every listener of the page (PAGE-19): its Enter takes a suggestion
 * and sends no form, its Escape closes no dialog. The browser still handles them. A layout effect, so that it listens
 * before the dialogs inside do.
 */
export const useInputMethodKeys = (): void =>
  useLayoutEffect(() => {
    window.addEventListener('keydown', withhold, { capture: true });
    return () => window.removeEventListener('keydown', withhold, { capture: true });
  }, []);
