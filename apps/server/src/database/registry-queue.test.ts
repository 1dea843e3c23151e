import { grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { expect, it, vi } from 'vitest';
import { isDatabaseAway } from './database-away.ts';
import { registryQueue } from './registry-queue.ts';

const [hot, other] = [grIdOf('7310442'), grIdOf('7310443')];

const latch = () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
};

it('runs two writes of one registry at a time, and does not delay other registries', async () => {
  const writeQueue = registryQueue(60_000);
  const { opened, open } = latch();
  let [now, most] = [0, 0];
  const waiting = Array.from({ length: 20 }, () =>
    writeQueue([hot], async () => {
      now += 1;
      most = Math.max(most, now);
      await opened;
      now -= 1;
    }),
  );
  expect(await writeQueue([other], async () => 'written')).toBe('written');
  open();
  await Promise.all(waiting);
  expect(most).toBe(2);
});

it('queues for several registries do not deadlock, also if the work fails', async () => {
  const writeQueue = registryQueue(60_000);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      writeQueue(index % 2 === 0 ? [hot, other, hot] : [other, hot], async () => {
        if (index % 3 === 0) throw new Error('broken');
      }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(7);
});

it('fails in time, as a database that is too busy, if others take too long, and does not run the work', async () => {
  vi.useFakeTimers();
  const writeQueue = registryQueue(10_000);
  const { opened, open } = latch();
  const working = Promise.all([writeQueue([hot], () => opened), writeQueue([hot], () => opened)]);
  let isWritten = false;
  const late = Promise.allSettled([
    writeQueue([hot], async () => {
      isWritten = true;
    }),
  ]);
  await vi.advanceTimersByTimeAsync(10_000);
  const [outcome] = await late;
  expect(outcome.status === 'rejected' && isDatabaseAway(outcome.reason)).toBe(true);
  open();
  await working;
  expect(await writeQueue([hot], async () => 'written')).toBe('written');
  expect([isWritten, vi.getTimerCount()]).toEqual([false, 0]);
  vi.useRealTimers();
});
