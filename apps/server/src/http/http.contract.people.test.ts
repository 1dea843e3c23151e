import {
  accountContract,
  invitationsContract,
  registryModelContract,
  signInHandoffsContract,
} from '@gift-registry/domain/testing/contract';
import { httpContractEnvironment } from '../testing/http-contract-environment.ts';
import { sharedEnvironment } from '../testing/shared-environment.ts';

const name = 'HTTP to the running service over a PostgreSQL server';
const environment = sharedEnvironment(httpContractEnvironment);

// First, while the catalogue has only its own products: replacements are chosen among all of them.
registryModelContract(name, environment, 12);
accountContract(name, environment);
invitationsContract(name, environment);
signInHandoffsContract(name, environment);
