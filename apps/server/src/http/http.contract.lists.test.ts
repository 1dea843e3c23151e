import {
  checklistsContract,
  directoryContract,
  photosContract,
  registriesContract,
  settingsContract,
  thanksContract,
} from '@gift-registry/domain/testing/contract';
import { httpContractWorld } from '../testing/http-contract-world.ts';

const name = 'HTTP to the running service over a PostgreSQL server';

registriesContract(name, httpContractWorld);
settingsContract(name, httpContractWorld);
photosContract(name, httpContractWorld);
thanksContract(name, httpContractWorld);
checklistsContract(name, httpContractWorld);
directoryContract(name, httpContractWorld);
