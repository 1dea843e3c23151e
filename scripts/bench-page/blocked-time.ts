/**
 * Measures how long a page with a thousand items is unresponsive while it loads, with the processor slowed down four
 * times: the part of each task beyond 50 ms, from the navigation until five seconds after the list is complete; once
 * while scrolling from top to bottom, once without any interaction.
 */
import type { Browser, CDPSession, Page } from 'playwright';
import { type Figure, median, sum } from './figures.ts';
import { LISTS, openPhone, signIn } from './phone.ts';
import { watchTraffic } from './traffic.ts';

interface Seen {
  readonly tasks: number[];
  readonly shifts: number[];
}

declare global {
  interface Window {
    seen: Seen;
  }
}

const [, [, LONG_PATH]] = LISTS;

/** All items except a few that the demo does not show to guests; each has its name on the page, whether its card is there or not. */
const COMPLETE = 950;
const SETTLE_MS = 5_000;
const QUIET = 6_000;
/** The scrolling speed after a quick swipe, in pixels per millisecond. */
const SPEED = 8;
const LONGEST = 180_000;

/** Runs in the page before its own scripts. */
const record = (): void => {
  const seen: Seen = { tasks: [], shifts: [] };
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) seen.shifts.push(Number(entry.value));
  }).observe({ type: 'layout-shift', buffered: true });
};

/** One swipe of a finger. */
const swipe = async (session: CDPSession): Promise<void> => {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 195, y: 700 }] });
  for (const y of [600, 500, 400, 300])
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 195, y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

/** Swipes as soon as an item is shown, and keeps the list scrolling until it is complete and its end is reached. */
const swipeThrough = async (page: Page, session: CDPSession): Promise<void> => {
  await page.locator('main article').first().waitFor();
  await swipe(session);
  await page.evaluate(
    ({ complete, speed, longest }) =>
      new Promise<void>((resolve, reject) => {
        const began = performance.now();
        let [last, top] = [began, window.scrollY];
        const fly = (now: number): void => {
          const end = document.documentElement.scrollHeight - window.innerHeight;
          top = Math.min(end, top + speed * (now - last));
          last = now;
          window.scrollTo({ top, behavior: 'instant' });
          const cards = document.querySelectorAll('main [id^="link-"]').length;
          if (top >= end && cards >= complete) resolve();
          else if (now - began > longest) reject(new Error(`after ${now} ms: ${cards} gifts, ${top} of ${end} pixels`));
          else requestAnimationFrame(fly);
        };
        requestAnimationFrame(fly);
      }),
    { complete: COMPLETE, speed: SPEED, longest: LONGEST },
  );
};

/** The person who opens the list: a guest, or its registrant after signing in. */
export type Reader = 'guest' | 'registrant';

interface Visit {
  readonly blocked: number;
  readonly longest: number;
  readonly shift: number;
  readonly cards: number;
}

const visit = async (
  browser: Browser,
  origin: string,
  { reader, isSwiped }: { readonly reader: Reader; readonly isSwiped: boolean },
): Promise<Visit> => {
  const { context, page, session } = await openPhone(browser, origin, { slowdown: 4 });
  if (reader === 'registrant') await signIn(context, origin);
  const path = LONG_PATH.replace('guest', reader);
  const traffic = await watchTraffic(session);
  await page.addInitScript(record);
  await page.goto(path, { waitUntil: 'commit' });
  if (isSwiped) await swipeThrough(page, session);
  else await traffic.quiet(QUIET);
  await page.waitForTimeout(SETTLE_MS);
  const { tasks, shifts } = await page.evaluate(() => window.seen);
  const cards = await page.locator('main [id^="link-"]').count();
  await context.close();
  return { blocked: sum(tasks.map((each) => each - 50)), longest: Math.max(0, ...tasks), shift: sum(shifts), cards };
};

/** Measures both kinds of readers; only a guest's figures have goals. */
export const blockedTime = async (
  browser: Browser,
  origin: string,
  runs: number,
  reader: Reader,
): Promise<ReadonlyArray<Figure>> => {
  const figures: Figure[] = [];
  for (const isSwiped of [true, false]) {
    const visits: Visit[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, origin, { reader, isSwiped }));
    const what = `1,000 gifts, ${reader}, ${isSwiped ? 'swiped through' : 'untouched'}`;
    const middle = (of: 'blocked' | 'longest' | 'shift'): number => median(visits.map((each) => each[of]));
    figures.push(
      {
        what: `${what}: blocked`,
        value: middle('blocked'),
        unit: 'ms',
        ...(reader === 'guest' ? { goal: { atMost: 150 } } : {}),
        note: `of ${visits.map(({ blocked }) => blocked.toFixed(0)).join(', ')}; ${median(visits.map(({ cards }) => cards))} cards`,
      },
      {
        what: `${what}: longest task`,
        value: middle('longest'),
        unit: 'ms',
        note: `layout shift ${middle('shift').toFixed(3)}`,
      },
    );
  }
  return figures;
};
