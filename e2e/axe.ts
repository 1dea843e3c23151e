import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Report {
  readonly violations: ReadonlyArray<{ readonly id: string; readonly nodes: ReadonlyArray<{ readonly html: string }> }>;
}

/** What an axe of its own would leave out: whether what is pressed is large enough to be hit. */
const options = {
  resultTypes: ['violations'],
  reporter: 'no-passes',
  preload: false,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
};

/** What axe finds wrong with the page as it stands, a line a rule. */
export const violations = async (page: Page): Promise<ReadonlyArray<string>> => {
  await page.evaluate(axe);
  const report = await page.evaluate<Report>(`axe.run(${JSON.stringify(options)})`);
  return report.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
};

/** Asks that axe finds nothing; the others of a table are looked at all the same. */
export const expectNoViolations = async (page: Page, place: string): Promise<void> => {
  expect.soft(await violations(page), place).toEqual([]);
};

/** The same path on another of the four sites. */
export const onSite = (baseURL: string | undefined, site: 'main' | 'modern' | 'kids' | 'ca', path: string): string => {
  const address = new URL(path, baseURL);
  if (site !== 'main') address.hostname = `${site}.localhost`;
  return address.href;
};
