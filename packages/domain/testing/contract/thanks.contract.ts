import { afterAll, beforeAll, describe } from 'vitest';
import type { ContractWorld } from './contract-world.ts';
import { readingGifts } from './thanks-reading.contract.ts';
import { writingThanks } from './thanks-writing.contract.ts';

/** What the Thank You Manager promises, whatever stands behind it. */
export const thanksContract = (name: string, makeWorld: () => Promise<ContractWorld>): void => {
  describe(`thanks over ${name}`, () => {
    let world: ContractWorld;
    beforeAll(async () => {
      world = await makeWorld();
    });
    afterAll(() => world.close());

    const worldOf = (): ContractWorld => world;
    readingGifts(worldOf);
    writingThanks(worldOf);
  });
};
