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
  registryModelContract,
  settingsContract,
  storesContract,
  thanksContract,
} from '@gift-registry/domain/testing/contract';
import { httpContractWorld } from '../testing/http-contract-world.ts';

const name = 'HTTP to the running service over a PostgreSQL server';

registriesContract(name, httpContractWorld);
cartContract(name, httpContractWorld);
catalogueContract(name, httpContractWorld);
directoryContract(name, httpContractWorld);
personalizationsContract(name, httpContractWorld);
recommendationsContract(name, httpContractWorld);
ordersContract(name, httpContractWorld);
orderReportsContract(name, httpContractWorld);
settingsContract(name, httpContractWorld);
photosContract(name, httpContractWorld);
checklistsContract(name, httpContractWorld);
storesContract(name, httpContractWorld);
thanksContract(name, httpContractWorld);
accountContract(name, httpContractWorld);
invitationsContract(name, httpContractWorld);
crossingsContract(name, httpContractWorld);
registryModelContract(name, httpContractWorld, 12);
