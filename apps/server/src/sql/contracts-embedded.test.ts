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
import { sqlContractWorld } from '../testing/sql-contract-world.ts';

const NAME = 'SQL on the embedded database';
const makeWorld = () => sqlContractWorld('embedded');

registriesContract(NAME, makeWorld);
cartContract(NAME, makeWorld);
catalogueContract(NAME, makeWorld);
directoryContract(NAME, makeWorld);
personalizationsContract(NAME, makeWorld);
recommendationsContract(NAME, makeWorld);
ordersContract(NAME, makeWorld);
orderReportsContract(NAME, makeWorld);
settingsContract(NAME, makeWorld);
photosContract(NAME, makeWorld);
checklistsContract(NAME, makeWorld);
storesContract(NAME, makeWorld);
thanksContract(NAME, makeWorld);
accountContract(NAME, makeWorld);
invitationsContract(NAME, makeWorld);
crossingsContract(NAME, makeWorld);
