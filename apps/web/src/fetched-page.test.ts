import type { LogEntry } from '@gift-registry/domain';
import { describe, expect, it } from 'vitest';
import { loadedPage, NotLoaded } from './fetched-page.tsx';

const Page = () => null;

const scene = () => {
  const logged: Array<LogEntry> = [];
  return { logged, log: { write: (entry: LogEntry) => () => void logged.push(entry) } };
};

describe('a page with a file of its own', () => {
  it('[ROUTE-04] is the page once its file is there', async () => {
    const { log, logged } = scene();
    expect(await loadedPage(async () => Page, log)).toEqual({ default: Page });
    expect(logged).toEqual([]);
  });

  it('[ROUTE-04] says that it could not be loaded where its file does not come, and that is logged', async () => {
    const { log, logged } = scene();
    const away = () => Promise.reject(new TypeError('offline'));
    expect(await loadedPage(away, log)).toEqual({ default: NotLoaded });
    expect(logged).toEqual([{ level: 'error', tag: 'page-not-loaded', data: { problem: 'TypeError: offline' } }]);
  });
});
