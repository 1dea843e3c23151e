import { useSyncExternalStore } from 'react';
import { MOBILE_MAX_WIDTH } from './mobile-width.ts';

const asked = `(width <= ${MOBILE_MAX_WIDTH}px)`;

const subscribe = (changed: () => void) => {
  const media = window.matchMedia(asked);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Whether the window is as narrow as a phone's (PAGE-15). Only for what is another part of the page there; how a part looks is its style sheet's. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(asked).matches,
    () => false,
  );
