import {
  accountContract,
  cartContract,
  catalogueContract,
  ordersContract,
  recommendationsContract,
  registriesContract,
} from '../contract/index.ts';
import { memoryContractWorld } from './memory-contract-world.ts';

const makeWorld = () => Promise.resolve(memoryContractWorld());

registriesContract('memory', makeWorld);
cartContract('memory', makeWorld);
catalogueContract('memory', makeWorld);
recommendationsContract('memory', makeWorld);
ordersContract('memory', makeWorld);
accountContract('memory', makeWorld);
