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
} from '../contract/index.ts';
import { memoryContractWorld } from './memory-contract-world.ts';

const makeWorld = () => Promise.resolve(memoryContractWorld());

registriesContract('memory', makeWorld);
cartContract('memory', makeWorld);
catalogueContract('memory', makeWorld);
directoryContract('memory', makeWorld);
personalizationsContract('memory', makeWorld);
recommendationsContract('memory', makeWorld);
ordersContract('memory', makeWorld);
orderReportsContract('memory', makeWorld);
settingsContract('memory', makeWorld);
storesContract('memory', makeWorld);
accountContract('memory', makeWorld);
invitationsContract('memory', makeWorld);
