import type { RegistryPatch } from '../registry/index.ts';

/** What an open page is told: a patch to fold in, or that too much was missed and the page must be read anew. */
export type RegistrySignal =
  | { readonly _tag: 'Patched'; readonly patch: RegistryPatch }
  | { readonly _tag: 'Reload' }
  | { readonly _tag: 'Connected' }
  | { readonly _tag: 'Disconnected' };
