import {
  cartContract,
  catalogueContract,
  orderReportsContract,
  ordersContract,
  personalizationsContract,
  recommendationsContract,
  storesContract,
} from '@gift-registry/domain/testing/contract';
import { httpContractWorld } from '../testing/http-contract-world.ts';

const name = 'HTTP to the running service over a PostgreSQL server';

cartContract(name, httpContractWorld);
ordersContract(name, httpContractWorld);
orderReportsContract(name, httpContractWorld);
catalogueContract(name, httpContractWorld);
storesContract(name, httpContractWorld);
personalizationsContract(name, httpContractWorld);
recommendationsContract(name, httpContractWorld);
