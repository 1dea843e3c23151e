import type { RegistryPatch, Site } from '@gift-registry/domain';
import type * as t from 'io-ts';
import { version } from './identity.ts';
import { patchFromWire, patchToWire, patchWire } from './patch.wire.ts';
import { flag } from './text.ts';

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
