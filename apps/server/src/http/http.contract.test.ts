import {
  accountContract,
  cartContract,
  catalogueContract,
  checklistsContract,
  crossingsContract,
  directoryContract,
  invitationsContract,
  orderReportsContract,
  ordersContract,
  personalizationsContract,
  photosContract,
  recommendationsContract,
  registriesContract,
  settingsContract,
  storesContract,
  thanksContract,
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
photosContract(name, makeWorld);
checklistsContract(name, makeWorld);
storesContract(name, makeWorld);
thanksContract(name, makeWorld);
accountContract(name, makeWorld);
invitationsContract(name, makeWorld);
crossingsContract(name, makeWorld);
