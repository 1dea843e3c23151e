import { useSyncExternalStore } from 'react';

let times = 0;
let isCounted = false;

const subscribe = (changed: () => void) => {
  if (!isCounted) {
    isCounted = true;
    window.addEventListener('online', () => {
      times += 1;
    });
  }
  window.addEventListener('online', changed);
  return () => window.removeEventListener('online', changed);
};

const notAtAll = () => () => undefined;

/** How often the device has come online again: what could not be fetched before is worth another try. Looked after only while `isWaiting`. */
export const useTimesOnlineAgain = (isWaiting: boolean): number =>
  useSyncExternalStore(
    isWaiting ? subscribe : notAtAll,
    () => times,
    () => 0,
  );
