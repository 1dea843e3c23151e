import { option as O } from 'fp-ts';
import type { KeptNewRegistry, NewRegistryMemory } from '../new-registry-model.ts';

/** A memory that outlives the stream, as the tab's does a reload. */
export const memoryNewRegistry = (
  given: O.Option<KeptNewRegistry> = O.none,
): NewRegistryMemory & { readonly kept: () => O.Option<KeptNewRegistry> } => {
  let kept = given;
  return {
    kept: () => kept,
    read: () => kept,
    keep: (form) => () => {
      kept = O.some(form);
    },
  };
};
