/** By these a page notices that somebody is there. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/** How long a page waits for that at most, in milliseconds. */
const PATIENCE = 4_000;

/** Fetches what a first view does not need, once somebody does something on the page, or after a while without that, as soon as the browser has nothing else to do. The answer gives it up. */
export const onceInUse = (fetch: () => void): (() => void) => {
  const noticing = new AbortController();
  const begin = (): void => {
    stop();
    if ('requestIdleCallback' in window) window.requestIdleCallback(fetch, { timeout: 500 });
    else fetch();
  };
  const waiting = setTimeout(begin, PATIENCE);
  const stop = (): void => {
    clearTimeout(waiting);
    noticing.abort();
  };
  for (const sign of SIGNS)
    window.addEventListener(sign, begin, { passive: true, capture: true, signal: noticing.signal });
  return stop;
};
