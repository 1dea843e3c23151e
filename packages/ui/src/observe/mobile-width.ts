import { useSyncExternalStore } from 'react';

/** The widest mobile page, in CSS pixels, everywhere in the product (PAGE-15). */
export const MOBILE_MAX_WIDTH = 768;

/** Whether a page of that width, in CSS pixels, is a mobile page. */
export const isMobileWidth = (pixels: number): boolean => pixels <= MOBILE_MAX_WIDTH;

const query = `(width <= ${MOBILE_MAX_WIDTH}px)`;

const subscribe = (changed: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/**
 * Whether the window is as narrow as a phone's (PAGE-15). Use it only to render different components; everything else
 * belongs in the style sheets.
 */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
