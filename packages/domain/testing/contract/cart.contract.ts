import { afterAll, beforeAll, describe } from 'vitest';
import { confirmingCarts } from './cart-confirming.contract.ts';
import { givingTogether } from './cart-contributions.contract.ts';
import { fillingCarts } from './cart-filling.contract.ts';
import { givingCards } from './cart-gift-cards.contract.ts';
import { addingOnce } from './cart-idempotency.contract.ts';
import { loweringMoney } from './cart-lowering.contract.ts';
import { refusingThings } from './cart-refusing.contract.ts';
import { tellingCarts } from './cart-telling.contract.ts';
import type { ContractEnvironment } from './contract-environment.ts';

/** What a cart promises, whatever stands behind it. */
export const cartContract = (name: string, makeEnvironment: () => Promise<ContractEnvironment>): void => {
  describe(`cart over ${name}`, () => {
    let environment: ContractEnvironment;
    beforeAll(async () => {
      environment = await makeEnvironment();
    });
    afterAll(() => environment.close());

    const getEnvironment = (): ContractEnvironment => environment;
    addingOnce(getEnvironment);
    confirmingCarts(getEnvironment);
    fillingCarts(getEnvironment);
    givingCards(getEnvironment);
    givingTogether(getEnvironment);
    loweringMoney(getEnvironment);
    refusingThings(getEnvironment);
    tellingCarts(getEnvironment);
  });
};
