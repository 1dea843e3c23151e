import { afterAll, beforeAll, describe } from 'vitest';
import type { ContractEnvironment } from './contract-environment.ts';
import { changingSettings } from './settings-changing.contract.ts';
import { deletingRegistries } from './settings-deleting.contract.ts';
import { writingMessages } from './settings-messages.contract.ts';
import { seeingRegistries } from './settings-visibility.contract.ts';

/** What the settings of registries promise, whatever stands behind them. */
export const settingsContract = (name: string, makeEnvironment: () => Promise<ContractEnvironment>): void => {
  describe(`settings over ${name}`, () => {
    let environment: ContractEnvironment;
    beforeAll(async () => {
      environment = await makeEnvironment();
    });
    afterAll(() => environment.close());

    const getEnvironment = (): ContractEnvironment => environment;
    writingMessages(getEnvironment);
    changingSettings(getEnvironment);
    seeingRegistries(getEnvironment);
    deletingRegistries(getEnvironment);
  });
};
