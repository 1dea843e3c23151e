/*
 * [LIVE-01] Who was away for a while is told all that happened since, write by write; when part of it is no longer known, or what the reader has is not
 * of this registry's past, the reader starts anew.
 *
 * Laws:
 * - one patch for each write, in the order of versions, from the one after what the reader has
 * - nothing missed is no patch
 * - a hole, events no longer known, or a version that the registry has not reached is a gap
 *
 * @example catchUp(exampleRegistry({ version: versionOf(5) }), exampleReader(), versionOf(3), O.none) // => E.left({ _tag: 'Gap' })
 */
import { either as E, option as O } from 'fp-ts';
import type { Gap } from './apply-patch.ts';
import { type PatchReader, patchFor } from './patch-for.ts';
import type { Registry, Version } from './registry.ts';
import type { RegistryEvent } from './registry-fact.ts';
import type { RegistryPatch } from './registry-view.ts';

/** What a reader at that version is told; `registry` was read after the events, so that it holds all that they speak of. */
export const catchUp = (
  registry: Registry,
  reader: PatchReader,
  version: Version,
  events: O.Option<ReadonlyArray<RegistryEvent>>,
): E.Either<Gap, ReadonlyArray<RegistryPatch>> =>
  O.isSome(events) &&
  version <= registry.version &&
  events.value.every((event, index) => event.version === version + 1 + index)
    ? E.right(events.value.map((event) => patchFor(registry, reader, event)))
    : E.left({ _tag: 'Gap' });
