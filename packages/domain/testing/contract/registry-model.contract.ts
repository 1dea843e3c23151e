import { afterAll, beforeAll, describe, it } from 'vitest';
import { agrees } from '../model/agreement.ts';
import { environmentRegistry } from '../model/environment-registry.ts';
import { shelf } from '../model/registry-action.ts';
import type { ContractEnvironment } from './contract-environment.ts';

/** A whole registry does, through all that is done to it, what a short model of it does; so many times, as each takes its calls. */
export const registryModelContract = (
  name: string,
  makeEnvironment: () => Promise<ContractEnvironment>,
  runs: number,
): void => {
  describe(`a whole registry over ${name}`, () => {
    let environment: ContractEnvironment;
    beforeAll(async () => {
      environment = await makeEnvironment();
    });
    afterAll(() => environment.close());

    it('[ITEM-07] [ITEM-08] [ADD-01] [MAN-05] [NLA-03] [GG-03] [CART-07] does what a short model of it does', () =>
      agrees((start) => environmentRegistry(environment, start, shelf), 20, runs));
  });
};
