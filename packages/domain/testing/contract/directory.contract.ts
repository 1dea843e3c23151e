import { afterAll, beforeAll, describe } from 'vitest';
import type { ContractWorld } from './contract-world.ts';
import { beginningRegistries } from './directory-beginning.contract.ts';
import { findingRegistries } from './directory-finding.contract.ts';

/** What the directory of registries promises, whatever stands behind it: beginning and finding. */
export const directoryContract = (name: string, makeWorld: () => Promise<ContractWorld>): void => {
  describe(`the directory over ${name}`, () => {
    let world: ContractWorld;
    beforeAll(async () => {
      world = await makeWorld();
    });
    afterAll(() => world.close());

    const worldOf = (): ContractWorld => world;
    beginningRegistries(worldOf);
    findingRegistries(worldOf);
  });
};
