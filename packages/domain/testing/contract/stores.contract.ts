import { afterAll, beforeAll, describe } from 'vitest';
import type { ContractEnvironment } from './contract-environment.ts';
import { pickingUp } from './stores-picking-up.contract.ts';
import { findingStores } from './stores-search.contract.ts';

/** What the stores promise, whatever stands behind them: which are near and have it, and picking gifts up there. */
export const storesContract = (name: string, makeEnvironment: () => Promise<ContractEnvironment>): void => {
  describe(`the stores over ${name}`, () => {
    let environment: ContractEnvironment;
    beforeAll(async () => {
      environment = await makeEnvironment();
    });
    afterAll(() => environment.close());

    const getEnvironment = (): ContractEnvironment => environment;
    findingStores(getEnvironment);
    pickingUp(getEnvironment);
  });
};
