import { AsyncLocalStorage } from 'node:async_hooks';
import type { WebhookDelivery, WebhookDependencies } from '@gift-registry/domain';
import { instantOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O, taskEither as TE } from 'fp-ts';
import { firstValueFrom, ReplaySubject, Subject, VirtualTimeScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { recordingLog } from '../testing/test-database.ts';
import { startWebhookRounds } from './webhook-rounds.ts';

const noon = instantOf('2027-06-01T12:00:00.000Z');
/** What belongs to a request that is being answered. */
const request = new AsyncLocalStorage<string>();

const times = { everyMilliseconds: 5_000, afterWritesMilliseconds: 250, patienceMilliseconds: 2_000 };

/** Messages in memory, and a sender that waits until it is told to go on. */
const memory = (waiting: Record<string, number>) => {
  const go = new ReplaySubject<void>(1);
  const sending: Array<string> = [];
  const delivered: Array<string> = [];
  const requests: Array<string | undefined> = [];
  let looks = 0;
  const log = recordingLog();
  const dependencies: WebhookDependencies = {
    webhooks: {
      take: (endpoint) =>
        TE.fromIO((): O.Option<WebhookDelivery> => {
          looks += 1;
          const left = waiting[endpoint] ?? 0;
          if (left === 0) return O.none;
          waiting[endpoint] = left - 1;
          return O.some({ endpoint, messageId: `${endpoint}-${left}`, type: 'thanks.updated', body: '', attempts: 1 });
        }),
      delivered: ({ messageId }) => TE.fromIO(() => void delivered.push(messageId)),
      postpone: () => TE.right(undefined),
      giveUp: () => TE.right(undefined),
      disable: () => TE.right(undefined),
    },
    sender: {
      send:
        ({ endpoint, messageId }) =>
        async () => {
          sending.push(messageId);
          requests.push(request.getStore());
          if (endpoint === 'broken') throw new TypeError('a mistake in the sender');
          if (endpoint === 'slow') await firstValueFrom(go);
          return { _tag: 'Delivered' };
        },
    },
    clock: { now: () => noon, timeZone: 'America/Chicago' },
    log,
    random: () => 0.5,
  };
  return { dependencies, sending, delivered, requests, log, go: () => go.next(), looks: () => looks };
};

const named = (...names: ReadonlyArray<string>) => names.map((name) => ({ name }));

/** Lets so much time pass, and then everything happen that waits for no time. */
const pass = async (time: VirtualTimeScheduler, milliseconds: number): Promise<void> => {
  time.maxFrames = milliseconds;
  time.flush();
  await new Promise((resolve) => setImmediate(resolve));
};

describe('delivering webhooks beside the requests', () => {
  it('[INT-05] a slow endpoint gets four messages at a time, and holds up no other', async () => {
    const time = new VirtualTimeScheduler();
    const { dependencies, sending, delivered, go } = memory({ slow: 6, quick: 9 });
    const stop = startWebhookRounds(dependencies, named('slow', 'quick'), new Subject(), times, time);
    await pass(time, 0);
    expect(sending.filter((id) => id.startsWith('slow'))).toHaveLength(4);
    expect(delivered).toHaveLength(9);
    go();
    await expect.poll(() => delivered.length).toBe(15);
    await stop();
  });

  it('[INT-05] looks after a write, at most four times a second, and every five seconds; after a stop no more', async () => {
    const time = new VirtualTimeScheduler();
    const { dependencies, looks } = memory({});
    const written$ = new Subject<void>();
    const stop = startWebhookRounds(dependencies, named('erp'), written$, times, time);
    await pass(time, 0);
    expect(looks()).toBe(1);
    for (let write = 0; write < 20; write += 1) written$.next();
    await pass(time, 0);
    expect(looks()).toBe(2);
    await pass(time, 250);
    expect(looks()).toBe(3);
    await pass(time, 5_000);
    expect(looks()).toBe(4);
    const ended = stop();
    written$.next();
    await pass(time, 20_000);
    await ended;
    expect(looks()).toBe(4);
  });

  it('[INT-05] a delivery is no part of the request whose write began it', async () => {
    const time = new VirtualTimeScheduler();
    const waiting = { erp: 0 };
    const { dependencies, requests } = memory(waiting);
    const written$ = new Subject<void>();
    const stop = startWebhookRounds(dependencies, named('erp'), written$, times, time);
    await pass(time, 0);
    waiting.erp = 1;
    request.run('a request', () => written$.next());
    await pass(time, 0);
    expect(requests).toEqual([undefined]);
    await stop();
  });

  it('[INT-05] a stop waits for attempts in progress, but not longer than its patience', async () => {
    const time = new VirtualTimeScheduler();
    const { dependencies, delivered } = memory({ slow: 9 });
    const stop = startWebhookRounds(dependencies, named('slow'), new Subject(), times, time);
    await pass(time, 0);
    let isEnded = false;
    const ended = stop().then(() => {
      isEnded = true;
    });
    await pass(time, 1_999);
    expect(isEnded).toBe(false);
    await pass(time, 2_000);
    await ended;
    expect(delivered).toEqual([]);
  });

  it('[INT-05] a mistake in one attempt is logged, and the next round runs', async () => {
    const time = new VirtualTimeScheduler();
    const { dependencies, log, sending } = memory({ broken: 1 });
    const stop = startWebhookRounds(dependencies, named('broken'), new Subject(), times, time);
    await pass(time, 0);
    expect(log.entries).toMatchObject([{ tag: 'background-task.failed', data: { round: 'webhooks' } }]);
    await pass(time, 5_000);
    expect(sending).toHaveLength(1);
    await stop();
  });
});
