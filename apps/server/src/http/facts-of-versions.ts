import type { GrId, RegistryFact, RegistryStore, Unavailable, Version } from '@gift-registry/domain';
import { parseVersion } from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';

/** The facts of one write of a registry; none at hand is an empty list. */
export type FactsOfVersions = (grId: GrId, version: Version) => Promise<ReadonlyArray<RegistryFact>>;

type Read = E.Either<Unavailable, ReadonlyArray<RegistryFact>>;

/** Reads each write's facts once for all streams of this process and keeps those of the last `size` writes; a read that failed is not kept. */
export const factsOfVersions = (registries: Pick<RegistryStore, 'eventsAfter'>, size: number): FactsOfVersions => {
  const kept = new Map<string, Promise<Read>>();
  const read = async (grId: GrId, version: Version): Promise<Read> => {
    const before = F.pipe(
      parseVersion(version - 1),
      O.getOrElse(() => version),
    );
    return F.pipe(
      await registries.eventsAfter(grId, before)(),
      E.map(O.chain((events) => O.fromNullable(events.find((event) => event.version === version)))),
      E.map(
        O.match(
          () => [],
          ({ facts }) => facts,
        ),
      ),
    );
  };
  return async (grId, version) => {
    const key = `${grId} ${version}`;
    const reading = kept.get(key) ?? read(grId, version);
    kept.set(key, reading);
    const [oldest] = kept.keys();
    if (kept.size > size && oldest !== undefined) kept.delete(oldest);
    const facts = await reading;
    if (E.isLeft(facts) && kept.get(key) === reading) kept.delete(key);
    return E.getOrElse((): ReadonlyArray<RegistryFact> => [])(facts);
  };
};
