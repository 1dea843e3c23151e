/*
 * [LIVE-01] Who was away for a while is told all that happened since, write by write. Who has seen what is not of this registry's past, as after a restore or a failover
 * that lost the last writes, starts anew, whatever the versions are.
 *
 * Laws:
 * - whoever has seen a revision of the past is told every write after it, in order
 * - whoever has seen the present revision is told nothing
 * - a hole, events no longer known, or a version that the registry has not reached starts anew
 * - a revision of another history starts anew, also where this one has come to the same version or further
 *
 * @example catchUp(revisionOf(5), exampleRegistry({ version: versionOf(5) }), []) // => O.some([])
 * @example catchUp({ ...revisionOf(5), revisionId: revisionOf(4).revisionId }, exampleRegistry({ version: versionOf(5) }), []) // => O.none
 */
import { option as O } from 'fp-ts';
import type { Revision } from './registry.ts';
import type { RegistryEvent } from './registry-fact.ts';
import { isSameRevision, nextVersion } from './version.ts';

/** The events that lead from what was seen to the present, when those after the version seen do; none when they do not, so that the reader must begin anew. */
export const catchUp = (
  seen: Revision,
  present: Revision,
  events: ReadonlyArray<RegistryEvent>,
): O.Option<ReadonlyArray<RegistryEvent>> => {
  const isChain = events.every(({ version, baseRevisionId }, index) => {
    const base = events[index - 1] ?? seen;
    return version === nextVersion(base.version) && baseRevisionId === base.revisionId;
  });
  return isChain && isSameRevision(events.at(-1) ?? seen, present) ? O.some(events) : O.none;
};
