import type { LogEntry, RegistryPatch, RegistrySignal } from '@gift-registry/domain';
import { exampleItem, revisionOf, sites, writtenTo } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { defer } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import type { StreamNotification } from './event-stream.ts';
import { type RetryDecision, watchRegistry } from './watch-registry.ts';
import { patchEvent } from './wire/index.ts';

const patch = (version: number): RegistryPatch => ({
  ...writtenTo(version),
  items: [exampleItem()],
  removed: [],
  header: O.none,
  totals: O.none,
});
const message = (version: number): StreamNotification => ({
  _tag: 'Event',
  event: 'purchased',
  data: JSON.stringify(patchEvent(sites.main, [], patch(version)).data),
});
const patched = (version: number): RegistrySignal => ({ _tag: 'Patched', patch: patch(version) });

/** What is heard, one letter each. */
const heard: Readonly<Record<string, StreamNotification>> = {
  o: { _tag: 'Opened' },
  i: { _tag: 'Interrupted' },
  '4': message(4),
  '5': message(5),
  '6': message(6),
  r: { _tag: 'Event', event: 'reload', data: '{}' },
  x: { _tag: 'Event', event: 'purchased', data: '{"version":"four"}' },
};

/** What is passed on, one letter each. */
const signals: Readonly<Record<string, RegistrySignal>> = {
  c: { _tag: 'Connected' },
  d: { _tag: 'Disconnected' },
  '4': patched(4),
  '5': patched(5),
  '6': patched(6),
  r: { _tag: 'Reload' },
};

const retryDecisions: Readonly<Record<string, RetryDecision>> = {
  g: { _tag: 'Gone' },
  t: { _tag: 'TryAgain', notBefore: 0 },
  w: { _tag: 'TryAgain', notBefore: 20_000 },
};

interface Course {
  /** What each stream in turn sends, and what is expected of all of them together. */
  readonly streams: ReadonlyArray<string>;
  readonly retryDecisions: string;
  readonly expected: string;
  /** From which version each stream was requested. */
  readonly from: ReadonlyArray<number>;
}

const follow = ({ streams, retryDecisions: answers, expected, from }: Course): ReadonlyArray<LogEntry> => {
  const log: Array<LogEntry> = [];
  const requestedFrom: Array<number> = [];
  const scheduler = new TestScheduler((actual, wanted) => expect(actual).toEqual(wanted));
  scheduler.run(({ cold, expectObservable, flush }) => {
    const pending = [...answers];
    const signals$ = watchRegistry(
      {
        listen: (after) =>
          defer(() => {
            requestedFrom.push(after.version);
            return cold(streams[requestedFrom.length - 1] ?? '|', heard);
          }),
        retryDecision: () => cold(`(${pending.shift() ?? 'g'}|)`, retryDecisions),
        log: { write: (entry) => () => log.push(entry) },
        scheduler,
      },
      revisionOf(3),
    );
    expectObservable(signals$).toBe(expected, signals);
    flush();
  });
  expect(requestedFrom).toEqual(from);
  return log;
};

describe('watching a registry over HTTP', () => {
  it('[LIVE-01] patches are passed on in order', () => {
    follow({ streams: ['o-4-5-6'], retryDecisions: '', expected: 'c-4-5-6', from: [3] });
  });

  it('[LIVE-01] a patch that was there before is not passed on again', () => {
    follow({ streams: ['o-5-5-4-6'], retryDecisions: '', expected: 'c-5-----6', from: [3] });
  });

  it('[LIVE-01] a connection that breaks and recovers reports both once', () => {
    follow({ streams: ['o-4-i-i-o-5'], retryDecisions: '', expected: 'c-4-d---c-5', from: [3] });
  });

  it('[LIVE-01] a refused stream is opened again from the last version seen, a second later', () => {
    follow({ streams: ['o-4-|', 'o-5'], retryDecisions: 't', expected: 'c-4-d 999ms c-5', from: [3, 4] });
  });

  it('[LIVE-01] the waits double until it opens again, then start again', () => {
    follow({
      streams: ['|', '|', '|', 'o-|', 'o'],
      retryDecisions: 'tttt',
      expected: `d ${1_000 + 2_000 + 4_000 - 1}ms c-d 999ms c`,
      from: [3, 3, 3, 3, 3],
    });
  });

  it('[LIVE-01] no wait is longer than half a minute', () => {
    const waits = [1, 2, 4, 8, 16, 30, 30].map((seconds) => seconds * 1_000);
    const all = waits.reduce((sum, wait) => sum + wait, 0);
    follow({
      streams: ['|', '|', '|', '|', '|', '|', '|', 'o'],
      retryDecisions: 'ttttttt',
      expected: `d ${all - 1}ms c`,
      from: new Array(8).fill(3),
    });
  });

  it('[LIVE-01] waits at least as long as the service requests', () => {
    follow({ streams: ['o|', 'o'], retryDecisions: 'w', expected: 'cd 19999ms c', from: [3, 3] });
  });

  it('[ROUTE-17] a registry that is not there ends the watch without a word', () => {
    follow({ streams: ['|'], retryDecisions: 'g', expected: '|', from: [3] });
    follow({ streams: ['o-4-|'], retryDecisions: 'g', expected: 'c-4-|', from: [3] });
  });

  it('[LIVE-01] too much missed is passed on, and the watch goes on', () => {
    follow({ streams: ['o-r-5'], retryDecisions: '', expected: 'c-r-5', from: [3] });
  });

  it('[LIVE-01] after a reload it follows from wherever the registry is then', () => {
    follow({ streams: ['o-6-r-4-4-5'], retryDecisions: '', expected: 'c-6-r-4---5', from: [3] });
    follow({ streams: ['o-6-r-|', 'o-4'], retryDecisions: 't', expected: 'c-6-r-d 999ms c-4', from: [3, 6] });
  });

  it('[LIVE-01] [ANA-02] what cannot be read is logged and the page reloads', () => {
    const log = follow({ streams: ['o-x-5'], retryDecisions: '', expected: 'c-r-5', from: [3] });
    expect(log).toEqual([
      {
        level: 'error',
        tag: 'live-event.unreadable',
        data: { event: 'purchased', reason: expect.stringContaining('version: must be a version') },
      },
    ]);
  });
});
