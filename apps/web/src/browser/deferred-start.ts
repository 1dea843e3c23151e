// This script says itself when the app is late; what would say so without it is not needed any more (global.css).
document.querySelector('.app-late')?.remove();

/** As long as the app waits at most for what the page opened with to be painted, in milliseconds; what nobody looks at is not painted, and not waited for. */
const UNPAINTED = 1_000;

/** As long as it waits at most for its picture after that, in milliseconds: on a slow line it may come later than its scripts, and of one that is not larger than what was painted before nothing is told. */
const LATE_PICTURE = 300;

/** After so long it is told that the app is not there yet, in milliseconds. */
const LATE = 20_000;

const within = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Until the browser has told of such a paint; a browser that does not tell is not waited for. */
const told = (type: string, isIt: (entry: PerformanceEntry) => boolean): Promise<void> =>
  new Promise((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) resolve();
    else
      new PerformanceObserver((list, observer) => {
        if (!list.getEntries().some(isIt)) return;
        observer.disconnect();
        resolve();
      }).observe({ type, buffered: true });
  });

/** The picture that comes first, painted; one that cannot be shown is not waited for. */
const picture = document.querySelector<HTMLImageElement>('#root img[fetchpriority="high"]');
const pictured = async (): Promise<void> => {
  if (picture === null) return;
  const isThere = picture.decode().then(
    () => true,
    () => false,
  );
  if (await isThere)
    await told(
      'largest-contentful-paint',
      (entry) => entry instanceof LargestContentfulPaint && entry.element === picture,
    );
};

/** The app's scripts, as the build names them in the page: each after those that it needs. */
const scripts = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset['app']?.split(' ') ?? [];

/** Fetches a script without running it. */
const preload = (script: string): HTMLLinkElement =>
  Object.assign(document.createElement('link'), { rel: 'modulepreload', href: script });

/** Says that the app is not there, and loads the page again for who presses; unseen as soon as it is there (global.css). */
const tell = (): void => {
  const words = document.getElementById('without-app');
  if (words === null) return;
  document.querySelector('.app-coming')?.remove();
  words.querySelector('button')?.addEventListener('click', () => location.reload());
  words.hidden = false;
};

// What breaks while the app begins (main.tsx) leaves nothing but what the page opened with.
window.addEventListener('unhandledrejection', tell, { once: true });
setTimeout(tell, LATE);

// What the page opened with is seen before the app is fetched, and has the line for itself until then.
if (document.visibilityState === 'visible')
  await Promise.race([told('paint', ({ name }) => name === 'first-contentful-paint'), within(UNPAINTED)]);
await Promise.race([pictured(), within(LATE_PICTURE)]);
try {
  document.head.append(...scripts.map(preload));
  // One after another, so that the page can be scrolled and pressed in between.
  for (const script of scripts) {
    await import(/* @vite-ignore */ script);
    await within(0);
  }
} catch (error) {
  tell();
  throw error;
}

export {};
