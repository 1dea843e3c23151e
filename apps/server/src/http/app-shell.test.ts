import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogEntry } from '@gift-registry/domain';
import { exampleView, instantOf, sites } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type AppShellInput, appShellRenderer } from './app-shell.ts';

const now = instantOf('2027-01-01T12:00:00.000Z');
const view = exampleView();
const opened: AppShellInput = {
  site: sites.main,
  here: '/gift-registry/guest-list/7310442',
  isExpected: false,
  page: { _tag: 'List', view, isComplete: true },
};

/** A folder of a built web app whose app shell is drawn by that script; none of it without one. */
const drawnBy = (script?: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'gift-registry-app-shell-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'app-shell'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  if (script !== undefined) writeFileSync(join(folder, 'app-shell', 'render-app-shell.js'), script);
  const log: Array<LogEntry> = [];
  const draw = appShellRenderer(folder, {
    clock: { now: () => now, timeZone: 'America/Chicago' },
    log: { write: (entry) => () => log.push(entry) },
  });
  return { draw: (other: Partial<AppShellInput> = {}) => draw({ ...opened, ...other }), log };
};

describe('what a page shows before its app is there', () => {
  it('[STATE-01] is drawn by what the web app left, from what goes over the wire', async () => {
    const { draw, log } = drawnBy('export const renderAppShell = (input) => JSON.stringify(input);');
    expect(JSON.parse(await draw())).toMatchObject({
      site: { id: 'main', hosts: ['localhost'] },
      here: '/gift-registry/guest-list/7310442',
      isExpected: false,
      now,
      page: {
        _tag: 'List',
        isComplete: true,
        state: { grId: '7310442', products: [{ sku: view.items[0]?.identity.sku }] },
      },
    });
    expect(log).toEqual([]);
    const own = drawnBy('export const renderAppShell = ({ page }) => JSON.stringify(page);');
    const page = { _tag: 'List', view: { ...view, role: 'registrant' }, isComplete: true } as const;
    expect(JSON.parse(await own.draw({ page }))).toMatchObject({ state: { products: [] } });
  });

  it.each([
    ['is not there', undefined],
    ['draws nothing', 'export const other = 1;'],
    ['is no function', 'export const renderAppShell = 1;'],
    ['answers no text', 'export const renderAppShell = () => 1;'],
  ])('[STATE-01] is nothing where what draws it %s', async (_, script) => {
    const { draw, log } = drawnBy(script);
    expect([await draw(), log]).toEqual(['', []]);
  });

  it.each([
    ['throws', 'export const renderAppShell = () => { throw new TypeError("no such page"); };', 'TypeError'],
    ['cannot be read', 'export const renderAppShell = ', expect.stringMatching(/^\w+Error$/)],
  ])('[STATE-01] [ANA-02] is nothing, and is logged, where what draws it %s', async (_, script, reason) => {
    const { draw, log } = drawnBy(script);
    expect(await draw()).toBe('');
    expect(log).toEqual([{ level: 'error', tag: 'app-shell.failed', data: { reason } }]);
  });
});
