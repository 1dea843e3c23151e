import { type AccountId, type DirectoryStore, findRegistries } from '@gift-registry/domain';
import { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { MemoryKeys } from './memory-keys.ts';
import type { MemoryRegistries } from './memory-registries.ts';
import type { MemorySettings } from './memory-settings.ts';

/** Entering registries among those of the same world, and looking them up. */
export const memoryDirectory = (
  keys: MemoryKeys,
  registries: MemoryRegistries,
  settings: Pick<MemorySettings, 'putAddress'>,
  isThere: (account: AccountId) => boolean,
): DirectoryStore => ({
  enter: (registry, address, once) => async () => {
    const before = O.isSome(once) ? keys.look(once.value) : E.right(O.none);
    if (E.isLeft(before)) return before;
    if (O.isSome(before.right)) return E.right(before.right.value);
    const { grId, owners } = registry;
    if (!owners.every(isThere)) return E.left({ _tag: 'SignInNeeded' });
    if (registries.wasThere(grId)) return E.left({ _tag: 'NumberTaken' });
    registries.put(registry);
    if (O.isSome(address)) settings.putAddress(grId, address.value);
    if (O.isSome(once)) keys.end(once.value, O.some({ grId }));
    return E.right({ grId });
  },
  search: (market, query, read) => TE.fromIO(() => findRegistries(registries.all(), market, query, read)),
});
