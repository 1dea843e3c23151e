import {
  accountContract,
  cartContract,
  catalogueContract,
  orderReportsContract,
  ordersContract,
  personalizationsContract,
  recommendationsContract,
  registriesContract,
  storesContract,
} from '@gift-registry/domain/testing/contract';
import { httpContractWorld } from '../testing/http-contract-world.ts';

const name = 'HTTP to the running service over the embedded database';
const makeWorld = () => httpContractWorld('embedded');

registriesContract(name, makeWorld);
cartContract(name, makeWorld);
catalogueContract(name, makeWorld);
personalizationsContract(name, makeWorld);
recommendationsContract(name, makeWorld);
ordersContract(name, makeWorld);
orderReportsContract(name, makeWorld);
storesContract(name, makeWorld);
accountContract(name, makeWorld);
