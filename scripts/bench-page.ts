/**
 * Measures a list of a thousand gifts in a browser, for a guest and for its registrant: layout shifts while it loads, number of elements, time until a new sort is painted, and frame times while scrolling.
 * Runs against the built service on a temporary database, or an address given as the first argument.
 */
import { type Browser, chromium, type Page } from 'playwright';
import { benchService } from './bench-service.ts';
import { launchOptions } from './browser.ts';

const PORT = 3993;
const ITEMS = 1_000;
const [, , address] = process.argv;
const origin = address ?? `http://localhost:${PORT}`;

/** Layout shifts of a page, and the milliseconds of its long tasks and frames. */
interface Marks {
  readonly shifts: number[];
  readonly longTasks: number[];
  readonly frames: number[];
}

declare global {
  interface Window {
    marks: Marks;
  }
}

/** Runs in the page before its own scripts. */
const recordMarks = (): void => {
  window.marks = { shifts: [], longTasks: [], frames: [] };
  const { shifts, longTasks, frames } = window.marks;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) shifts.push(Number(entry.value));
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  let last = performance.now();
  const frame = (now: number): void => {
    frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
};

const sum = (values: ReadonlyArray<number>): number => values.reduce((total, value) => total + value, 0);
const ms = (value: number): string => `${Math.round(value)} ms`;

const marks = (page: Page): Promise<Marks> => page.evaluate(() => window.marks);
const clearMarks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const list of [window.marks.shifts, window.marks.longTasks, window.marks.frames]) list.length = 0;
  });

/** Milliseconds from the click on a sort until the new order is painted. */
const sort = (page: Page, name: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const title = (): string | undefined => document.querySelector('main h2')?.textContent ?? undefined;
        const before = title();
        const item = [...document.querySelectorAll<HTMLElement>('[role="menuitemradio"]')].find((option) =>
          option.textContent?.includes(wanted),
        );
        const started = performance.now();
        const check = (): void => {
          if (title() === before || document.querySelector('main article img') === null) requestAnimationFrame(check);
          else setTimeout(() => resolve(performance.now() - started), 0);
        };
        item?.click();
        requestAnimationFrame(check);
      }),
    name,
  );

const measure = async (browser: Browser, role: string, path: string, width: number, signIn: boolean): Promise<void> => {
  const context = await browser.newContext({ viewport: { width, height: 900 }, baseURL: origin });
  const page = await context.newPage();
  if (signIn)
    await context.request.post('/api/account/sign-in', {
      data: { email: 'demo@example.com', password: 'demo-registry' },
      headers: { origin },
    });
  await page.addInitScript('window.__name = (it) => it'); // tsx wraps functions in a helper that the page does not have
  await page.addInitScript(recordMarks);
  await page.goto(path);
  await page.waitForFunction((count) => document.querySelectorAll('main article').length >= count, ITEMS - 50);
  const whole = await page.evaluate(() => performance.now());
  await page.waitForTimeout(1_500);
  const loaded = await marks(page);
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  console.log(`${role}, ${width} wide`);
  console.log(
    `  whole list after ${ms(whole)}   shift ${sum(loaded.shifts).toFixed(3)}   long tasks ${ms(sum(loaded.longTasks))}, longest ${ms(Math.max(0, ...loaded.longTasks))}   elements ${elements}`,
  );
  for (const name of width > 768 ? ['Price', 'Category', 'Price'] : []) {
    await page.getByRole('button', { name: /^Sort by/ }).click();
    await page.getByRole('menuitemradio', { name }).waitFor();
    if ((await page.getByRole('menuitemradio', { name }).getAttribute('aria-checked')) === 'true') {
      await page.keyboard.press('Escape');
      continue;
    }
    await page.waitForTimeout(300);
    await clearMarks(page);
    const taken = await sort(page, name);
    await page.waitForTimeout(700);
    const { longTasks } = await marks(page);
    console.log(
      `  sort by ${name.toLowerCase().padEnd(8)} painted after ${ms(taken)}   longest task ${ms(Math.max(0, ...longTasks))}`,
    );
  }
  await clearMarks(page);
  await page.mouse.move(width / 2, 500);
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(30);
  }
  const { frames, shifts } = await marks(page);
  const slow = frames.filter((each) => each > 50).length;
  console.log(
    `  scrolled 24,000 px: ${frames.length} frames, ${slow} over 50 ms, longest ${ms(Math.max(...frames))}   shift ${sum(shifts).toFixed(3)}`,
  );
  await context.close();
};

const stop = address === undefined ? await benchService(PORT) : async () => undefined;
const browser = await chromium.launch(launchOptions());
try {
  for (const width of [1440, 390]) {
    await measure(browser, 'guest', '/gift-registry/guest-list/100200304', width, false);
    await measure(browser, 'registrant', '/gift-registry/registrant-list/100200304', width, true);
  }
} finally {
  await browser.close();
  await stop();
}
