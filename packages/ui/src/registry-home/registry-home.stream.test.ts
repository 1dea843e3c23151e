import { createState, eventTypeOf, type GrId, type OwnRegistry } from '@gift-registry/domain';
import { exampleRegistry, grIdOf, sites } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { distinctUntilChanged, map } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { registryHomeStream } from './registry-home.stream.ts';

const wedding: OwnRegistry = exampleRegistry();
const kids: OwnRegistry = exampleRegistry({ grId: grIdOf('7310443'), eventType: eventTypeOf('kd') });

/** Marbles: r the registries are read, u there is no answer. */
const played = (reads: string, chosen: O.Option<GrId>, expected: string, isLoggedIn = true) => {
  const scheduler = new TestScheduler((actual, wanted) => expect(actual).toEqual(wanted));
  return scheduler.run(({ cold, expectObservable, flush }) => {
    const stream = registryHomeStream({
      registries: {
        mine: () => cold(reads, { r: E.right([wedding, kids]), u: E.left({ _tag: 'Unavailable' } as const) }),
      },
      site: sites.main,
      chosen,
      shell: createState({ isLoggedIn }),
      log: { write: () => () => undefined },
    });
    const seen$ = stream.model.changes$.pipe(
      map(({ own, chosen }) => `${own._tag} ${chosen._tag}`),
      distinctUntilChanged(),
    );
    expectObservable(seen$).toBe(expected, {
      o: 'SignedOut None',
      w: 'Reading None',
      r: 'Read None',
      c: 'Read Some',
      u: 'Unread None',
    });
    flush();
    return stream.model.value;
  });
};

describe('registry home', () => {
  it('[ROUTE-06] lists the person’s registries once signed in', () => {
    expect(played('--(r|)', O.none, 'w-r').own).toEqual({ _tag: 'Read', own: [wedding, kids] });
    expect(played('--(r|)', O.none, 'o', false).here).toBe('/gift-registry/my-gift-registry/');
  });

  it('[ROUTE-06] [PAGE-07] chooses the registry of the address, with its first steps', () => {
    const model = played('--(r|)', O.some(wedding.grId), 'w-c');
    expect(model).toMatchObject({
      here: '/gift-registry/my-gift-registry/7310442',
      chosen: O.some({
        curated: '/gift-registry/add-more-gifts/wedding',
        checklist: O.some('/gift-registry/checklist/7310442'),
        list: '/gift-registry/registrant-list/7310442',
      }),
    });
    expect(played('--(r|)', O.some(kids.grId), 'w-c').chosen).toMatchObject(
      O.some({ curated: '/gift-registry/add-more-gifts/kids', checklist: O.none }),
    );
  });

  it('[ROUTE-06] never chooses another person’s registry', () => {
    played('--(r|)', O.some(grIdOf('999999')), 'w-r');
  });
});
