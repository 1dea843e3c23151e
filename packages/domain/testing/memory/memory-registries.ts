import {
  applyEvent,
  type GrId,
  identityKey,
  nextVersion,
  type Registry,
  type RegistryEvent,
  type RegistryFact,
  type RegistryStore,
} from '@gift-registry/domain';
import { either as E, option as O, taskEither as TE } from 'fp-ts';
import { Subject } from 'rxjs';

interface Kept {
  readonly registry: Registry;
  readonly events: ReadonlyArray<RegistryEvent>;
}

/** Registries in a Map; a write runs to its end before another begins. */
export interface MemoryRegistries extends RegistryStore {
  readonly put: (registry: Registry) => void;
  readonly get: (grId: GrId) => Registry | undefined;
  /** Everything that happened to the registry, oldest first. */
  readonly facts: (grId: GrId) => ReadonlyArray<RegistryFact>;
  /** Writes the facts, if any, and wakes who watches. */
  readonly write: (grId: GrId, facts: ReadonlyArray<RegistryFact>) => void;
  /** Forgets the events, as a keeper does after a while. */
  readonly forgetEvents: (grId: GrId) => void;
}

/** An empty store. */
export const memoryRegistries = (): MemoryRegistries => {
  const kept = new Map<GrId, Kept>();
  const everything = new Map<GrId, ReadonlyArray<RegistryFact>>();
  const written$ = new Subject<GrId>();

  const write = (grId: GrId, facts: ReadonlyArray<RegistryFact>): void => {
    const present = kept.get(grId);
    if (present === undefined || facts.length === 0) return;
    const event = { version: nextVersion(present.registry.version), facts };
    kept.set(grId, { registry: applyEvent(present.registry, event), events: [...present.events, event] });
    everything.set(grId, [...(everything.get(grId) ?? []), ...facts]);
    written$.next(grId);
  };

  return {
    put: (registry) => {
      kept.set(registry.grId, { registry, events: [] });
    },
    get: (grId) => kept.get(grId)?.registry,
    facts: (grId) => everything.get(grId) ?? [],
    write,
    forgetEvents: (grId) => {
      const present = kept.get(grId);
      if (present !== undefined) kept.set(grId, { ...present, events: [] });
    },
    find: (grId) => TE.fromIO(() => O.fromNullable(kept.get(grId)?.registry)),
    change: (grId, touching, decide) => () => {
      const touched = new Set(touching.map(identityKey));
      const registry = kept.get(grId)?.registry;
      const decided = decide(
        registry === undefined
          ? O.none
          : O.some({ ...registry, items: registry.items.filter(({ identity }) => touched.has(identityKey(identity))) }),
      );
      if (E.isLeft(decided)) return Promise.resolve(decided);
      write(grId, decided.right);
      const after = kept.get(grId)?.registry;
      return Promise.resolve(
        after === undefined
          ? E.left({ _tag: 'Unavailable' })
          : E.right({ version: after.version, facts: decided.right }),
      );
    },
    eventsAfter: (grId, version) =>
      TE.fromIO(() => {
        const present = kept.get(grId);
        const after = (present?.events ?? []).filter((event) => event.version > version);
        return present !== undefined && present.registry.version - version === after.length ? O.some(after) : O.none;
      }),
    written$,
  };
};
