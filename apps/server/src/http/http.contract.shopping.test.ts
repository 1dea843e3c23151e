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

const name = 'HTTP to the running service over a PostgreSQL server';

cartContract(name, httpContractEnvironment);
ordersContract(name, httpContractEnvironment);
boughtElsewhereContract(name, httpContractEnvironment);
giftCorrectionsContract(name, httpContractEnvironment);
orderReportsContract(name, httpContractEnvironment);
placedOrdersContract(name, httpContractEnvironment);
catalogueContract(name, httpContractEnvironment);
storesContract(name, httpContractEnvironment);
personalizationsContract(name, httpContractEnvironment);
recommendationsContract(name, httpContractEnvironment);
