import {
  applyEvent,
  catchUp,
  type GrId,
  type ItemIdentity,
  identityKey,
  type NewRegistry,
  type Registry,
  type RegistryEvent,
  type RegistryFact,
  type RegistryStore,
  type Revision,
  wantedAtLeastOnce,
} from '@gift-registry/domain';
import { either as E, option as O, taskEither as TE } from 'fp-ts';
import { NEVER, Subject } from 'rxjs';
import { revisionOf, writtenAfter } from '../arbitrary/literal.ts';
import type { MemoryCatalogue } from './memory-catalogue.ts';
import type { MemoryKeys } from './memory-keys.ts';

interface Kept {
  readonly registry: Registry;
  readonly events: ReadonlyArray<RegistryEvent>;
}

/** Registries in a Map; a write runs to its end before another begins. */
export interface MemoryRegistries extends RegistryStore {
  /** Each of its items wants at least 1, as the constructor and the database say (ITEM-01). */
  readonly put: (registry: NewRegistry) => void;
  readonly get: (grId: GrId) => Registry | undefined;
  readonly all: () => ReadonlyArray<Registry>;
  /** Whether there is a registry of that number, or ever was. */
  readonly wasThere: (grId: GrId) => boolean;
  /** Everything that happened to the registry, oldest first. */
  readonly facts: (grId: GrId) => ReadonlyArray<RegistryFact>;
  /** Writes the facts, if any, and wakes who watches. */
  readonly write: (grId: GrId, facts: ReadonlyArray<RegistryFact>) => void;
  /** Takes the registry away; what happened to it stays in `facts`. */
  readonly take: (grId: GrId) => void;
  /** Forgets the events, as a keeper does after a while. */
  readonly forgetEvents: (grId: GrId) => void;
}

const accessOf = ({ grId, version, market, visibility, owners }: Registry) => ({
  grId,
  version,
  market,
  visibility,
  owners,
});

const nothingHappened = ({ version, revisionId }: Revision): RegistryEvent => ({
  version,
  revisionId,
  baseRevisionId: revisionId,
  facts: [],
});

/** An empty store; what is new on a registry is of the catalogue's products. */
export const memoryRegistries = (keys: MemoryKeys, catalogue: Pick<MemoryCatalogue, 'get'>): MemoryRegistries => {
  const kept = new Map<GrId, Kept>();
  const everything = new Map<GrId, ReadonlyArray<RegistryFact>>();
  const numbers = new Set<GrId>();
  const written$ = new Subject<GrId>();

  const skusOf = (fact: RegistryFact): ReadonlyArray<ItemIdentity['sku']> => {
    if (fact._tag === 'Added') return [fact.identity.sku];
    return fact._tag === 'Replaced' ? [fact.replacement.sku] : [];
  };

  /** The event that the facts make of the registry, and the registry after it; without facts it stays as it is. */
  const after = (registry: Registry, facts: ReadonlyArray<RegistryFact>): Kept & { readonly event: RegistryEvent } => {
    const events = kept.get(registry.grId)?.events ?? [];
    if (facts.length === 0) return { registry, events, event: nothingHappened(registry) };
    const event = { ...writtenAfter(registry), facts };
    const products = catalogue.get(registry.market, facts.flatMap(skusOf));
    return { registry: applyEvent(registry, event, products), events: [...events, event], event };
  };

  const keep = ({ registry, events, event }: ReturnType<typeof after>): void => {
    if (event.facts.length === 0) return;
    const { grId } = registry;
    kept.set(grId, { registry, events });
    everything.set(grId, [...(everything.get(grId) ?? []), ...event.facts]);
    written$.next(grId);
  };

  const named = (registry: Registry | undefined, touching: ReadonlyArray<ItemIdentity>): O.Option<Registry> => {
    const touched = new Set(touching.map(identityKey));
    return registry === undefined
      ? O.none
      : O.some({ ...registry, items: registry.items.filter(({ identity }) => touched.has(identityKey(identity))) });
  };

  return {
    put: (registry) => {
      numbers.add(registry.grId);
      const items = registry.items.map((item) => ({ ...item, wanted: wantedAtLeastOnce(item.wanted) }));
      kept.set(registry.grId, { registry: { ...revisionOf(registry.version), ...registry, items }, events: [] });
    },
    get: (grId) => kept.get(grId)?.registry,
    all: () => [...kept.values()].map(({ registry }) => registry),
    wasThere: (grId) => numbers.has(grId),
    facts: (grId) => everything.get(grId) ?? [],
    write: (grId, facts) => {
      const present = kept.get(grId)?.registry;
      if (present !== undefined) keep(after(present, facts));
    },
    take: (grId) => {
      kept.delete(grId);
      written$.next(grId);
    },
    forgetEvents: (grId) => {
      const present = kept.get(grId);
      if (present !== undefined) kept.set(grId, { ...present, events: [] });
    },
    access: (grId) => TE.fromIO(() => O.map(accessOf)(O.fromNullable(kept.get(grId)?.registry))),
    find: (grId) => TE.fromIO(() => O.fromNullable(kept.get(grId)?.registry)),
    change: (grId, touching, decide) => () => {
      const registry = kept.get(grId)?.registry;
      const decided = decide(named(registry, touching));
      if (E.isLeft(decided)) return Promise.resolve(decided);
      if (registry === undefined) return Promise.resolve(E.left({ _tag: 'Unavailable' }));
      const done = after(registry, decided.right);
      keep(done);
      return Promise.resolve(E.right(done.event));
    },
    changeIdempotently: (grId, touching, once, decide) => async () => {
      const before = O.isSome(once) ? keys.look(once.value) : E.right(O.none);
      if (E.isLeft(before)) return before;
      if (O.isSome(before.right)) return E.right(before.right.value);
      const registry = kept.get(grId)?.registry;
      const skus = [...new Set(touching.map(({ sku }) => sku))];
      const products = registry === undefined ? [] : catalogue.get(registry.market, skus);
      const decided = decide(named(registry, touching), products);
      if (E.isLeft(decided)) return decided;
      if (registry === undefined) return E.left({ _tag: 'Unavailable' });
      const done = after(registry, decided.right.facts);
      const answer = decided.right.answer(done.event, done.registry);
      keep(done);
      if (O.isSome(once)) keys.end(once.value, O.some(answer));
      return E.right(answer);
    },
    ownedBy: (account, market) =>
      TE.fromIO(() =>
        [...kept.values()]
          .reverse()
          .map(({ registry }) => registry)
          .filter((registry) => registry.market === market && registry.owners.includes(account))
          .map(({ grId, eventType, eventDate, primaryFirstName, secondaryFirstName }) => ({
            grId,
            eventType,
            eventDate,
            primaryFirstName,
            secondaryFirstName,
          })),
      ),
    eventsAfter: (grId, since) =>
      TE.fromIO(() => {
        const present = kept.get(grId);
        if (present === undefined) return O.none;
        return catchUp(
          since,
          present.registry,
          present.events.filter(({ version }) => version > since.version),
        );
      }),
    written$,
    reconnected$: NEVER,
  };
};
