import { afterAll, beforeAll, describe } from 'vitest';
import type { ContractEnvironment } from './contract-environment.ts';
import { claimingUnits } from './orders-claiming.contract.ts';
import { orderingTogether } from './orders-contributions.contract.ts';
import { orderingCards } from './orders-gift-cards.contract.ts';
import { orderingOnce } from './orders-idempotency.contract.ts';
import { placingOrders } from './orders-placing.contract.ts';
import { stoppingOrders } from './orders-stopping.contract.ts';

/** What buying promises, whatever stands behind it. */
export const ordersContract = (name: string, makeEnvironment: () => Promise<ContractEnvironment>): void => {
  describe(`orders over ${name}`, () => {
    let environment: ContractEnvironment;
    beforeAll(async () => {
      environment = await makeEnvironment();
    });
    afterAll(() => environment.close());

    const getEnvironment = (): ContractEnvironment => environment;
    claimingUnits(getEnvironment);
    orderingCards(getEnvironment);
    orderingTogether(getEnvironment);
    orderingOnce(getEnvironment);
    placingOrders(getEnvironment);
    stoppingOrders(getEnvironment);
  });
};
