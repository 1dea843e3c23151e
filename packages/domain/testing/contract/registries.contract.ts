import { afterAll, beforeAll, describe } from 'vitest';
import type { ContractWorld } from './contract-world.ts';
import { addingToRegistries } from './registries-adding.contract.ts';
import { editingInRegistries } from './registries-editing.contract.ts';
import { fundsOfRegistries } from './registries-funds.contract.ts';
import { keepingRegistries } from './registries-keeping.contract.ts';
import { watchingRegistries } from './registries-live.contract.ts';
import { lovingInRegistries } from './registries-loving.contract.ts';
import { owningRegistries } from './registries-owning.contract.ts';
import { readingRegistries } from './registries-reading.contract.ts';
import { removingFromRegistries } from './registries-removing.contract.ts';
import { replacingInRegistries } from './registries-replacing.contract.ts';
import { sharingInRegistries } from './registries-sharing.contract.ts';

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
    addingToRegistries(worldOf);
    removingFromRegistries(worldOf);
    replacingInRegistries(worldOf);
    lovingInRegistries(worldOf);
    sharingInRegistries(worldOf);
    editingInRegistries(worldOf);
    fundsOfRegistries(worldOf);
    owningRegistries(worldOf);
    watchingRegistries(worldOf);
  });
};
