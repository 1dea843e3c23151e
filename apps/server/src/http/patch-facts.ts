import type { GrId, RegistryFact, RegistryPatch, RegistryStore, Role, Unavailable } from '@gift-registry/domain';
import { parseVersion } from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';

/** The facts of the write that a patch for a person of that role describes; empty when they are not available. */
export type FactsOfPatches = (grId: GrId, patch: Written, role: Role) => Promise<ReadonlyArray<RegistryFact>>;

type Written = Pick<RegistryPatch, 'version' | 'revisionId' | 'baseRevisionId'>;

type Read = E.Either<Unavailable, ReadonlyArray<RegistryFact>>;

/** Reads the facts of each write once for all streams of this process, and caches those of the last `size` writes; a failed read is not cached. */
export const factsOfPatches = (registries: Pick<RegistryStore, 'eventsAfter'>, size: number): FactsOfPatches => {
  const kept = new Map<string, Promise<Read>>();
  const read = async (grId: GrId, { version, revisionId, baseRevisionId }: Written, role: Role): Promise<Read> => {
    const before = F.pipe(
      parseVersion(version - 1),
      O.getOrElse(() => version),
    );
    return F.pipe(
      await registries.eventsAfter(grId, { version: before, revisionId: baseRevisionId }, role)(),
      E.map(O.chain((events) => O.fromNullable(events.find((event) => event.revisionId === revisionId)))),
      E.map(
        O.match(
          () => [],
          ({ facts }) => facts,
        ),
      ),
    );
  };
  return async (grId, patch, role) => {
    const key = `${role} ${patch.revisionId}`;
    const reading = kept.get(key) ?? read(grId, patch, role);
    kept.set(key, reading);
    const [oldest] = kept.keys();
    if (kept.size > size && oldest !== undefined) kept.delete(oldest);
    const facts = await reading;
    if (E.isLeft(facts) && kept.get(key) === reading) kept.delete(key);
    return E.getOrElse((): ReadonlyArray<RegistryFact> => [])(facts);
  };
};
