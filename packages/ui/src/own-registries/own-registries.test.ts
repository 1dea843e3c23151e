import { createState, type LogEntry } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { map } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { initialOwnRegistries, ownRegistries } from './own-registries.ts';

/** Marbles: i a person signs in, o out; of reading r read, u no answer; of reading again x. */
const played = (signing: string, reading: string, again: string, expected: string): ReadonlyArray<LogEntry> => {
  const logged: Array<LogEntry> = [];
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run(({ cold, expectObservable }) => {
    const shell = createState({ isLoggedIn: false });
    cold(signing, { i: { isLoggedIn: true }, o: { isLoggedIn: false } }).subscribe(shell.set);
    const own$ = ownRegistries({
      shell,
      read$: cold(reading, { r: E.right([]), u: E.left({ _tag: 'Unavailable' } as const) }),
      again$: cold(again).pipe(map(() => undefined)),
      log: { write: (entry) => () => void logged.push(entry) },
    });
    const tags = { s: 'SignedOut', w: 'Reading', r: 'Read', u: 'Unread' };
    expectObservable(own$.pipe(map(({ _tag }) => _tag))).toBe(expected, tags);
  });
  return logged;
};

describe('one’s own registries', () => {
  it.each([
    ['-i', '--(r|)', '-', 'sw-r'],
    ['-i---o---i', '--(r|)', '-', 'sw-r-s---w-r'],
    ['-i-o', '-----(r|)', '-', 'sw-s'],
    ['-i--i', '--(r|)', '-', 'sw-r'],
  ])('[ROUTE-06] are read while somebody is signed in: signing %s, reading %s', (signing, reading, again, expected) => {
    expect(played(signing, reading, again, expected)).toEqual([]);
  });

  it('[ROUTE-06] [ANA-02] a failed read is shown and logged, and can be tried again', () => {
    const entry = { level: 'warning', tag: 'own-registries.read-failed', data: { reason: 'Unavailable' } };
    expect(played('-i', '-(u|)', '---x', 'swu-wu')).toEqual([entry, entry]);
  });

  it('[ROUTE-06] starts as reading, or as signed out', () => {
    expect([true, false].map((isLoggedIn) => initialOwnRegistries({ isLoggedIn })._tag)).toEqual([
      'Reading',
      'SignedOut',
    ]);
  });
});
