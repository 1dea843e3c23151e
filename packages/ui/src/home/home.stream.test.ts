import { eventTypeOf, type LogEntry, liveCell, type OwnRegistry, type Unavailable } from '@gift-registry/domain';
import { dayOf, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { homeStream } from './home.stream.ts';

const wedding: OwnRegistry = {
  grId: grIdOf('4218077'),
  eventType: eventTypeOf('br'),
  eventDate: dayOf('2027-06-12'),
  primaryFirstName: 'Amelia',
  secondaryFirstName: O.some('Jonah'),
};

const planned = (isLoggedIn = false, mine: E.Either<Unavailable, ReadonlyArray<OwnRegistry>> = E.right([wedding])) => {
  const shell = liveCell({ isLoggedIn });
  const opened: Array<string> = [];
  const entries: Array<LogEntry> = [];
  const asked: Array<string> = [];
  const stream = homeStream({
    goTo: (path) => opened.push(path),
    shell,
    registries: {
      mine: async () => {
        asked.push('mine');
        return mine;
      },
    },
    log: { write: (entry) => () => entries.push(entry) },
  });
  return { opened, stream, shell, entries, asked };
};

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
  it('[ROUTE-06] are read once somebody is signed in, and not before', async () => {
    const { stream, shell, asked } = planned();
    stream.model.changes$.subscribe();
    expect(asked).toEqual([]);
    shell.set({ isLoggedIn: true });
    await expect.poll(() => stream.model.value.own).toEqual([wedding]);
    expect(asked).toEqual(['mine']);
  });

  it('[ROUTE-06] [ANA-02] that they cannot be read is only logged', async () => {
    const { stream, entries } = planned(true, E.left({ _tag: 'Unavailable' }));
    stream.model.changes$.subscribe();
    await expect
      .poll(() => entries)
      .toEqual([{ level: 'warning', tag: 'own-registries-not-read', data: { fault: 'Unavailable' } }]);
    expect(stream.model.value.own).toEqual([]);
  });
});
