import { APP_READY, holdEarlyPresses } from './early-presses.ts';
import { pageOpened, reloadAfterSignInChange } from './page-opened.ts';

/** The longest wait for the first paint, in milliseconds; a hidden page is not painted, and not waited for. */
const FIRST_PAINT_TIMEOUT_MS = 1_000;

/**
 * The maximum wait for the first picture after that, in milliseconds: on a slow connection it may arrive after the
 * scripts, and a small one is never reported.
 */
const FIRST_PICTURE_TIMEOUT_MS = 300;

/** The time in milliseconds after which the page reports that its app is late. */
const LATE_AFTER_MS = 20_000;

/** The time in milliseconds after which the script that measures the page is loaded (OPS-08). */
const MEASURED_AFTER_MS = 12_000;

const within = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Resolves when the browser reports such a paint; at once if it does not support that. */
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

/** The first picture; not waited for if it cannot be shown. */
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

/** The app's scripts as listed in the page by the build, dependencies first. */
const scripts = ownScript?.dataset['app']?.split(' ') ?? [];

/** The scripts that the app loads for this page, as listed by the service. */
const pageScripts = ownScript?.dataset['page']?.split(' ') ?? [];

/** Whether the page is complete without its app: the app then starts on first use, and earlier presses are replayed. */
const startsOnUse = ownScript?.hasAttribute('data-starts-on-use') === true;

/** Events that show that somebody uses the page; a list that is printed is complete the next time. */
const USE_EVENTS = [
  ...['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'beforeprint'],
  // Assistive technology may press and fill in without any of these.
  ...['click', 'input'],
];

/** The time in milliseconds after which the app starts even without use, to keep the page up to date. */
const MAX_IDLE_MS = 20_000;

/** Addresses with a request to the app (see address-after.ts), or of a product for a registry, whose wish the app reads. */
const STARTS_AT_ONCE = /[?&](create|replaceSku|purchased\w+|arrivesAt|crossBrandCode|isCrossBrandRedirect|registry)=/;

/** What is stored in this tab under the key. */
const storedInTab = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    // The browser denies access to its storage, so nothing is there.
    return null;
  }
};

/** Whether an addition waits for a sign-in from which the visitor may be returning (adding-memory.ts). */
const isAdditionWaiting = (): boolean => !['[]', null].includes(storedInTab('waiting for sign-in'));

/** Whether a product's page has a way back to a list or checklist, which only this tab knows (way-back-memory.ts). */
const hasWayBack = (): boolean =>
  /\/product\//.test(location.pathname) &&
  (storedInTab('way-back') !== null ||
    (document.referrer.startsWith(`${location.origin}/`) &&
      /\/(guest-list|registrant-list|checklist)\//.test(document.referrer)));

/** Stores who sent the visitor, as the app does (visit-referrer.ts), for those who leave the page before it has started (ROUTE-16). */
const keepReferrer = (): void => {
  const named = [...new URLSearchParams(location.search)].filter(([name]) =>
    ['referrerId', 'referrerLinkId', 'wcTrackId'].includes(name),
  );
  if (named.length === 0) return;
  try {
    sessionStorage.setItem('referrer', JSON.stringify(Object.fromEntries(named)));
  } catch {
    // The browser denies access to its storage; the app only logs that too.
  }
};

/** Whether the app must start before anybody uses the page: to go where the address or a step back leads, or to show what only this browser knows. */
const startsAtOnce = (): boolean =>
  location.hash !== '' ||
  STARTS_AT_ONCE.test(location.search) ||
  history.state?.openedItem !== undefined ||
  document.getElementById('page-handoff') !== null ||
  isAdditionWaiting() ||
  hasWayBack() ||
  // A known browser may have a cart, whose count is not in the page.
  document.documentElement.dataset['browser'] !== 'new' ||
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type !== 'navigate');

/** Resolves once somebody uses the page. */
const firstUse = (): Promise<void> =>
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

/** Makes the link that preloads a script without running it. */
const preload = (script: string): HTMLLinkElement =>
  Object.assign(document.createElement('link'), { rel: 'modulepreload', href: script });

/** Shows that the app is missing, with a button that reloads the page; removed once the app has loaded. */
const showMissing = (): void => {
  const notice = document.getElementById('without-app');
  if (notice === null) return;
  document.querySelector('.app-coming')?.toggleAttribute('hidden', true);
  for (const pressed of document.querySelectorAll('[data-pressed]')) {
    pressed.removeAttribute('data-pressed');
    pressed.removeAttribute('aria-busy');
  }
  notice.querySelector('button')?.addEventListener('click', () => location.reload());
  notice.hidden = false;
};

// This script itself reports when the app is late, so the fallback notice is removed (global.css).
document.querySelector(startsOnUse ? '.app-coming' : '.app-late')?.remove();
if (startsOnUse) {
  holdEarlyPresses(window);
  keepReferrer();
}
// What is pressed on an app shell does nothing yet: after a second the page says that it is coming (global.css).
else
  for (const press of ['pointerdown', 'keydown'])
    window.addEventListener(
      press,
      () => {
        setTimeout(() => {
          document.documentElement.dataset['used'] = '';
        }, 1_000);
      },
      { capture: true, passive: true, once: true },
    );
window.addEventListener(APP_READY, () => {
  ownScript?.removeAttribute('data-starts-on-use');
  document.getElementById('without-app')?.remove();
});
reloadAfterSignInChange(window);
// A prerendered page does nothing until it is opened: no event is counted, no data is read and no stream is
// watched before.
await pageOpened(document);
// Nothing is fetched for it while the page is new; the browser keeps what it has recorded until then. An element, for
// a script that does not arrive must not look like an app that does not.
const measuring = ownScript?.dataset['measure'];
if (measuring !== undefined)
  setTimeout(
    () => document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: measuring })),
    MEASURED_AFTER_MS,
  );
const used = startsOnUse && !startsAtOnce() ? firstUse() : Promise.resolve();

// If the app fails while it starts (main.tsx), only the app shell remains.
window.addEventListener('unhandledrejection', showMissing, { once: true });
void used.then(() => setTimeout(showMissing, LATE_AFTER_MS));

// The app shell is painted before the app is loaded, and does not share the connection until then.
if (document.visibilityState === 'visible')
  await Promise.race([
    painted('paint', ({ name }) => name === 'first-contentful-paint'),
    within(FIRST_PAINT_TIMEOUT_MS),
  ]);
await Promise.race([firstImagePainted(), within(FIRST_PICTURE_TIMEOUT_MS)]);
try {
  document.head.append(...[...scripts, ...pageScripts].map(preload));
  await used;
  // One script after another, so that the page responds in between.
  for (const script of scripts) {
    await import(/* @vite-ignore */ script);
    await within(0);
  }
} catch (error) {
  showMissing();
  throw error;
}
