import { afterAll, beforeAll, describe } from 'vitest';
import { browsingFamilies } from './catalogue-families.contract.ts';
import { readingCatalogue } from './catalogue-reading.contract.ts';
import { searchingCatalogue } from './catalogue-searching.contract.ts';
import type { ContractWorld } from './contract-world.ts';

/** What the catalogue promises, whatever stands behind it: reading one product or one popup, searching, and what is told beside a product. */
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
    browsingFamilies(worldOf);
  });
};
