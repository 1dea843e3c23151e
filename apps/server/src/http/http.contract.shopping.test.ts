import {
  boughtElsewhereContract,
  cartContract,
  catalogueContract,
  giftCorrectionsContract,
  orderReportsContract,
  ordersContract,
  personalizationsContract,
  placedOrdersContract,
  recommendationsContract,
  storesContract,
} from '@gift-registry/domain/testing/contract';
import { httpContractEnvironment } from '../testing/http-contract-environment.ts';
import { sharedEnvironment } from '../testing/shared-environment.ts';

const name = 'HTTP to the running service over a PostgreSQL server';
const environment = sharedEnvironment(httpContractEnvironment);

cartContract(name, environment);
ordersContract(name, environment);
boughtElsewhereContract(name, environment);
giftCorrectionsContract(name, environment);
orderReportsContract(name, environment);
placedOrdersContract(name, environment);
catalogueContract(name, environment);
storesContract(name, environment);
personalizationsContract(name, environment);
recommendationsContract(name, environment);
