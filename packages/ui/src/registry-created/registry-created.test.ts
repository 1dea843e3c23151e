import { type AnalyticsEvent, createState } from '@gift-registry/domain';
import { exampleView } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import type { RegistryModel } from '../registry/index.ts';
import { registryCreated$ } from './registry-created.ts';

const created = { create: 'true', emailOptIn: 'f00d' };

/** Marbles: the registry is read at r; the work is watched twice, as by two parts of a page. */
const played = (query: Readonly<Record<string, unknown>>, role: 'registrant' | 'guest' = 'registrant') => {
  const tracked: AnalyticsEvent[] = [];
  let left = 0;
  const loaded: RegistryModel = {
    _tag: 'Loaded',
    view: exampleView({ role }),
    isComplete: true,
    connection: 'live',
    epoch: 0,
    lastChange: O.none,
  };
  const scheduler = new TestScheduler((actual, wanted) => expect(actual).toEqual(wanted));
  scheduler.run(({ cold, expectObservable, flush }) => {
    const model = createState<RegistryModel>({ _tag: 'Loading' });
    cold<RegistryModel>('---r', { r: loaded }).subscribe(model.set);
    const effects$ = registryCreated$({
      registry: { model },
      analytics: { track: (event) => () => tracked.push(event) },
      address: {
        query: () => query,
        clear: () => {
          left += 1;
        },
      },
    });
    expectObservable(effects$).toBe('---|');
    effects$.subscribe();
    flush();
  });
  return { tracked, left };
};

describe('arriving from creating a registry', () => {
  it('[ROUTE-13] [ANA-01] is tracked once, with the opt-ins, and removed from the address', () => {
    expect(played(created)).toEqual({
      tracked: [{ _tag: 'RegistryCreated', grId: '7310442', optIns: { emailOptIn: 'f00d' } }],
      left: 1,
    });
  });

  it('[ROUTE-13] an address without the parameter is not tracked and stays', () => {
    expect(played({ emailOptIn: 'f00d' })).toEqual({ tracked: [], left: 0 });
  });

  it('[ROUTE-13] is not tracked for a guest with that address', () => {
    expect(played(created, 'guest')).toEqual({ tracked: [], left: 1 });
  });
});
