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
photosContract('memory', makeWorld);
checklistsContract('memory', makeWorld);
storesContract('memory', makeWorld);
thanksContract('memory', makeWorld);
accountContract('memory', makeWorld);
invitationsContract('memory', makeWorld);
crossingsContract('memory', makeWorld);
