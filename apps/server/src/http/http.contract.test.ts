import {
  accountContract,
  cartContract,
  catalogueContract,
  ordersContract,
  registriesContract,
} from '@gift-registry/domain/testing/contract';
import { httpContractWorld } from '../testing/http-contract-world.ts';

const name = 'HTTP to the running service over the embedded database';
const makeWorld = () => httpContractWorld('embedded');

registriesContract(name, makeWorld);
cartContract(name, makeWorld);
catalogueContract(name, makeWorld);
ordersContract(name, makeWorld);
accountContract(name, makeWorld);
