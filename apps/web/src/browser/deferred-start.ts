import { APP_READY, holdEarlyPresses } from './early-presses.ts';
import { pageOpened, reloadAfterSignInChange } from './page-opened.ts';

// This script reports a late app itself, so the notice for pages without it goes (global.css).
document.querySelector('.app-late')?.remove();

/** The longest wait for the first paint, in milliseconds; a hidden page is not painted, and not waited for. */
const UNPAINTED = 1_000;

/** The longest wait for the first picture after that, in milliseconds: on a slow line it may come after the scripts, and a small one is never reported. */
const LATE_PICTURE = 300;

/** After so many milliseconds the page says that its app is late. */
const LATE_AFTER_MS = 20_000;

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
const firstImagePainted = async (): Promise<void> => {
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

const ownScript = document.querySelector<HTMLScriptElement>('script[data-app]');

/** The app's scripts as the build lists them in the page, each after those that it needs. */
const scripts = ownScript?.dataset['app']?.split(' ') ?? [];

/** What the page shows is whole, unless it could not be drawn: its app runs once somebody uses it, and what is pressed before is done then. */
const startsOnUse =
  ownScript?.hasAttribute('data-starts-on-use') === true && document.querySelector('#root > *') !== null;

/** By these a page notices that somebody is there. */
const USE_EVENTS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];

/** After so many milliseconds without use the app runs all the same, to keep the page up to date. */
const MAX_IDLE_MS = 20_000;

/** An address that asks something of the app (see address-after.ts). */
const STARTS_AT_ONCE = /[?&](create|replaceSku|purchased\w+|arrivesAt|crossBrandCode|isCrossBrandRedirect)=/;

/** Whether an addition waits for the sign-in that one may come back from (adding-memory.ts). */
const isAdditionWaiting = (): boolean => {
  try {
    return !['[]', null].includes(sessionStorage.getItem('waiting for sign-in'));
  } catch {
    // The browser refuses its storage: nothing waits there.
    return false;
  }
};

/** Whether the app has something to do before anybody uses the page: to go where the address or the way back leads, or to say how one came here. */
const startsAtOnce = (): boolean =>
  location.hash !== '' ||
  STARTS_AT_ONCE.test(location.search) ||
  history.state?.openedItem !== undefined ||
  document.getElementById('page-handoff') !== null ||
  isAdditionWaiting() ||
  // Somebody known may have a cart, whose count the page does not say.
  document.documentElement.dataset['browser'] === 'known' ||
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type !== 'navigate');

/** Resolves once somebody uses the page. */
const inUse = (): Promise<void> =>
  new Promise((resolve) => {
    const noticing = new AbortController();
    const begin = (): void => {
      noticing.abort();
      resolve();
    };
    for (const sign of USE_EVENTS)
      window.addEventListener(sign, begin, { capture: true, passive: true, signal: noticing.signal });
    setTimeout(begin, MAX_IDLE_MS);
  });

/** Fetches a script without running it. */
const preload = (script: string): HTMLLinkElement =>
  Object.assign(document.createElement('link'), { rel: 'modulepreload', href: script });

/** Shows that the app is missing, with a button that reloads the page; hidden once the app is there (global.css). */
const showMissing = (): void => {
  const notice = document.getElementById('without-app');
  if (notice === null) return;
  document.querySelector('.app-coming')?.remove();
  for (const pressed of document.querySelectorAll('[data-pressed]')) {
    pressed.removeAttribute('data-pressed');
    pressed.removeAttribute('aria-busy');
  }
  notice.querySelector('button')?.addEventListener('click', () => location.reload());
  notice.hidden = false;
};

if (startsOnUse) holdEarlyPresses(window);
window.addEventListener(APP_READY, () => {
  ownScript?.removeAttribute('data-starts-on-use');
  document.getElementById('without-app')?.remove();
});
reloadAfterSignInChange(window);
// What a page does by itself, it does for who has opened it: nothing of it is counted, read or watched before.
await pageOpened(document);
const used = startsOnUse && !startsAtOnce() ? inUse() : Promise.resolve();

// An error while the app starts (main.tsx) leaves only the app shell.
window.addEventListener('unhandledrejection', showMissing, { once: true });
void used.then(() => setTimeout(showMissing, LATE_AFTER_MS));

// The app shell is painted before the app is fetched, and has the connection for itself until then.
if (document.visibilityState === 'visible')
  await Promise.race([painted('paint', ({ name }) => name === 'first-contentful-paint'), within(UNPAINTED)]);
await Promise.race([firstImagePainted(), within(LATE_PICTURE)]);
try {
  document.head.append(...scripts.map(preload));
  await used;
  // One after another, so that the page responds in between.
  for (const script of scripts) {
    await import(/* @vite-ignore */ script);
    await within(0);
  }
} catch (error) {
  showMissing();
  throw error;
}
