import type { LogEntry } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { distinctUntilChanged, map, merge } from 'rxjs';
import { type RunHelpers, TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { type ReadingStream, reading } from './reading.ts';

const answers = {
  v: E.right('text'),
  w: E.right('other text'),
  n: E.left({ _tag: 'PopupNotFound' }),
  u: E.left({ _tag: 'CookiesRefused' }),
  x: E.left({ _tag: 'NotOk' }),
} as const;

interface Scene extends RunHelpers {
  readonly popup: ReadingStream<string, string>;
  readonly logged: LogEntry[];
  readonly shown$: ReturnType<typeof shownOf>;
}

const shownOf = ({ state }: ReadingStream<string, string>) =>
  state.changes$.pipe(
    map((current) => {
      if (current._tag === 'Read') return current.value;
      return current._tag === 'Failed' ? current.fault._tag : current._tag;
    }),
    distinctUntilChanged(),
  );

/** The nth reading gets the nth script. */
const scene = (
  scripts: ReadonlyArray<string>,
  play: (scene: Scene) => void,
  first?: string,
  isObserved = true,
): void => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run((helpers) => {
    const logged: LogEntry[] = [];
    let readings = 0;
    const popup = reading({
      read: (_name: string) => () =>
        helpers.cold<(typeof answers)[keyof typeof answers]>(scripts[readings++] ?? '-', answers),
      missing: 'PopupNotFound',
      tag: 'popup.read-failed',
      data: (name) => ({ name }),
      scheduler,
      log: { write: (entry) => () => void logged.push(entry) },
      ...(first === undefined ? {} : { first }),
    });
    if (isObserved) popup.effects$.subscribe();
    play({ ...helpers, popup, logged, shown$: shownOf(popup) });
  });
};

describe('reading', () => {
  it.each([
    ['199ms (v|)', 'ab 198ms c'],
    ['300ms (v|)', 'ab 199ms l 99ms c'],
  ])('an answer after %s is shown as %s: loading is shown after 200 ms', (script, expected) => {
    scene([script], ({ cold, expectObservable, popup, shown$ }) => {
      cold('-x').subscribe(() => popup.read('oversized'));
      const marbles = expected.replace('ab', 'a-');
      expectObservable(shown$, '^ 1s !').toBe(marbles, { a: 'Awaited', l: 'Loading', c: 'text' });
    });
  });

  it.each([
    ['n', 'Missing', 'PopupNotFound'],
    ['u', 'CookiesRefused', 'CookiesRefused'],
    ['x', 'Unavailable', 'NotOk'],
  ])('what comes as %s is shown as %s, and logged as %s', (answer, expected, reason) => {
    scene([`-(${answer}|)`], ({ cold, expectObservable, flush, popup, logged, shown$ }) => {
      cold('-x').subscribe(() => popup.read('oversized'));
      expectObservable(shown$, '^ 1s !').toBe('a-b', { a: 'Awaited', b: expected });
      flush();
      expect(logged).toEqual([{ level: 'warning', tag: 'popup.read-failed', data: { name: 'oversized', reason } }]);
    });
  });

  it('the answer to the last request counts, and the same can be read again', () => {
    scene(['5ms (v|)', '-(u|)', '-(w|)'], ({ cold, expectObservable, popup, shown$ }) => {
      cold('-x').subscribe(() => popup.read('oversized'));
      cold('--x').subscribe(() => popup.read('freeShipping'));
      cold('-----x').subscribe(() => popup.tryAgain());
      expectObservable(shown$, '^ 1s !').toBe('a--b-ac', { a: 'Awaited', b: 'CookiesRefused', c: 'other text' });
    });
  });

  it('reads the first when it is first observed', () => {
    scene(
      ['-(v|)'],
      ({ expectObservable, shown$ }) => {
        expectObservable(shown$, '^ 1s !').toBe('ab', { a: 'Awaited', b: 'text' });
      },
      'oversized',
    );
  });

  it('shows a second observer what was read last, and reads what nobody waited for', () => {
    scene(
      ['-(v|)', '5ms (w|)', '-(w|)'],
      ({ cold, expectObservable, popup, shown$ }) => {
        cold('--x').subscribe(() => popup.read('freeShipping'));
        const page$ = merge(shown$, popup.effects$);
        expectObservable(page$, '^---!').toBe('abc', { a: 'Awaited', b: 'text', c: 'Awaited' });
        expectObservable(page$, '-----^--!').toBe('-----ab', { a: 'Awaited', b: 'other text' });
        expectObservable(page$, '--------^---!').toBe('--------a', { a: 'other text' });
      },
      'oversized',
      false,
    );
  });
});
