import {
  accountContract,
  cartContract,
  catalogueContract,
  directoryContract,
  invitationsContract,
  orderReportsContract,
  ordersContract,
  personalizationsContract,
  recommendationsContract,
  registriesContract,
  settingsContract,
  storesContract,
} from '@gift-registry/domain/testing/contract';
import { httpContractWorld } from '../testing/http-contract-world.ts';

const name = 'HTTP to the running service over a PostgreSQL server';
const makeWorld = () => httpContractWorld('server');

registriesContract(name, makeWorld);
cartContract(name, makeWorld);
catalogueContract(name, makeWorld);
directoryContract(name, makeWorld);
personalizationsContract(name, makeWorld);
recommendationsContract(name, makeWorld);
ordersContract(name, makeWorld);
orderReportsContract(name, makeWorld);
settingsContract(name, makeWorld);
storesContract(name, makeWorld);
accountContract(name, makeWorld);
invitationsContract(name, makeWorld);
