import { afterAll, beforeAll, describe } from 'vitest';
import { readingCatalogue } from './catalogue-reading.contract.ts';
import { searchingCatalogue } from './catalogue-searching.contract.ts';
import type { ContractWorld } from './contract-world.ts';

/** What the catalogue promises, whatever stands behind it: reading one product or one popup, and searching. */
export const catalogueContract = (name: string, makeWorld: () => Promise<ContractWorld>): void => {
  describe(`the catalogue over ${name}`, () => {
    let world: ContractWorld;
    beforeAll(async () => {
      world = await makeWorld();
    });
    afterAll(() => world.close());

    const worldOf = (): ContractWorld => world;
    readingCatalogue(worldOf);
    searchingCatalogue(worldOf);
  });
};
