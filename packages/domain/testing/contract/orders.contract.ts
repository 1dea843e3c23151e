import { afterAll, beforeAll, describe } from 'vitest';
import type { ContractWorld } from './contract-world.ts';
import { claimingPieces } from './orders-claiming.contract.ts';
import { orderingTogether } from './orders-contributions.contract.ts';
import { orderingCards } from './orders-gift-cards.contract.ts';
import { orderingOnce } from './orders-once.contract.ts';
import { placingOrders } from './orders-placing.contract.ts';
import { stoppingOrders } from './orders-stopping.contract.ts';

/** What buying promises, whatever stands behind it. */
export const ordersContract = (name: string, makeWorld: () => Promise<ContractWorld>): void => {
  describe(`orders over ${name}`, () => {
    let world: ContractWorld;
    beforeAll(async () => {
      world = await makeWorld();
    });
    afterAll(() => world.close());

    const worldOf = (): ContractWorld => world;
    claimingPieces(worldOf);
    orderingCards(worldOf);
    orderingTogether(worldOf);
    orderingOnce(worldOf);
    placingOrders(worldOf);
    stoppingOrders(worldOf);
  });
};
