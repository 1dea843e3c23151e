import { afterAll, beforeAll, describe } from 'vitest';
import type { ContractEnvironment } from './contract-environment.ts';
import { beginningRegistries } from './directory-beginning.contract.ts';
import { findingRegistries } from './directory-search.contract.ts';

/** What the directory of registries promises, whatever stands behind it: beginning and finding. */
export const directoryContract = (name: string, makeEnvironment: () => Promise<ContractEnvironment>): void => {
  describe(`the directory over ${name}`, () => {
    let environment: ContractEnvironment;
    beforeAll(async () => {
      environment = await makeEnvironment();
    });
    afterAll(() => environment.close());

    const getEnvironment = (): ContractEnvironment => environment;
    beginningRegistries(getEnvironment);
    findingRegistries(getEnvironment);
  });
};
