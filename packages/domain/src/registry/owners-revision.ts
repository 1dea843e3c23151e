/*
 * [SURP-01] [LIVE-01] Owners count the writes of their registry without those that are hidden from them: their version and revision move only with what they may see, in a history of their own.
 *
 * @example ownersRevisionOf(exampleRegistry({ version: versionOf(7), ownersRevision: revisionOf(5) })).version // => 5
 */
import { option as O } from 'fp-ts';
import type { Registry, Revision } from './registry.ts';
import { nextVersion } from './registry.ts';
import type { RegistryEvent } from './registry-fact.ts';

/** The revision of a registry, as owners read it. */
export const ownersRevisionOf = ({
  ownersRevision,
  version,
  revisionId,
}: Pick<Registry, keyof Revision | 'ownersRevision'>): Revision => ownersRevision ?? { version, revisionId };

/** A write to a registry that owners saw at the revision `before`, in the owners' history; `none` when it is hidden from them. */
export const ownersEvent = (before: Revision, event: RegistryEvent): O.Option<RegistryEvent> => {
  if (event.isHidden) return O.none;
  const { version, revisionId: baseRevisionId } = before;
  const hasWritten = event.revisionId !== event.baseRevisionId;
  return O.some({
    version: hasWritten ? nextVersion(version) : version,
    revisionId: hasWritten ? event.revisionId : baseRevisionId,
    baseRevisionId,
    facts: event.facts,
  });
};

/** The owners' revision after the write. */
export const ownersRevisionAfter = (before: Revision, event: RegistryEvent): Revision => {
  const seen = ownersEvent(before, event);
  return O.isNone(seen) ? before : { version: seen.value.version, revisionId: seen.value.revisionId };
};
