/**
 * Measures navigations between pages with the processor slowed down four times: from the press on a link, or the step
 * back, until the next page's text is rendered and until its largest paint. Each navigation is measured alternately
 * with the features that shorten it (prefetched links, the back/forward cache, view transitions) and without them. Runs
 * against the built service on a temporary database, behind a connection that adds 100 ms to each response.
 */
import { request as ask, createServer, type Server } from 'node:http';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright';
import { benchService } from './bench-service.ts';
import { launchOptions } from './browser.ts';

const PORT = 3989;
const CPU_SLOWDOWN = 4;
/** The latency added to each response, in milliseconds. */
const LATENCY_MS = 100;
/** How long a pointer rests on a link before it is pressed, in milliseconds. */
const HOVER_MS = 300;
const [, , runs = '5', only = ''] = process.argv;
const RUNS = Number(runs);
const WINDOW = { width: 1_280, height: 800 };

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A slow connection to the service; without its speculation rules unless `isReadAhead`. */
const line = (port: number, isReadAhead: boolean): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer((request, reply) => {
      const { url: path, method, headers } = request;
      const asked = ask({ host: 'localhost', port: PORT, path, method, headers }, async (answer) => {
        const { 'speculation-rules': rules, ...others } = answer.headers;
        await pause(LATENCY_MS);
        reply.writeHead(
          answer.statusCode ?? 502,
          isReadAhead && rules !== undefined ? { ...others, 'speculation-rules': rules } : others,
        );
        answer.pipe(reply);
      });
      asked.on('error', () => reply.destroy());
      reply.on('close', () => asked.destroy());
      request.pipe(asked);
    });
    server.listen(port, 'localhost', () => resolve(server));
  });

/** The times that a page records: its first paint, when its text was rendered, and its largest paint; in milliseconds since the press. */
interface PageTimings {
  readonly first: number;
  readonly text: number;
  readonly largest: number;
  readonly isKept: boolean;
}

declare global {
  interface Window {
    noted?: { first: number; text: number; largest: number; isKept: boolean };
  }
}

/** Runs in each page before its own scripts. */
const note = (text: string): void => {
  const now = (): number => performance.timeOrigin + performance.now();
  const pressed = (): number => Number(sessionStorage.getItem('pressed'));
  const press = (): void => sessionStorage.setItem('pressed', String(now()));
  addEventListener('pointerdown', press, { capture: true });
  addEventListener('bench-back', press);
  const noted = { first: 0, text: 0, largest: 0, isKept: false };
  window.noted = noted;
  const painted = (told: () => void): void => {
    requestAnimationFrame(() => setTimeout(told));
  };
  const look = (): void => {
    if (document.querySelector(text)?.textContent) painted(() => (noted.text = now() - pressed()));
    else requestAnimationFrame(look);
  };
  look();
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) noted.largest = performance.timeOrigin + startTime - pressed();
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') noted.first = performance.timeOrigin + startTime - pressed();
  }).observe({ type: 'paint', buffered: true });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    noted.isKept = true;
    painted(() => {
      noted.text = now() - pressed();
      noted.first = noted.text;
      noted.largest = noted.text;
    });
  });
};

/** A navigation: where it starts, and the step that is measured. */
interface Way {
  readonly name: string;
  readonly isSignedIn: boolean;
  readonly from: string;
  /** The destination, which was opened before, so that its files are in the browser's cache. */
  readonly known: string;
  /** Prepares the navigation; returns the link to press, or undefined for a step back. */
  readonly link: (page: Page) => Promise<Locator | undefined>;
  readonly to: RegExp;
  /** The selector of the page's text. */
  readonly text: string;
}

const GUEST_LIST = '/gift-registry/guest-list/100200300';
const OWN_LIST = '/gift-registry/registrant-list/100200300';
const PRODUCT = '/product/ember-mug/410107';
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

