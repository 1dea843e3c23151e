/**
 * Measures how fast a guest's list is on a phone and prints one table: measured, before, ratio, goal. Runs against the
 * built service on a temporary database.
 *
 *   npm run bench:page                           the guest's list: all parts but `registrant` and `other-pages`
 *   npm run bench:page -- first-load blocked     only these parts
 *   npm run bench:page -- --runs 3               that many runs of time measurements; 5 by default
 *   npm run bench:page -- --address http://…     against a running service with the demo
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { blockedTime } from './bench-page/blocked-time.ts';
import { type Figure, isReached, print, printHead } from './bench-page/figures.ts';
import { firstLoad, otherPages } from './bench-page/first-load.ts';
import { lighthouse } from './bench-page/lighthouse.ts';
import { LISTS, openPhone } from './bench-page/phone.ts';
import { pressToAdded } from './bench-page/press-to-added.ts';
import { watchTraffic } from './bench-page/traffic.ts';
import { withoutScripts } from './bench-page/without-scripts.ts';
import { benchService } from './bench-service.ts';
import { launchOptions } from './browser.ts';

const PORT = 3993;

type Measure = (browser: Browser, origin: string, runs: number) => Promise<ReadonlyArray<Figure>>;

const parts: Readonly<Record<string, Measure>> = {
  'first-load': firstLoad,
  'without-scripts': withoutScripts,
  blocked: (browser, origin, runs) => blockedTime(browser, origin, runs, 'guest'),
  press: pressToAdded,
  lighthouse: async (_, origin, runs) => lighthouse(origin, runs),
  registrant: (browser, origin, runs) => blockedTime(browser, origin, runs, 'registrant'),
  'other-pages': otherPages,
};
const usual = Object.keys(parts).filter((part) => !['registrant', 'other-pages'].includes(part));

/**
 * The service draws a picture on its first request, which should not be measured. The densities are those of the
 * benchmarks and of Lighthouse's phone.
 */
const drawPictures = async (browser: Browser, origin: string): Promise<void> => {
  for (const [, path] of LISTS)
    for (const density of [1, 1.75, 2]) {
      const { context, page, session } = await openPhone(browser, origin, { density });
      const { quiet } = await watchTraffic(session);
      await page.goto(path);
      await quiet(2_000);
      await context.close();
    }
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, address: { type: 'string' } },
});
const runs = Number(values.runs);
const chosen = positionals.length === 0 ? usual : positionals;
const measures = chosen.map((part) => {
  const measure = parts[part];
  if (measure === undefined) throw new Error(`no part ${part}: there are ${Object.keys(parts).join(', ')}`);
  return measure;
});

const origin = values.address ?? `http://localhost:${PORT}`;
const stop = values.address === undefined ? await benchService(PORT) : async () => undefined;
const browser = await chromium.launch(launchOptions());
try {
  await drawPictures(browser, origin);
  printHead();
  for (const measure of measures)
    for (const figure of await measure(browser, origin, runs)) {
      print(figure);
      // A goal may be missed on a slow machine; a press that was lost or performed twice is an error on any
      // machine.
      if (figure.what.includes('one piece in the cart') && !isReached(figure)) process.exitCode = 1;
    }
} finally {
  await browser.close();
  await stop();
}
