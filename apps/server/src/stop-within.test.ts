import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stopWithin } from './stop-within.ts';
import { recordingLog } from './testing/test-database.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a clean stop logs nothing', async () => {
  const log = recordingLog();
  expect([await stopWithin(async () => {}, 4_500, log), log.entries, vi.getTimerCount()]).toEqual([true, [], 0]);
});

it('a stop that fails is logged without the message of its error', async () => {
  const log = recordingLog();
  const failing = () => Promise.reject(new TypeError('ida@example.com'));
  expect(await stopWithin(failing, 4_500, log)).toBe(false);
  expect(log.entries).toEqual([{ level: 'error', tag: 'shutdown.failed', data: { name: 'TypeError' } }]);
});

it('a stop that hangs is cut short after its time, which is logged', async () => {
  const log = recordingLog();
  const stopping = stopWithin(() => new Promise(() => {}), 4_500, log);
  await vi.advanceTimersByTimeAsync(4_499);
  expect(log.entries).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await stopping).toBe(false);
  expect(log.entries).toEqual([{ level: 'warning', tag: 'shutdown.forced', data: {} }]);
});
