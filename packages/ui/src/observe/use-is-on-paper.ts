import { useSyncExternalStore } from 'react';

/** Between the two events of the browser that tell of a print. */
let isPrinting = false;

const isOnPaper = (): boolean => isPrinting || window.matchMedia('print').matches;

const subscribe = (changed: () => void) => {
  const printing = (is: boolean) => () => {
    isPrinting = is;
    changed();
  };
  const [begins, ends, media] = [printing(true), printing(false), window.matchMedia('print')];
  window.addEventListener('beforeprint', begins);
  window.addEventListener('afterprint', ends);
  media.addEventListener('change', changed);
  return () => {
    window.removeEventListener('beforeprint', begins);
    window.removeEventListener('afterprint', ends);
    media.removeEventListener('change', changed);
  };
};

/** Whether the page is being put on paper, as it is from the moment in which that is asked for. Only for what is not on the page otherwise; how a part looks on paper is its style sheet's. */
export const useIsOnPaper = (): boolean => useSyncExternalStore(subscribe, isOnPaper, () => false);
