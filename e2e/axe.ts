import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Report {
  readonly violations: ReadonlyArray<{ readonly id: string; readonly nodes: ReadonlyArray<{ readonly html: string }> }>;
}

/** `target-size` is off by default. */
const options = {
  resultTypes: ['violations'],
  reporter: 'no-passes',
  preload: false,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
};

/** The violations on the page, one line per rule. */
const violations = async (page: Page): Promise<ReadonlyArray<string>> => {
  await page.evaluate(axe);
  const report = await page.evaluate<Report>(`axe.run(${JSON.stringify(options)})`);
  return report.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
};

/** Fails softly on violations, so that the other pages of a table are still checked. */
export const expectNoViolations = async (page: Page, place: string): Promise<void> => {
  expect.soft(await violations(page), place).toEqual([]);
};

export const sites = ['main', 'modern', 'kids', 'ca'] as const;

/** The path on one of the four sites. */
export const onSite = (baseURL: string | undefined, site: (typeof sites)[number], path: string): string => {
  const address = new URL(path, baseURL);
  if (site !== 'main') address.hostname = `${site}.localhost`;
  return address.href;
};
