import {
  exampleItem,
  exampleRegistry,
  grIdOf,
  instantOf,
  revisionOf,
  sites,
  visitorIdOf,
} from '@gift-registry/domain/testing/arbitrary';
import { type MemoryDependencies, memoryDependencies } from '@gift-registry/domain/testing/memory';
import { option as O, taskEither as TE } from 'fp-ts';
import { Subject, VirtualTimeScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { NO_LANDING_PARAMETERS } from '../page/index.ts';
import type { Person, RegistrySignal, RegistryStore } from '../ports/index.ts';
import type { Revision } from './registry.ts';
import { watchRegistry } from './watch-registry.service.ts';

const item = exampleItem({ wanted: 900, purchased: 0 });
const registry = exampleRegistry({ items: [item] });
const { grId } = registry;
const address = { grId, viewing: 'own' } as const;

const guest: Person = {
  site: sites.main,
  origin: 'http://localhost:3000',
  visitor: visitorIdOf('visitor-1'),
  account: O.none,
  session: {
    name: O.none,
    begin: () => TE.of(true),
    carryOver: () => TE.of(false),
    end: TE.of(undefined),
    isKnownDevice: () => TE.of(false),
    rememberDevice: () => TE.of(undefined),
    all: () => TE.of([]),
    endOther: () => TE.of(undefined),
  },
  networkAddress: '::1',
  linkKey: O.none,
  arrival: NO_LANDING_PARAMETERS,
};

const owner: Person = { ...guest, account: O.fromNullable(registry.owners[0]) };

/** Lets everything happen that waits for nothing but its turn. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 500; turn += 1) await Promise.resolve();
};

const want = (dependencies: MemoryDependencies, wanted: number): void => {
  dependencies.registries.write(grId, [{ _tag: 'WantedChanged', identity: item.identity, wanted }]);
};

/** What is reported, a word each: the tag, or the patch's version. */
const watched = (
  registries: RegistryStore,
  after: Revision = registry,
  scheduler = new VirtualTimeScheduler(),
  person: Person = guest,
) => {
  const heard: Array<string | number> = [];
  const word = (signal: RegistrySignal) => (signal._tag === 'Patched' ? signal.patch.version : signal._tag);
  const subscription = watchRegistry(
    { registries, clock: { now: () => instantOf('2027-06-01T11:00:00.000Z'), timeZone: 'America/Chicago' } },
    scheduler,
  )(person)(address, after).subscribe({
    next: (signal) => heard.push(word(signal)),
    error: () => heard.push('error'),
    complete: () => heard.push('end'),
  });
  return { heard, subscription, scheduler };
};

/** A store that can go away and come back. */
const fallible = (store: RegistryStore) => {
  let isAway = false;
  let reads = 0;
  return {
    setAway: (away: boolean) => {
      isAway = away;
    },
    reads: () => reads,
    store: {
      ...store,
      eventsAfter: (...args: Parameters<RegistryStore['eventsAfter']>) => {
        reads += 1;
        return isAway ? TE.left({ _tag: 'Unavailable' } as const) : store.eventsAfter(...args);
      },
    },
  };
};

describe('watching a registry', () => {
  it('[LIVE-01] first what was missed, then what happens, each once and in order', async () => {
    const dependencies = memoryDependencies({ registries: [registry] });
    for (const wanted of [1, 2]) want(dependencies, wanted);
    const { heard } = watched(dependencies.registries);
    await settle();
    expect(heard).toEqual(['Connected', 1, 2]);
    want(dependencies, 3);
    await settle();
    for (const wanted of [4, 5]) want(dependencies, wanted);
    await settle();
    expect(heard).toEqual(['Connected', 1, 2, 3, 4, 5]);
  });

  it('[LIVE-01] what is written while a read is under way is read after it, with one more read for all of it', async () => {
    const dependencies = memoryDependencies({ registries: [registry] });
    let letThrough = (): void => undefined;
    const requestGuard = new Promise<void>((open) => {
      letThrough = open;
    });
    let reads = 0;
    const slow: RegistryStore = {
      ...dependencies.registries,
      eventsAfter: (id, version, role) => async () => {
        reads += 1;
        if (reads === 1) await requestGuard;
        return dependencies.registries.eventsAfter(id, version, role)();
      },
    };
    const { heard } = watched(slow);
    await settle();
    for (const wanted of [1, 2, 3]) want(dependencies, wanted);
    await settle();
    expect(heard).toEqual([]);
    letThrough();
    await settle();
    expect(heard).toEqual(['Connected', 1, 2, 3]);
    expect(reads).toBe(2);
  });

  it('[LIVE-01] the items are read only when something happened', async () => {
    const dependencies = memoryDependencies({ registries: [registry] });
    let finds = 0;
    const counting: RegistryStore = {
      ...dependencies.registries,
      find: (id) => {
        finds += 1;
        return dependencies.registries.find(id);
      },
    };
    const { heard } = watched(counting);
    await settle();
    expect([heard, finds]).toEqual([['Connected'], 0]);
    want(dependencies, 1);
    await settle();
    expect([heard, finds]).toEqual([['Connected', 1], 1]);
  });

  it('[LIVE-01] [THX-01] whom the owners thanked wakes no guest, and no version is missing in the next event', async () => {
    const dependencies = memoryDependencies({ registries: [registry] });
    let finds = 0;
    const counting: RegistryStore = {
      ...dependencies.registries,
      find: (id) => {
        finds += 1;
        return dependencies.registries.find(id);
      },
    };
    const { heard } = watched(counting);
    const own = watched(dependencies.registries, registry, undefined, owner);
    await settle();
    for (const _ of [1, 2]) dependencies.registries.write(grId, [{ _tag: 'ThanksWritten' }]);
    await settle();
    expect([heard, finds]).toEqual([['Connected'], 0]);
    expect(own.heard).toEqual(['Connected', 1, 2]);
    want(dependencies, 3);
    await settle();
    expect([heard, finds]).toEqual([['Connected', 1, 2, 3], 1]);
    expect(own.heard).toEqual(['Connected', 1, 2, 3]);
  });

  it('[LIVE-01] another registry’s writes wake no one', async () => {
    const dependencies = memoryDependencies({ registries: [registry] });
    const other = grIdOf('999999');
    dependencies.put({ registries: [{ ...registry, grId: other }] });
    const { store, reads } = fallible(dependencies.registries);
    watched(store);
    await settle();
    dependencies.registries.write(other, [{ _tag: 'WantedChanged', identity: item.identity, wanted: 4 }]);
    await settle();
    expect(reads()).toBe(1);
  });

  it('[LIVE-01] when too much was missed the reader reads everything again, and then follows', async () => {
    const dependencies = memoryDependencies({ registries: [registry] });
    for (const wanted of [1, 2]) want(dependencies, wanted);
    dependencies.registries.forgetEvents(grId);
    const { heard } = watched(dependencies.registries);
    await settle();
    want(dependencies, 3);
    await settle();
    expect(heard).toEqual(['Connected', 'Reload', 3]);
    const ahead = watched(dependencies.registries, revisionOf(100));
    await settle();
    expect(ahead.heard).toEqual(['Connected', 'Reload']);
  });

  it('[LIVE-01] anyone who has seen what an older backup does not have has to reload, also when that has come as far or further', async () => {
    const dependencies = memoryDependencies({ registries: [registry] });
    for (const wanted of [1, 2, 3]) want(dependencies, wanted);
    const seen = dependencies.registries.get(grId) ?? registry;
    dependencies.put({ registries: [{ ...registry, ...revisionOf(1, 1) }] });
    for (const wanted of [4, 5, 6, 7]) {
      want(dependencies, wanted);
      const { heard } = watched(dependencies.registries, seen);
      await settle();
      expect(heard).toEqual(['Connected', 'Reload']);
    }
  });

  it('[LIVE-01] when the store is reached again anyone who watches looks again: what was lost is reported too', async () => {
    const dependencies = memoryDependencies({ registries: [registry] });
    const reconnected$ = new Subject<void>();
    const { heard } = watched({ ...dependencies.registries, reconnected$ });
    await settle();
    want(dependencies, 1);
    await settle();
    dependencies.put({ registries: [{ ...registry, ...revisionOf(1, 1) }] });
    await settle();
    expect(heard).toEqual(['Connected', 1]);
    reconnected$.next();
    await settle();
    expect(heard).toEqual(['Connected', 1, 'Reload']);
  });

  it('[LIVE-01] while the store is away it is polled again, less and less often, and afterwards nothing is missing', async () => {
    const dependencies = memoryDependencies({ registries: [registry] });
    const { store, setAway, reads } = fallible(dependencies.registries);
    const { heard, scheduler } = watched(store);
    await settle();
    setAway(true);
    want(dependencies, 1);
    await settle();
    expect(heard).toEqual(['Connected', 'Disconnected']);
    const moments: number[] = [];
    for (let attempt = 0; attempt < 9; attempt += 1) {
      scheduler.flush();
      moments.push(scheduler.frame);
      await settle();
    }
    expect(moments.map((moment, index) => moment - (moments[index - 1] ?? 0))).toEqual([
      500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
    ]);
    expect(reads()).toBe(11);
    want(dependencies, 2);
    setAway(false);
    scheduler.flush();
    await settle();
    want(dependencies, 3);
    await settle();
    expect(heard).toEqual(['Connected', 'Disconnected', 'Connected', 1, 2, 3]);
  });

  it('[ROUTE-17] [LIVE-01] it ends when the registry is gone for this person, at the start or later; anyone who saw it has to reload', async () => {
    const dependencies = memoryDependencies({
      registries: [exampleRegistry({ items: [item], visibility: { _tag: 'Private' } })],
    });
    const hidden = watched(dependencies.registries);
    await settle();
    expect(hidden.heard).toEqual(['end']);
    dependencies.put({ registries: [registry] });
    const { heard } = watched(dependencies.registries);
    await settle();
    dependencies.put({ registries: [{ ...registry, visibility: { _tag: 'Private' } }] });
    want(dependencies, 1);
    await settle();
    expect(heard).toEqual(['Connected', 'Reload', 'end']);
  });

  it('[LIVE-01] a person who stops watching gets nothing more, and nothing waits', async () => {
    const dependencies = memoryDependencies({ registries: [registry] });
    const { store, setAway } = fallible(dependencies.registries);
    const { heard, subscription, scheduler } = watched(store);
    await settle();
    setAway(true);
    want(dependencies, 1);
    await settle();
    subscription.unsubscribe();
    setAway(false);
    scheduler.flush();
    want(dependencies, 2);
    await settle();
    expect(heard).toEqual(['Connected', 'Disconnected']);
  });
});
