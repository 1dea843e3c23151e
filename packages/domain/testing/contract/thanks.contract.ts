import { afterAll, beforeAll, describe } from 'vitest';
import type { ContractEnvironment } from './contract-environment.ts';
import { readingGifts } from './thanks-reading.contract.ts';
import { writingThanks } from './thanks-writing.contract.ts';

/** What the Thank You Manager promises, whatever stands behind it. */
export const thanksContract = (name: string, makeEnvironment: () => Promise<ContractEnvironment>): void => {
  describe(`thanks over ${name}`, () => {
    let environment: ContractEnvironment;
    beforeAll(async () => {
      environment = await makeEnvironment();
    });
    afterAll(() => environment.close());

    const getEnvironment = (): ContractEnvironment => environment;
    readingGifts(getEnvironment);
    writingThanks(getEnvironment);
  });
};
