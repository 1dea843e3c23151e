import { afterAll, beforeAll, describe } from 'vitest';
import type { ContractWorld } from './contract-world.ts';
import { findingStores } from './stores-finding.contract.ts';
import { pickingUp } from './stores-picking-up.contract.ts';

/** What the stores promise, whatever stands behind them: which are near and have it, and picking gifts up there. */
export const storesContract = (name: string, makeWorld: () => Promise<ContractWorld>): void => {
  describe(`the stores over ${name}`, () => {
    let world: ContractWorld;
    beforeAll(async () => {
      world = await makeWorld();
    });
    afterAll(() => world.close());

    const worldOf = (): ContractWorld => world;
    findingStores(worldOf);
    pickingUp(worldOf);
  });
};
