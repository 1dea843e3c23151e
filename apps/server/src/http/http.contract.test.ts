import {
  accountContract,
  cartContract,
  catalogueContract,
  ordersContract,
  recommendationsContract,
  registriesContract,
} from '@gift-registry/domain/testing/contract';
import { httpContractWorld } from '../testing/http-contract-world.ts';

const name = 'HTTP to the running service over the embedded database';
const makeWorld = () => httpContractWorld('embedded');

registriesContract(name, makeWorld);
cartContract(name, makeWorld);
catalogueContract(name, makeWorld);
recommendationsContract(name, makeWorld);
ordersContract(name, makeWorld);
accountContract(name, makeWorld);
