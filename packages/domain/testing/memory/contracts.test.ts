import {
  accountContract,
  cartContract,
  catalogueContract,
  ordersContract,
  registriesContract,
} from '../contract/index.ts';
import { memoryContractWorld } from './memory-contract-world.ts';

const makeWorld = () => Promise.resolve(memoryContractWorld());

registriesContract('memory', makeWorld);
cartContract('memory', makeWorld);
catalogueContract('memory', makeWorld);
ordersContract('memory', makeWorld);
accountContract('memory', makeWorld);
