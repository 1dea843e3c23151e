import type { LogEntry } from '@gift-registry/domain';
import { describe, expect, it } from 'vitest';
import { loaded } from './loaded.ts';

const Part = () => null;
const InItsPlace = () => null;

const scene = () => {
  const logged: Array<LogEntry> = [];
  return { logged, log: { write: (entry: LogEntry) => () => void logged.push(entry) } };
};

describe('what has a file of its own', () => {
  it('[STATE-01] is there once its file is there', async () => {
    const { log, logged } = scene();
    expect(await loaded(async () => Part, log, InItsPlace)).toEqual({ default: Part });
    expect(logged).toEqual([]);
  });

  it('[STATE-01] is what stands in its place where its file does not come, and that is logged', async () => {
    const { log, logged } = scene();
    const away = () => Promise.reject(new TypeError('offline'));
    expect(await loaded(away, log, InItsPlace)).toEqual({ default: InItsPlace });
    expect(logged).toEqual([{ level: 'error', tag: 'file-not-loaded', data: { problem: 'TypeError: offline' } }]);
  });
});
