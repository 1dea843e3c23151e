import { useEffect, useRef } from 'react';

/** What lies over the page, in the order in which it was opened. */
const open: Array<symbol> = [];

const isAnswered = (event: KeyboardEvent): boolean =>
  event.isComposing ||
  (event.target instanceof Element && event.target.getAttribute('data-mantine-stop-propagation') === 'true');

/** Closes an open layer on the Escape key, unless another one was opened over it: one key press closes one layer. */
export const useEscape = (isOpen: boolean, onClose: () => void): void => {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    if (!isOpen) return;
    const layer = Symbol();
    const close = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || open.at(-1) !== layer || isAnswered(event)) return;
      event.stopImmediatePropagation();
      latest.current();
    };
    open.push(layer);
    window.addEventListener('keydown', close, { capture: true });
    return () => {
      window.removeEventListener('keydown', close, { capture: true });
      open.splice(open.indexOf(layer), 1);
    };
  }, [isOpen]);
};
