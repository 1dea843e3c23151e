import {
  accountContract,
  invitationsContract,
  registryModelContract,
  signInHandoffsContract,
} from '@gift-registry/domain/testing/contract';
import { httpContractEnvironment } from '../testing/http-contract-environment.ts';

const name = 'HTTP to the running service over a PostgreSQL server';

accountContract(name, httpContractEnvironment);
invitationsContract(name, httpContractEnvironment);
signInHandoffsContract(name, httpContractEnvironment);
registryModelContract(name, httpContractEnvironment, 12);
