import {
  accountContract,
  crossingsContract,
  invitationsContract,
  registryModelContract,
} from '@gift-registry/domain/testing/contract';
import { httpContractWorld } from '../testing/http-contract-world.ts';

const name = 'HTTP to the running service over a PostgreSQL server';

accountContract(name, httpContractWorld);
invitationsContract(name, httpContractWorld);
crossingsContract(name, httpContractWorld);
registryModelContract(name, httpContractWorld, 12);
