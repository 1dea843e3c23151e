import {
  type ContractEnvironment,
  orderReportsContract,
  ordersContract,
  registryModelContract,
} from '@gift-registry/domain/testing/contract';
import { afterAll, beforeAll } from 'vitest';
import { sqlContractEnvironment } from '../testing/sql-contract-environment.ts';

const NAME = 'SQL on the embedded database';

let environment: ContractEnvironment;
beforeAll(async () => {
  environment = await sqlContractEnvironment('embedded');
});
afterAll(() => environment.close());

/** One database for both, which close what they are given. */
const shared = async (): Promise<ContractEnvironment> => ({ ...environment, close: async () => {} });

// First, while the catalogue has only its own products: replacements are chosen among all of them.
registryModelContract(NAME, shared, 8);
ordersContract(NAME, shared);
// Last: it leaves the clock at another time.
orderReportsContract(NAME, shared);
