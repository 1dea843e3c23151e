import { afterAll, beforeAll, describe } from 'vitest';
import { browsingFamilies } from './catalogue-families.contract.ts';
import { readingCatalogue } from './catalogue-reading.contract.ts';
import { searchingCatalogue } from './catalogue-searching.contract.ts';
import type { ContractEnvironment } from './contract-environment.ts';

/** What the catalogue promises, whatever stands behind it: reading one product or one popup, searching, and what is told beside a product. */
export const catalogueContract = (name: string, makeEnvironment: () => Promise<ContractEnvironment>): void => {
  describe(`the catalogue over ${name}`, () => {
    let environment: ContractEnvironment;
    beforeAll(async () => {
      environment = await makeEnvironment();
    });
    afterAll(() => environment.close());

    const getEnvironment = (): ContractEnvironment => environment;
    readingCatalogue(getEnvironment);
    searchingCatalogue(getEnvironment);
    browsingFamilies(getEnvironment);
  });
};
