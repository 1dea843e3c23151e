import { createState, eventTypeOf, type LogEntry, type OwnRegistry, recommendedItem } from '@gift-registry/domain';
import { dayOf, exampleProduct, grIdOf, sites } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O, taskEither as TE } from 'fp-ts';
import { map, NEVER } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { type HomeDependencies, type HomeModel, homeStream } from './home.stream.ts';

const wedding: OwnRegistry = {
  grId: grIdOf('4218077'),
  eventType: eventTypeOf('br'),
  eventDate: O.some(dayOf('2027-06-12')),
  isPaused: false,
  primaryFirstName: 'Amelia',
  secondaryFirstName: O.some('Jonah'),
};

const bear = recommendedItem(exampleProduct());

interface Setting {
  readonly pod?: HomeDependencies['recommendations']['pod'];
  readonly picks?: HomeDependencies['picks'];
}

const planned = (
  isLoggedIn = false,
  read$: ReturnType<HomeDependencies['registries']['mine']> = NEVER,
  { pod = () => TE.left({ _tag: 'Unavailable' }), picks = O.some([bear]) }: Setting = {},
) => {
  const shell = createState({ isLoggedIn });
  const opened: Array<string> = [];
  const entries: Array<LogEntry> = [];
  const stream = homeStream({
    registries: { mine: () => read$ },
    recommendations: { pod },
    site: sites.kids,
    picks,
    goTo: (path) => opened.push(path),
    shell,
    log: { write: (entry) => () => entries.push(entry) },
  });
  return { opened, stream, shell, entries };
};

const summary = ({ own }: HomeModel): string => own._tag;

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
      expectObservable(stream.model.changes$.pipe(map(summary))).toBe(expected, {
        o: 'SignedOut',
        i: 'Reading',
        r: 'Read',
        u: 'Unread',
      });
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
    expect(played('--i', '---(u|)', 'o-i--u')).toEqual([
      { level: 'warning', tag: 'own-registries.read-failed', data: { reason: 'Unavailable' } },
    ]);
  });
});

describe('the top picks', () => {
  it('[SHOP-05] [ANA-02] are those that came with the page, or are read from the site’s pod; a failure is only logged', async () => {
    const asked: Array<string> = [];
    const answer = { items: [bear], title: '', resultId: '', length: 1 };
    const reading: Setting = {
      pod: (podId) => {
        asked.push(podId);
        return TE.right(answer);
      },
      picks: O.none,
    };
    for (const setting of [{}, reading]) {
      const { stream } = planned(false, NEVER, setting);
      stream.model.changes$.subscribe();
      await Promise.resolve();
      await Promise.resolve();
      expect(stream.model.value.picks).toEqual([bear]);
    }
    expect(asked).toEqual(['top-registry-picks-baby']);
    const failed = planned(false, NEVER, { picks: O.none });
    failed.stream.model.changes$.subscribe();
    await Promise.resolve();
    await Promise.resolve();
    expect(failed.entries.map(({ tag }) => tag)).toEqual(['start-page-picks.read-failed']);
  });
});
