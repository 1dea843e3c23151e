import type { LogEntry } from '@gift-registry/domain';
import { instantOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O, taskEither as TE } from 'fp-ts';
import { VirtualTimeScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { PictureError } from './fetch-picture.ts';
import { startPictureRounds } from './picture-rounds.ts';
import type { PictureFetch } from './picture-store.ts';

const noon = instantOf('2027-06-01T12:00:00.000Z');
const times = { everyMilliseconds: 5_000, patienceMilliseconds: 1_000 };
const address = 'https://pictures.example.com/mug.jpg';

/** Addresses in memory, each with what is found there. */
const memory = (
  waiting: Array<PictureFetch>,
  found: (address: string, stop: AbortSignal) => Promise<E.Either<PictureError, Uint8Array>>,
) => {
  const calls: Array<ReadonlyArray<unknown>> = [];
  const entries: Array<LogEntry> = [];
  const called =
    (name: string) =>
    (...args: ReadonlyArray<unknown>): TE.TaskEither<never, void> =>
      TE.fromIO(() => void calls.push([name, ...args]));
  const dependencies = {
    pictures: {
      take: () => TE.fromIO(() => O.fromNullable(waiting.shift())),
      fetched: called('fetched'),
      postpone: called('postpone'),
      release: called('release'),
      giveUp: called('giveUp'),
      find: () => TE.right(O.none),
    },
    fetchPicture: found,
    maker: { keep: async (webp: Uint8Array) => E.right({ name: 'a'.repeat(32), webp }) },
    clock: { now: () => noon, timeZone: 'America/Chicago' },
    log: { write: (entry: LogEntry) => () => void entries.push(entry) },
  };
  return { calls, entries, dependencies };
};

/** One round, to its end. */
const round = async ({ dependencies }: ReturnType<typeof memory>): Promise<void> => {
  const time = new VirtualTimeScheduler();
  const stop = startPictureRounds(dependencies, times, time);
  time.maxFrames = 0;
  time.flush();
  await new Promise((resolve) => setImmediate(resolve));
  await stop();
};
const failing = (_tag: PictureError['_tag'], reason: string) => async () => E.left({ _tag, reason });

describe('fetching the pictures that are due', () => {
  it('[INT-06] fetches one after the other until none is due', async () => {
    const waiting = Array.from({ length: 9 }, (_, at) => ({ address: `${address}?${at}`, attempts: 1 }));
    const bytes = Uint8Array.from([1]);
    const made = memory([...waiting], async () => E.right(bytes));
    await round(made);
    expect(made.calls).toEqual(waiting.map((fetch) => ['fetched', fetch, { name: 'a'.repeat(32), webp: bytes }]));
    expect(made.entries).toEqual([]);
  });

  it('[INT-06] tries a fault that may pass again, later and later, and gives up one that lasts; what may sign an address is not logged', async () => {
    const fetch = (attempts: number) => ({ address: `${address}?signature=secret`, attempts });
    const [early, last, lasting] = [
      memory([fetch(2)], failing('Temporary', 'status 503')),
      memory([fetch(7)], failing('Temporary', 'timeout')),
      memory([fetch(1)], failing('Permanent', 'status 404')),
    ];
    for (const made of [early, last, lasting]) await round(made);
    expect([...early.calls, ...last.calls, ...lasting.calls]).toEqual([
      ['postpone', fetch(2), '2027-06-01T12:05:00.000Z', 'status 503'],
      ['giveUp', fetch(7), noon, 'timeout'],
      ['giveUp', fetch(1), noon, 'status 404'],
    ]);
    expect([...early.entries, ...last.entries, ...lasting.entries]).toEqual([
      { level: 'warning', tag: 'product-picture.not-fetched', data: { address, reason: 'status 503', attempts: 2 } },
      { level: 'warning', tag: 'product-picture.given-up', data: { address, reason: 'timeout', attempts: 7 } },
      { level: 'warning', tag: 'product-picture.given-up', data: { address, reason: 'status 404', attempts: 1 } },
    ]);
  });

  it('[INT-06] an address of a host that this process may not ask waits for one that may', async () => {
    const fetch = { address, attempts: 1 };
    const made = memory([fetch], failing('HostNotNamed', 'host-not-allowed'));
    await round(made);
    expect(made.calls).toEqual([['release', fetch, '2027-06-01T13:00:00.000Z', 'host-not-allowed']]);
    expect(made.entries).toEqual([]);
  });

  it('[INT-06] gives up an address whose attempts left no outcome, without another request', async () => {
    const requested: Array<string> = [];
    const made = memory([{ address, attempts: 8 }], async (requestedAddress) => {
      requested.push(requestedAddress);
      return E.right(Uint8Array.from([1]));
    });
    await round(made);
    expect(made.calls).toEqual([['giveUp', { address, attempts: 8 }, noon, 'no-outcome']]);
    expect(requested).toEqual([]);
  });

  it('[INT-06] a stop abandons a download, and postpones nothing', async () => {
    const made = memory(
      [{ address, attempts: 1 }],
      (_address, stop) =>
        new Promise((resolve) =>
          stop.addEventListener('abort', () => resolve(E.left({ _tag: 'Temporary', reason: 'timeout' }))),
        ),
    );
    await round(made);
    expect([made.calls, made.entries]).toEqual([[], []]);
  });

  it('[INT-06] a mistake in the work is logged, and a stop waits for nothing that hangs', async () => {
    const broken = memory([{ address, attempts: 1 }], () => Promise.reject(new TypeError('a mistake')));
    await round(broken);
    expect(broken.entries).toMatchObject([{ tag: 'background-task.failed', data: { round: 'product-pictures' } }]);
    const hanging = memory([{ address, attempts: 1 }], () => new Promise(() => undefined));
    const time = new VirtualTimeScheduler();
    const stop = startPictureRounds(hanging.dependencies, times, time);
    time.maxFrames = 0;
    time.flush();
    const stopped = stop();
    time.maxFrames = 1_000;
    time.flush();
    await stopped;
    expect(hanging.calls).toEqual([]);
  });
});
