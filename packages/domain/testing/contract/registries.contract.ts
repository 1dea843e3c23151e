import { afterAll, beforeAll, describe } from 'vitest';
import type { ContractEnvironment } from './contract-environment.ts';
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
export const registriesContract = (name: string, makeEnvironment: () => Promise<ContractEnvironment>): void => {
  describe(`registries over ${name}`, () => {
    let world: ContractEnvironment;
    beforeAll(async () => {
      world = await makeEnvironment();
    });
    afterAll(() => world.close());

    const worldOf = (): ContractEnvironment => world;
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
