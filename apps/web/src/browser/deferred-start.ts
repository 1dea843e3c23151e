import { pageOpened, reloadForOthers } from './deferred-start-opened.ts';

// This script reports a late app itself, so the notice for pages without it goes (global.css).
document.querySelector('.app-late')?.remove();

/** The longest wait for the first paint, in milliseconds; a hidden page is not painted, and not waited for. */
const UNPAINTED = 1_000;

/** The longest wait for the first picture after that, in milliseconds: on a slow line it may come after the scripts, and a small one is never reported. */
const LATE_PICTURE = 300;

/** After so many milliseconds the page says that its app is late. */
const LATE = 20_000;

const within = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Resolves when the browser reports such a paint, at once where it reports none. */
const painted = (type: string, isIt: (entry: PerformanceEntry) => boolean): Promise<void> =>
  new Promise((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) resolve();
    else
      new PerformanceObserver((list, observer) => {
        if (!list.getEntries().some(isIt)) return;
        observer.disconnect();
        resolve();
      }).observe({ type, buffered: true });
  });

/** The first picture; one that cannot be shown is not waited for. */
const picture = document.querySelector<HTMLImageElement>('#root img[fetchpriority="high"]');
const pictured = async (): Promise<void> => {
  if (picture === null) return;
  const isThere = picture.decode().then(
    () => true,
    () => false,
  );
  if (await isThere)
    await painted(
      'largest-contentful-paint',
      (entry) => entry instanceof LargestContentfulPaint && entry.element === picture,
    );
};

/** The app's scripts as the build lists them in the page, each after those that it needs. */
const scripts = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset['app']?.split(' ') ?? [];

/** Fetches a script without running it. */
const preload = (script: string): HTMLLinkElement =>
  Object.assign(document.createElement('link'), { rel: 'modulepreload', href: script });

/** Shows that the app is missing, with a button that reloads the page; hidden once the app is there (global.css). */
const showMissing = (): void => {
  const notice = document.getElementById('without-app');
  if (notice === null) return;
  document.querySelector('.app-coming')?.remove();
  notice.querySelector('button')?.addEventListener('click', () => location.reload());
  notice.hidden = false;
};

reloadForOthers(window);
// What a page does by itself, it does for who has opened it: nothing of it is counted, read or watched before.
await pageOpened(document);

// An error while the app starts (main.tsx) leaves only the app shell.
window.addEventListener('unhandledrejection', showMissing, { once: true });
setTimeout(showMissing, LATE);

// The app shell is painted before the app is fetched, and has the connection for itself until then.
if (document.visibilityState === 'visible')
  await Promise.race([painted('paint', ({ name }) => name === 'first-contentful-paint'), within(UNPAINTED)]);
await Promise.race([pictured(), within(LATE_PICTURE)]);
try {
  document.head.append(...scripts.map(preload));
  // One after another, so that the page responds in between.
  for (const script of scripts) {
    await import(/* @vite-ignore */ script);
    await within(0);
  }
} catch (error) {
  showMissing();
  throw error;
}
