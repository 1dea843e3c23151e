import { concurrentOrdersContract, registryModelContract } from '@gift-registry/domain/testing/contract';
import { sharedEnvironment } from '../testing/shared-environment.ts';
import { sqlContractEnvironment } from '../testing/sql-contract-environment.ts';

const NAME = 'SQL on the embedded database';

const environment = sharedEnvironment(() => sqlContractEnvironment('embedded'));

// First, while the catalogue has only its own products: replacements are chosen among all of them.
registryModelContract(NAME, environment, 8);
concurrentOrdersContract(NAME, environment);
