import { createState, type Unavailable } from '@gift-registry/domain';
import { exampleChecklists, sites } from '@gift-registry/domain/testing/arbitrary';
import { either as E } from 'fp-ts';
import { distinctUntilChanged, map } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { loaded } from '../registrant-page/testing/registrant-scene.ts';
import { shownManualTicks } from './checklist-model.ts';
import { checklistReading } from './checklist-reading.ts';

const groups = exampleChecklists.br;

/** Marbles: each answer of a tick and of a read names what is ticked by hand, u no answer; t the page ticks cookware, s dinnerware, r a person returns to the page. */
const played = (
  plan: { readonly reads: ReadonlyArray<string>; readonly ticks: ReadonlyArray<string>; readonly mutations: string },
  expected: string,
) => {
  const answers: Readonly<Record<string, E.Either<Unavailable, ReadonlyArray<string>>>> = {
    b: E.right(['bath']),
    c: E.right(['bath', 'cookware']),
    d: E.right(['bath', 'cookware', 'dinnerware']),
    e: E.right(['bath', 'dinnerware']),
    u: E.left({ _tag: 'Unavailable' }),
  };
  new TestScheduler((actual, wanted) => expect(actual).toEqual(wanted)).run(({ cold, hot, expectObservable }) => {
    const [reads, ticks] = [[...plan.reads], [...plan.ticks]];
    const mutations$ = hot(plan.mutations);
    const returned$ = hot(plan.mutations.replace(/[ts]/g, '-'));
    const reading = checklistReading({
      registry: { model: createState(loaded({ items: [] })) },
      source: {
        read: () =>
          cold(reads.shift() ?? '', answers).pipe(
            map((byHand) => E.map((byHand: ReadonlyArray<string>) => ({ groups, byHand }))(byHand)),
          ),
        tick: () => cold(ticks.shift() ?? '', answers),
      },
      site: sites.main,
      log: { write: () => () => undefined },
      returned$,
    });
    mutations$.subscribe((mutation) => {
      if (mutation === 't') reading.tick('cookware', true);
      if (mutation === 's') reading.tick('dinnerware', true);
    });
    const seen$ = reading.model.changes$.pipe(
      map((model) => (model._tag === 'Read' ? [...shownManualTicks(model)].sort().join(' ') : model._tag)),
      distinctUntilChanged(),
    );
    expectObservable(seen$).toBe(expected, {
      r: 'Reading',
      u: 'NotRead',
      b: 'bath',
      c: 'bath cookware',
      d: 'bath cookware dinnerware',
      e: 'bath dinnerware',
      k: 'cookware',
    });
  });
};

describe('the checklist that several have open', () => {
  it('[CHK-01] a tick’s answer shows what others have ticked meanwhile', () => {
    played({ reads: ['-(b|)'], ticks: ['--(d|)'], mutations: '---t----' }, 'rb-c-d');
  });

  it('[CHK-01] a person who returns sees what others have ticked meanwhile', () => {
    played({ reads: ['-(b|)', '--(e|)'], ticks: [], mutations: '---r----' }, 'rb---e');
  });

  it('[CHK-01] a reading that was pending while a tick was saved does not remove it', () => {
    played({ reads: ['-(b|)', '----(e|)'], ticks: ['--(c|)'], mutations: '---rt---' }, 'rb--c--d');
  });

  it('[CHK-01] two ticks whose answers come in the other order lose nothing', () => {
    played({ reads: ['-(b|)'], ticks: ['----(c|)', '-(e|)'], mutations: '---ts---' }, 'rb-cd');
  });

  it('[CHK-01] what cannot be read on coming back leaves the page as it is; what could not be read at first is read then', () => {
    played({ reads: ['-(b|)', '-(u|)'], ticks: [], mutations: '---r----' }, 'rb');
    played({ reads: ['-(u|)', '-(b|)'], ticks: [], mutations: '---r----' }, 'ru--b');
  });
});
