import { registryModelContract } from '@gift-registry/domain/testing/contract';
import { httpContractWorld } from '../testing/http-contract-world.ts';
import { sqlContractWorld } from '../testing/sql-contract-world.ts';

registryModelContract('SQL on the embedded database', () => sqlContractWorld('embedded'), 12);
registryModelContract('HTTP to the running service over the embedded database', () => httpContractWorld('embedded'), 8);
