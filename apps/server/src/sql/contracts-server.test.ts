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
import { sqlContractWorld } from '../testing/sql-contract-world.ts';

const NAME = 'SQL on a PostgreSQL server';
const makeWorld = () => sqlContractWorld('server');

registriesContract(NAME, makeWorld);
cartContract(NAME, makeWorld);
catalogueContract(NAME, makeWorld);
directoryContract(NAME, makeWorld);
personalizationsContract(NAME, makeWorld);
recommendationsContract(NAME, makeWorld);
ordersContract(NAME, makeWorld);
orderReportsContract(NAME, makeWorld);
settingsContract(NAME, makeWorld);
storesContract(NAME, makeWorld);
accountContract(NAME, makeWorld);
invitationsContract(NAME, makeWorld);
