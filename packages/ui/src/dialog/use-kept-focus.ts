import { useEffect } from 'react';

/** Keeps the focus in a layer when what had it there is gone: then that id takes it. Looked at whenever `what` is another, while the layer is open. */
export const useKeptFocus = (isOpen: boolean, what: string, id: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is offered now is the reason to look, not something to look at
  useEffect(() => {
    if (isOpen && document.activeElement === document.body) document.getElementById(id)?.focus();
  }, [isOpen, what, id]);
};
