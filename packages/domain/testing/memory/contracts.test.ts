import {
  accountContract,
  boughtElsewhereContract,
  cartContract,
  catalogueContract,
  checklistsContract,
  directoryContract,
  giftCorrectionsContract,
  invitationsContract,
  orderReportsContract,
  ordersContract,
  personalizationsContract,
  photosContract,
  placedOrdersContract,
  recommendationsContract,
  registriesContract,
  registryModelContract,
  settingsContract,
  signInHandoffsContract,
  storesContract,
  thanksContract,
} from '../contract/index.ts';
import { memoryContractEnvironment } from './memory-contract-environment.ts';

const makeEnvironment = () => Promise.resolve(memoryContractEnvironment());

registriesContract('memory', makeEnvironment);
cartContract('memory', makeEnvironment);
catalogueContract('memory', makeEnvironment);
directoryContract('memory', makeEnvironment);
personalizationsContract('memory', makeEnvironment);
recommendationsContract('memory', makeEnvironment);
ordersContract('memory', makeEnvironment);
boughtElsewhereContract('memory', makeEnvironment);
giftCorrectionsContract('memory', makeEnvironment);
orderReportsContract('memory', makeEnvironment);
placedOrdersContract('memory', makeEnvironment);
settingsContract('memory', makeEnvironment);
photosContract('memory', makeEnvironment);
checklistsContract('memory', makeEnvironment);
storesContract('memory', makeEnvironment);
thanksContract('memory', makeEnvironment);
accountContract('memory', makeEnvironment);
invitationsContract('memory', makeEnvironment);
signInHandoffsContract('memory', makeEnvironment);
registryModelContract('memory', makeEnvironment, 25);
