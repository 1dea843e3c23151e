import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';

/** For what is said where the reader may not look: whenever there is something new to say, its place comes into sight. */
export const useComesIntoSight = <Place extends Element>(said: unknown): RefObject<Place | null> => {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (said !== undefined) place.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  return place;
};

/** The name of the page in the browser's tab, as long as this is on it. */
export const useDocumentTitle = (title: string): void =>
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);

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

/** Does something again when the device comes online again, as long as `isWaiting`: what could not be fetched before is worth another try. */
export const useOnlineAgain = (isWaiting: boolean, again: () => void): void =>
  useEffect(() => {
    if (!isWaiting) return;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isWaiting, again]);

/** As long as something would be lost, the browser asks before the page is left or loaded anew. */
export const useAskBeforeLeaving = (isLost: boolean): void => {
  useEffect(() => {
    if (!isLost) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isLost]);
};
