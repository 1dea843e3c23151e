import { HELD, isPageHeld } from './page-held.ts';

/** The step back that a closed layer is in the browser's history has landed by then, also on a busy device, in milliseconds; the browser puts the page back to where it stood. */
const LANDED_AFTER = 3_000;

/**
 * Gives the focus to that element at once, and brings it into sight, if it still has the focus, as soon as a closing layer no longer holds the page and its step back has landed. The answer takes the
 * second back.
 */
export const focusInSight = (place: HTMLElement): (() => void) => {
  const ended = new AbortController();
  const show = (): void => {
    if (ended.signal.aborted || document.activeElement !== place || isPageHeld()) return;
    place.scrollIntoView({ block: 'nearest' });
  };
  const held = new MutationObserver(show);
  held.observe(document.body, { attributeFilter: [HELD] });
  ended.signal.addEventListener('abort', () => held.disconnect());
  window.addEventListener('popstate', () => requestAnimationFrame(show), { signal: ended.signal });
  setTimeout(() => ended.abort(), LANDED_AFTER);
  place.focus();
  return () => ended.abort();
};
