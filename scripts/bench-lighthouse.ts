/**
 * Runs Lighthouse as a phone five times for each page, and reports the run with the median performance beside the performance of all. Lighthouse is downloaded for the run.
 * Runs against the built service on a temporary database, or an address given as the first argument.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { benchService } from './bench-service.ts';
import { launchOptions } from './browser.ts';

const LIGHTHOUSE = 'lighthouse@12';
const PORT = 3990;
const RUNS = 5;
const [, , address] = process.argv;
const origin = address ?? `http://localhost:${PORT}`;

const pages: ReadonlyArray<readonly [name: string, path: string]> = [
  ['guest, 120 gifts', '/gift-registry/guest-list/100200300'],
  ['guest, 1,000 gifts', '/gift-registry/guest-list/100200304'],
  ['product', '/product/ember-mug/410107'],
  ['start page', '/'],
];

interface Report {
  readonly categories: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly displayValue?: string }>>;
}

const AUDITS = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'lighthouse-'));
const { executablePath = chromium.executablePath(), args = [] } = launchOptions();

const reportOf = (path: string): Report => {
  const file = join(folder, 'report.json');
  const flags = ['--headless=new', ...args].join(' ');
  const ran = spawnSync(
    'npm',
    [
      ...['exec', '--yes', '--loglevel=error', LIGHTHOUSE, '--', `${origin}${path}`, `--chrome-flags=${flags}`],
      ...['--output=json', `--output-path=${file}`, '--quiet'],
    ],
    { env: { ...process.env, CHROME_PATH: executablePath }, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (ran.status !== 0) throw new Error(`Lighthouse ended with ${ran.status} on ${path}`);
  return JSON.parse(readFileSync(file, 'utf8'));
};

const performanceOf = ({ categories }: Report): number => Math.round(100 * (categories['performance']?.score ?? 0));

const stop = address === undefined ? await benchService(PORT) : async () => undefined;
try {
  for (const [name, path] of pages) {
    const reports = Array.from({ length: RUNS }, () => reportOf(path)).toSorted(
      (a, b) => performanceOf(a) - performanceOf(b),
    );
    const report = reports[Math.floor(RUNS / 2)];
    if (report === undefined) throw new Error(`no report on ${path}`);
    const scores = Object.values(report.categories).map(
      ({ title, score }) => `${title} ${score === null ? 'none' : Math.round(100 * score)}`,
    );
    const values = AUDITS.map((audit) => `${audit} ${report.audits[audit]?.displayValue ?? 'none'}`);
    const all = reports.map(performanceOf).join(', ');
    console.log(`${name.padEnd(20)} ${[...scores, ...values, `of ${all}`].join('   ')}`);
  }
} finally {
  await stop();
  rmSync(folder, { recursive: true, force: true });
}
