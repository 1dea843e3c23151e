import { option as O } from 'fp-ts';
import type { NewRegistryMemory, StoredNewRegistry } from '../new-registry-model.ts';

/** A memory that outlives the stream, as a tab's storage outlives a reload. */
export const memoryNewRegistry = (
  given: O.Option<StoredNewRegistry> = O.none,
): NewRegistryMemory & { readonly stored: () => O.Option<StoredNewRegistry> } => {
  let stored = given;
  return {
    stored: () => stored,
    read: () => stored,
    keep: (form) => () => {
      stored = O.some(form);
    },
  };
};
