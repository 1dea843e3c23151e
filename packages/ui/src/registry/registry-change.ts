import { identityKey, NO_CENTS, type RegistryItem, type RegistryPatch, type RegistryView } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { RegistryChange } from './registry-model.ts';

const raisedOf = ({ groupGift }: RegistryItem): number => (O.isSome(groupGift) ? groupGift.value.raised : NO_CENTS);

/** The items of the patch of which more are bought, or for which more money was given, than the view knew; none when there is no such item. */
export const changeOf = (before: RegistryView, patch: RegistryPatch): O.Option<RegistryChange> => {
  const known = new Map(before.items.map((item) => [identityKey(item.identity), item]));
  const bought = patch.items.filter((item) => {
    const was = known.get(identityKey(item.identity));
    return was !== undefined && (item.purchased > was.purchased || raisedOf(item) > raisedOf(was));
  });
  return bought.length > 0 ? O.some({ version: patch.version, bought }) : O.none;
};
