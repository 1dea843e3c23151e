import { eventTypeOf, type LogEntry, liveCell, type OwnRegistry } from '@gift-registry/domain';
import { dayOf, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { map, NEVER } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { type HomeModel, homeStreamOf, type ReadOwn } from './home.stream.ts';

const wedding: OwnRegistry = {
  grId: grIdOf('4218077'),
  eventType: eventTypeOf('br'),
  eventDate: dayOf('2027-06-12'),
  primaryFirstName: 'Amelia',
  secondaryFirstName: O.some('Jonah'),
};

const planned = (isLoggedIn = false, read$: ReadOwn = NEVER) => {
  const shell = liveCell({ isLoggedIn });
  const opened: Array<string> = [];
  const entries: Array<LogEntry> = [];
  const stream = homeStreamOf(read$, {
    goTo: (path) => opened.push(path),
    shell,
    log: { write: (entry) => () => entries.push(entry) },
  });
  return { opened, stream, shell, entries };
};

const told = ({ isLoggedIn, own }: HomeModel): string => `${isLoggedIn ? 'in' : 'out'} ${own.length}`;

describe('finding a registry by its number', () => {
  it.each([['4218077'], [' 4218 077 '], ['# 4218077'], ['421-8077']])('[ROUTE-20] %s opens it', (typed) => {
    const { opened, stream } = planned();
    stream.edit(typed);
    stream.find();
    expect(opened).toEqual(['/gift-registry/guest-list/4218077']);
  });

  it.each([[''], ['12345'], ['1234567890123'], ['42a8077']])(
    '[ROUTE-20] "%s" is no number, and is said so',
    (typed) => {
      const { opened, stream } = planned();
      stream.edit(typed);
      stream.find();
      expect(opened).toEqual([]);
      expect(stream.model.value).toEqual({ number: typed, isInvalid: true, isLoggedIn: false, own: [] });
      stream.edit('4218077');
      expect(stream.model.value.isInvalid).toBe(false);
    },
  );

  it('[ROUTE-20] [AUTH-01] somebody signed in comes to the registry as its registrant, also when that is only known later', () => {
    const known = planned(true);
    known.stream.edit('4218077');
    known.stream.find();
    expect(known.opened).toEqual(['/gift-registry/registrant-list/4218077']);

    const { opened, stream, shell } = planned();
    const seen: Array<boolean> = [];
    stream.model.changes$.subscribe((model) => seen.push(model.isLoggedIn));
    stream.edit('4218077');
    shell.set({ isLoggedIn: true });
    expect(stream.model.value).toEqual({ number: '4218077', isInvalid: false, isLoggedIn: true, own: [] });
    expect(seen).toEqual([false, false, true]);
    stream.find();
    expect(opened).toEqual(['/gift-registry/registrant-list/4218077']);
  });
});

describe('one’s own registries', () => {
  /** Marbles: i somebody signs in, o out; r the registries are read, u there is no answer. */
  const played = (signing: string, reading: string, expected: string) => {
    const scheduler = new TestScheduler((actual, wanted) => expect(actual).toEqual(wanted));
    return scheduler.run(({ cold, expectObservable, flush }) => {
      const { stream, shell, entries } = planned(
        false,
        cold(reading, { r: E.right([wedding]), u: E.left({ _tag: 'Unavailable' } as const) }),
      );
      cold(signing, { i: { isLoggedIn: true }, o: { isLoggedIn: false } }).subscribe(shell.set);
      expectObservable(stream.model.changes$.pipe(map(told))).toBe(expected, { o: 'out 0', i: 'in 0', r: 'in 1' });
      flush();
      return entries;
    });
  };

  it.each([
    ['-', '(r|)', 'o'],
    ['--i', '---(r|)', 'o-i--r'],
    ['--i----o', '---(r|)', 'o-i--r-o'],
    ['--i-o', '---(r|)', 'o-i-o'],
    ['--i----o--i', '---(r|)', 'o-i--r-o--i--r'],
  ])(
    '[ROUTE-06] are read once somebody is signed in, and gone once signed out: signing %s, reading %s',
    (...marbles) => {
      expect(played(...marbles)).toEqual([]);
    },
  );

  it('[ROUTE-06] [ANA-02] that they cannot be read is only logged', () => {
    expect(played('--i', '---(u|)', 'o-i')).toEqual([
      { level: 'warning', tag: 'own-registries-not-read', data: { reason: 'Unavailable' } },
    ]);
  });
});
