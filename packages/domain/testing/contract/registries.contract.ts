import { afterAll, beforeAll, describe } from 'vitest';
import type { ContractWorld } from './contract-world.ts';
import { keepingRegistries } from './registries-keeping.contract.ts';
import { watchingRegistries } from './registries-live.contract.ts';
import { readingRegistries } from './registries-reading.contract.ts';

/** What registries promise, whatever stands behind them: reading, keeping and watching. */
export const registriesContract = (name: string, makeWorld: () => Promise<ContractWorld>): void => {
  describe(`registries over ${name}`, () => {
    let world: ContractWorld;
    beforeAll(async () => {
      world = await makeWorld();
    });
    afterAll(() => world.close());

    const worldOf = (): ContractWorld => world;
    readingRegistries(worldOf);
    keepingRegistries(worldOf);
    watchingRegistries(worldOf);
  });
};
