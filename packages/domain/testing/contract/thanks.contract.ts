import { afterAll, beforeAll, describe } from 'vitest';
import type { ContractEnvironment } from './contract-environment.ts';
import { readingGifts } from './thanks-reading.contract.ts';
import { writingThanks } from './thanks-writing.contract.ts';

/** What the Thank You Manager promises, whatever stands behind it. */
export const thanksContract = (name: string, makeEnvironment: () => Promise<ContractEnvironment>): void => {
  describe(`thanks over ${name}`, () => {
    let world: ContractEnvironment;
    beforeAll(async () => {
      world = await makeEnvironment();
    });
    afterAll(() => world.close());

    const worldOf = (): ContractEnvironment => world;
    readingGifts(worldOf);
    writingThanks(worldOf);
  });
};
