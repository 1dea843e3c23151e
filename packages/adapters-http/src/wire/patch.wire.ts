import type { RegistryPatch, Site } from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import type * as t from 'io-ts';
import { spelled } from './choice.ts';
import { answerCodec } from './codec.ts';
import { headerFromWire, headerProps, headerToWire, totalsFromWire, totalsProps, totalsToWire } from './header.wire.ts';
import { identity, revisionId, version } from './identity.ts';
import { orMissing } from './option.ts';
import { registryItemFromWire, registryItemToWire, registryItemWire } from './registry-item.wire.ts';
import { answerShape, list } from './shape.ts';
import { flag } from './text.ts';

/** What one write changed, for one reader: data of the live stream and part of an owner's answers. */
export const patchWire = answerShape({
  version,
  revisionId,
  baseRevisionId: revisionId,
  items: list(registryItemWire),
  removed: list(identity),
  header: orMissing(answerShape(headerProps)),
  totals: orMissing(answerShape(totalsProps)),
  visibility: orMissing(spelled({ findable: 'findable', link: 'link', private: 'private' })),
});

type PatchWire = t.TypeOf<typeof patchWire>;

export const patchFromWire = (wire: PatchWire): RegistryPatch => ({
  version: wire.version,
  revisionId: wire.revisionId,
  baseRevisionId: wire.baseRevisionId,
  items: wire.items.map(registryItemFromWire),
  removed: wire.removed,
  header: F.pipe(wire.header, O.map(headerFromWire)),
  totals: F.pipe(wire.totals, O.map(totalsFromWire)),
  ...(O.isSome(wire.visibility) ? { visibility: wire.visibility.value } : {}),
});

export const patchToWire = (site: Site, patch: RegistryPatch): PatchWire => ({
  version: patch.version,
  revisionId: patch.revisionId,
  baseRevisionId: patch.baseRevisionId,
  items: patch.items.map(registryItemToWire(site)),
  removed: patch.removed,
  header: F.pipe(patch.header, O.map(headerToWire)),
  totals: F.pipe(patch.totals, O.map(totalsToWire)),
  visibility: O.fromNullable(patch.visibility),
});

/** The data of a live event. */
export const registryPatch = answerCodec(patchWire, patchFromWire, patchToWire);

/** What every answer of a write to a registry says: that it was done, which version it led to, and what it changed. */
export const written = { isSuccess: flag, version, patch: patchWire };

/** What else such an answer says, with the patch in our words. */
export const writtenFromWire = <
  Its extends { readonly isSuccess: boolean; readonly patch: t.TypeOf<typeof patchWire> },
>({
  isSuccess: _,
  patch,
  ...said
}: Its) => ({ ...said, patch: patchFromWire(patch) });

/** The answer of such a write, as it travels. */
export const writtenToWire = <Its extends { readonly patch: RegistryPatch }>(site: Site, { patch, ...said }: Its) => ({
  ...said,
  isSuccess: true,
  patch: patchToWire(site, patch),
});
