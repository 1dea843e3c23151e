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
    let environment: ContractEnvironment;
    beforeAll(async () => {
      environment = await makeEnvironment();
    });
    afterAll(() => environment.close());

    const getEnvironment = (): ContractEnvironment => environment;
    readingRegistries(getEnvironment);
    keepingRegistries(getEnvironment);
    addingToRegistries(getEnvironment);
    removingFromRegistries(getEnvironment);
    replacingInRegistries(getEnvironment);
    lovingInRegistries(getEnvironment);
    sharingInRegistries(getEnvironment);
    editingInRegistries(getEnvironment);
    fundsOfRegistries(getEnvironment);
    owningRegistries(getEnvironment);
    watchingRegistries(getEnvironment);
  });
};
