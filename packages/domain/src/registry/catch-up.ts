/*
 * [LIVE-01] A reader who was away gets every write since. A reader whose revision is not in this registry's history, as after a restore or a failover that lost the last
 * writes, reads everything again.
 *
 * @example catchUp(revisionOf(5), exampleRegistry({ version: versionOf(5) }), []) // => O.some([])
 * @example catchUp({ ...revisionOf(5), revisionId: revisionOf(4).revisionId }, exampleRegistry({ version: versionOf(5) }), []) // => O.none
 */
import { option as O } from 'fp-ts';
import type { Revision } from './registry.ts';
import { isSameRevision, nextVersion } from './registry.ts';
import type { RegistryEvent } from './registry-fact.ts';

/**
 * The events between the seen revision and the present; `none` when they do not continue from it, so that the reader
 * has to read everything again.
 */
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
