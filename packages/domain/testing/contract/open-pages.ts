import type { RegistryPatch } from '@gift-registry/domain';
import { expect } from 'vitest';
import type { ContractEnvironment } from './contract-environment.ts';
import { opened, type Scene, signedIn } from './scene.ts';
import { folded, patchesOf } from './watching.ts';

/** The pages of a registry's owner and of a guest, open while so many writes happen to it. */
export const openPages = async (environment: ContractEnvironment, { registry, owner }: Scene, writes: number) => {
  const [owners, guest] = [await signedIn(environment, owner), environment.browser()];
  const before = [await opened(owners, registry), await opened(guest, registry)] as const;
  const told = patchesOf(guest.registries.watch({ grId: registry.grId, viewing: 'own' }, registry), writes);
  return {
    owners,
    guest,
    /** Both pages come to what one would read now: the owner's by what the writes answered, the guest's by what it was told, which is answered. */
    keptUp: async (answered: ReadonlyArray<RegistryPatch>): Promise<ReadonlyArray<RegistryPatch>> => {
      const patches = await told;
      expect(folded(before[0], answered)).toEqual(await opened(owners, registry));
      expect(folded(before[1], patches)).toEqual(await opened(guest, registry));
      return patches;
    },
  };
};
