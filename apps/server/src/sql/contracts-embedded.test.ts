import {
  concurrentOrdersContract,
  orderReportsContract,
  ordersContract,
  registryModelContract,
} from '@gift-registry/domain/testing/contract';
import { sharedEnvironment } from '../testing/shared-environment.ts';
import { sqlContractEnvironment } from '../testing/sql-contract-environment.ts';

const NAME = 'SQL on the embedded database';

const environment = sharedEnvironment(() => sqlContractEnvironment('embedded'));

// First, while the catalogue has only its own products: replacements are chosen among all of them.
registryModelContract(NAME, environment, 8);
concurrentOrdersContract(NAME, environment);

/** What takes a second connection within a transaction waits there for ever, as on the embedded database. */
const oneConnection = sharedEnvironment(() => sqlContractEnvironment('one connection'));
ordersContract('SQL over one connection', oneConnection);
orderReportsContract('SQL over one connection', oneConnection);
