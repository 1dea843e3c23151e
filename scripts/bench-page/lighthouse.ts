/**
 * Runs Lighthouse as a phone several times for each page; reports the run with the median performance, and the
 * performance of all. Lighthouse is downloaded for the run. It ends before an app that waits for use or idle time has
 * run: see press-to-added.ts.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from '../browser.ts';
import type { Figure } from './figures.ts';
import { LISTS } from './phone.ts';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const GOAL = 97;

interface LighthousePage {
  readonly name: string;
  readonly path: string;
  readonly before?: number;
  readonly blockedBefore?: number;
}

const [[SHORT, SHORT_PATH], [LONG, LONG_PATH]] = LISTS;
const pages: ReadonlyArray<LighthousePage> = [
  { name: SHORT, path: SHORT_PATH, before: 91, blockedBefore: 335 },
  { name: LONG, path: LONG_PATH, before: 91, blockedBefore: 338 },
  { name: 'product', path: '/product/ember-mug/410107', before: 78, blockedBefore: 999 },
  { name: 'start page', path: '/', before: 83, blockedBefore: 686 },
];

interface Report {
  readonly categories: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly displayValue?: string; readonly numericValue?: number }>>;
}

const reportOf = (address: string, file: string): Report => {
  const { executablePath = chromium.executablePath(), args = [] } = launchOptions();
  const flags = ['--headless=new', ...args].join(' ');
  const ran = spawnSync(
    'npm',
    [
      ...['exec', '--yes', '--loglevel=error', LIGHTHOUSE, '--', address, `--chrome-flags=${flags}`],
      ...['--output=json', `--output-path=${file}`, '--quiet'],
    ],
    { env: { ...process.env, CHROME_PATH: executablePath }, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (ran.status !== 0) throw new Error(`Lighthouse ended with ${ran.status} on ${address}`);
  return JSON.parse(readFileSync(file, 'utf8'));
};

const scoreOf = ({ categories }: Report, id: string): number => Math.round(100 * (categories[id]?.score ?? 0));
const performanceOf = (report: Report): number => scoreOf(report, 'performance');

const figuresOf = (
  { name, before, blockedBefore }: LighthousePage,
  reports: ReadonlyArray<Report>,
): ReadonlyArray<Figure> => {
  const sorted = reports.toSorted((a, b) => performanceOf(a) - performanceOf(b));
  const report = sorted[Math.floor(sorted.length / 2)];
  if (report === undefined) throw new Error(`no report on ${name}`);
  const shown = (audit: string): string => report.audits[audit]?.displayValue ?? 'none';
  return [
    {
      what: `${name}: Lighthouse, performance`,
      value: performanceOf(report),
      goal: { atLeast: GOAL },
      note: `of ${sorted.map(performanceOf).join(', ')}; accessibility ${scoreOf(report, 'accessibility')}, best practices ${scoreOf(report, 'best-practices')}, SEO ${scoreOf(report, 'seo')}`,
      ...(before === undefined ? {} : { before }),
    },
    {
      what: `${name}: Lighthouse, blocked`,
      value: report.audits['total-blocking-time']?.numericValue ?? Number.NaN,
      unit: 'ms',
      goal: { atMost: 150 },
      note: `first paint ${shown('first-contentful-paint')}, largest ${shown('largest-contentful-paint')}, shift ${shown('cumulative-layout-shift')}`,
      ...(blockedBefore === undefined ? {} : { before: blockedBefore }),
    },
  ];
};

export const lighthouse = (origin: string, runs: number): ReadonlyArray<Figure> => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'lighthouse-'));
  try {
    return pages.flatMap((page) =>
      figuresOf(
        page,
        Array.from({ length: runs }, () => reportOf(`${origin}${page.path}`, join(folder, 'report.json'))),
      ),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