const ways: ReadonlyArray<Way> = [
  {
    name: 'guest list → product',
    isSignedIn: false,
    from: GUEST_LIST,
    known: PRODUCT,
    link: async (page) => {
      await page.locator('main article h3 a').first().click();
      return page.getByRole('dialog').locator('a[href^="/product/"]').last();
    },
    to: /\/product\//,
    text: 'h1',
  },
  {
    name: 'product → back to the list',
    isSignedIn: false,
    from: GUEST_LIST,
    known: PRODUCT,
    link: async (page) => {
      await page.evaluate((path) => location.assign(path), PRODUCT);
      await page.waitForURL(/\/product\//);
      await heading(page).waitFor();
      await pause(1_500);
      return undefined;
    },
    to: /guest-list/,
    text: 'main article h3',
  },
  {
    name: 'search → product',
    isSignedIn: false,
    from: '/search',
    known: PRODUCT,
    link: async (page) => page.locator('main a[href^="/product/"]:not([tabindex])').first(),
    to: /\/product\//,
    text: 'h1',
  },
  {
    name: 'home → own list',
    isSignedIn: true,
    from: '/',
    known: OWN_LIST,
    link: async (page) => page.locator('main a[href$="/registrant-list/100200300"]').first(),
    to: /registrant-list/,
    text: 'main article h3',
  },
  {
    name: 'own list → checklist',
    isSignedIn: true,
    from: OWN_LIST,
    known: '/gift-registry/checklist/100200300',
    link: async (page) => page.locator('a[href="/gift-registry/checklist/100200300"]').first(),
    to: /checklist/,
    text: 'h1',
  },
];

const signIn = (context: BrowserContext, origin: string): Promise<unknown> =>
  context.request.post('/api/account/sign-in', {
    data: { email: 'demo@example.com', password: 'demo-registry' },
    headers: { origin },
  });

/** Waits until the page that is shown satisfies the condition; polls, since a page restored from the back/forward cache triggers no event. */
const until = async (
  page: Page,
  isSo: (shown: { readonly href: string; readonly text: number }) => boolean,
): Promise<void> => {
  for (let asked = 0; asked < 300; asked += 1) {
    const shown = await page
      .evaluate(() => ({ href: location.href, text: window.noted?.text ?? 0 }))
      .catch(() => undefined); // the page was left meanwhile
    if (shown !== undefined && isSo(shown)) return;
    await pause(100);
  }
  throw new Error(`still on ${page.url()} after 30 seconds`);
};

/** Uses the page, which starts the app where it waits for that, and waits until it has taken over. */
const appStarted = async (page: Page): Promise<void> => {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.locator('body:not(:has(> [data-starts-on-use], #root > [inert]))').waitFor();
};

/** Measures one navigation in a separate window, whose cache has the files of the site. */
const take = async (
  browser: Browser,
  origin: string,
  { isSignedIn, from, known, link, to, text }: Way,
): Promise<PageTimings> => {
  const isPlain = origin === plain;
  const context = await browser.newContext({
    viewport: WINDOW,
    baseURL: origin,
    reducedMotion: isPlain ? 'reduce' : 'no-preference',
  });
  if (isSignedIn) await signIn(context, origin);
  const page = await context.newPage();
  await page.addInitScript('window.__name = (it) => it'); // tsx wraps functions in a helper that the page does not have
  await page.addInitScript(note, text);
  await page.goto(known);
  await appStarted(page);
  await pause(500);
  await page.goto(from);
  await appStarted(page);
  await pause(800);
  const pressed = await link(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (pressed === undefined) {
    await page.evaluate(() => {
      dispatchEvent(new Event('bench-back'));
      history.back();
    });
  } else {
    await pressed.hover();
    await pause(HOVER_MS);
    await page.mouse.down();
    await page.mouse.up();
  }
  await until(page, ({ href, text }) => to.test(href) && text > 0);
  await pause(1_000);
  const noted = await page.evaluate(() => window.noted);
  await context.close();
  if (noted === undefined) throw new Error(`nothing was noted on the way to ${to}`);
  return noted;
};

const median = (values: ReadonlyArray<number>): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const ms = (value: number): string => `${Math.round(value)} ms`.padStart(8);

const [quick, plain] = [`http://localhost:${PORT - 1}`, `http://localhost:${PORT - 2}`];
const stop = await benchService(PORT);
const lines = [await line(PORT - 1, true), await line(PORT - 2, false)];
// Playwright disables the back/forward cache by default.
const withCache = await chromium.launch({ ...launchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] });
const without = await chromium.launch(launchOptions());
try {
  for (const way of ways.filter(({ name }) => name.includes(only))) {
    const [now, before]: [PageTimings[], PageTimings[]] = [[], []];
    for (let run = 0; run < RUNS; run += 1) {
      now.push(await take(withCache, quick, way));
      before.push(await take(without, plain, way));
    }
    const of = (noted: ReadonlyArray<PageTimings>, what: 'first' | 'text' | 'largest'): number =>
      median(noted.map((each) => each[what]));
    const part = (what: 'first' | 'text' | 'largest'): string =>
      `${ms(of(now, what))} / ${ms(of(before, what))} = ${(of(now, what) / of(before, what)).toFixed(2)}`;
    const kept = now.some(({ isKept }) => isKept) ? '   kept by the browser' : '';
    console.log(
      `${way.name.padEnd(28)} first paint ${part('first')}   text ${part('text')}   largest paint ${part('largest')}${kept}`,
    );
  }
} finally {
  await Promise.all([withCache.close(), without.close()]);
  for (const each of lines) {
    each.closeAllConnections();
    each.close();
  }
  await stop();
}
