import { afterAll, beforeAll, describe, it } from 'vitest';
import { agrees } from '../model/agreement.ts';
import { shelf } from '../model/registry-action.ts';
import { worldRegistry } from '../model/world-registry.ts';
import type { ContractEnvironment } from './contract-environment.ts';

/** A whole registry does, through all that is done to it, what a short model of it does; so many times, as each takes its calls. */
export const registryModelContract = (
  name: string,
  makeEnvironment: () => Promise<ContractEnvironment>,
  runs: number,
): void => {
  describe(`a whole registry over ${name}`, () => {
    let world: ContractEnvironment;
    beforeAll(async () => {
      world = await makeEnvironment();
    });
    afterAll(() => world.close());

    it('[ITEM-07] [ITEM-08] [ADD-01] [MAN-05] [NLA-03] [GG-03] [CART-07] does what a short model of it does', () =>
      agrees((start) => worldRegistry(world, start, shelf), 20, runs));
  });
};
