import { createState, eventTypeOf, type LogEntry, type OwnRegistry } from '@gift-registry/domain';
import { dayOf, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { map, NEVER } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { type HomeDependencies, type HomeModel, homeStream } from './home.stream.ts';

const wedding: OwnRegistry = {
  grId: grIdOf('4218077'),
  eventType: eventTypeOf('br'),
  eventDate: dayOf('2027-06-12'),
  primaryFirstName: 'Amelia',
  secondaryFirstName: O.some('Jonah'),
};

const planned = (isLoggedIn = false, read$: ReturnType<HomeDependencies['registries']['mine']> = NEVER) => {
  const shell = createState({ isLoggedIn });
  const opened: Array<string> = [];
  const entries: Array<LogEntry> = [];
  const stream = homeStream({
    registries: { mine: () => read$ },
    goTo: (path) => opened.push(path),
    shell,
    log: { write: (entry) => () => entries.push(entry) },
  });
  return { opened, stream, shell, entries };
};

const summary = ({ isLoggedIn, own }: HomeModel): string => `${isLoggedIn ? 'in' : 'out'} ${own.length}`;

describe('one’s own registries', () => {
  /** Marbles: i a person signs in, o out; r the registries are read, u there is no answer. */
  const played = (signing: string, reading: string, expected: string) => {
    const scheduler = new TestScheduler((actual, wanted) => expect(actual).toEqual(wanted));
    return scheduler.run(({ cold, expectObservable, flush }) => {
      const { stream, shell, entries } = planned(
        false,
        cold(reading, { r: E.right([wedding]), u: E.left({ _tag: 'Unavailable' } as const) }),
      );
      cold(signing, { i: { isLoggedIn: true }, o: { isLoggedIn: false } }).subscribe(shell.set);
      expectObservable(stream.model.changes$.pipe(map(summary))).toBe(expected, { o: 'out 0', i: 'in 0', r: 'in 1' });
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
  ])('[ROUTE-06] are read after sign-in, and cleared after sign-out: signing %s, reading %s', (...marbles) => {
    expect(played(...marbles)).toEqual([]);
  });

  it('[ROUTE-06] [ANA-02] that they cannot be read is only logged', () => {
    expect(played('--i', '---(u|)', 'o-i')).toEqual([
      { level: 'warning', tag: 'own-registries.read-failed', data: { reason: 'Unavailable' } },
    ]);
  });
});
