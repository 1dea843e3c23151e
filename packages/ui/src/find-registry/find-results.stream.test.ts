import type { Fault, FindRefusal, FoundPage, LogEntry } from '@gift-registry/domain';
import { exampleRegistry } from '@gift-registry/domain/testing/arbitrary';
import { either as E } from 'fp-ts';
import { map } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import type { ReadingState } from '../reading/index.ts';
import { findResultsStream } from './find-results.stream.ts';

const page: FoundPage = { registries: [exampleRegistry()], total: 45, page: 2, pages: 3 };

/** How to read: f is found, u no answer. */
const answers: Readonly<Record<string, E.Either<FindRefusal | Fault, FoundPage>>> = {
  f: E.right(page),
  u: E.left({ _tag: 'Unavailable' }),
};

const sign: Readonly<Record<ReadingState<unknown>['_tag'], string>> = {
  Awaited: 'w',
  Loading: 's',
  Missing: 'm',
  Failed: 'u',
  Read: 'f',
};

/** Plays the answers of a search, repeated at `again`; a frame is a millisecond. */
const played = (text: string, looks: ReadonlyArray<string>, expected: string, again = '') => {
  const entries: LogEntry[] = [];
  const scheduler = new TestScheduler((actual, wanted) => expect(actual).toEqual(wanted));
  const stream = scheduler.run(({ cold, expectObservable, flush }) => {
    let looked = 0;
    const stream = findResultsStream({
      directory: {
        find: () => () => {
          looked += 1;
          return cold(looks[looked - 1] ?? '', answers);
        },
      },
      text,
      page: 1,
      scheduler,
      log: { write: (entry) => () => entries.push(entry) },
    });
    expectObservable(stream.model.changes$.pipe(map(({ _tag }) => sign[_tag]))).toBe(expected);
    cold(again).subscribe(stream.tryAgain);
    flush();
    return stream;
  });
  return { model: stream.model.value, entries };
};

describe('the results of a search', () => {
  it('[ROUTE-06] shows pages of results, each with the addresses of its neighbors', () => {
    const { model } = played('hart & rao', ['10ms (f|)'], 'w 9ms f');
    expect(model).toMatchObject({
      value: {
        text: 'hart & rao',
        total: 45,
        registries: [{ grId: '7310442', path: '/gift-registry/guest-list/7310442' }],
        previous: { value: '/gift-registry/find?text=hart%20%26%20rao' },
        next: { value: '/gift-registry/find?text=hart%20%26%20rao&page=3' },
      },
    });
  });

  it('[ROUTE-06] shows a slow search as loading only after a while', () => {
    played('hart', ['300ms (f|)'], 'w 199ms s 99ms f');
  });

  it('[ROUTE-06] [ANA-02] a failure is shown and logged, and can be retried', () => {
    const { entries } = played('hart', ['10ms (u|)', '10ms (f|)'], 'w 9ms u 9ms w 9ms f', '20ms a');
    expect(entries).toEqual([{ level: 'warning', tag: 'registry-search.failed', data: { reason: 'Unavailable' } }]);
  });

  it.each([' ', 'a'])('[ROUTE-06] without words, or with too little, nothing is looked for: "%s"', (text) => {
    played(text, ['10ms (f|)'], 'w');
  });
});
