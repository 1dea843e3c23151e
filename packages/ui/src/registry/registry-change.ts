import { identityKey, type RegistryPatch, type RegistryView } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { RegistryChange } from './registry-model.ts';

/** The items of the patch of which more are bought than the view knew; none when there is no such item. */
export const changeOf = (before: RegistryView, patch: RegistryPatch): O.Option<RegistryChange> => {
  const known = new Map(before.items.map((item) => [identityKey(item.identity), item.purchased]));
  const bought = patch.items.filter(
    ({ identity, purchased }) => purchased > (known.get(identityKey(identity)) ?? purchased),
  );
  return bought.length > 0 ? O.some({ version: patch.version, bought }) : O.none;
};
