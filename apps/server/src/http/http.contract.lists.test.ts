import {
  checklistsContract,
  directoryContract,
  photosContract,
  registriesContract,
  settingsContract,
  thanksContract,
} from '@gift-registry/domain/testing/contract';
import { httpContractEnvironment } from '../testing/http-contract-environment.ts';
import { sharedEnvironment } from '../testing/shared-environment.ts';

const name = 'HTTP to the running service over a PostgreSQL server';
const environment = sharedEnvironment(httpContractEnvironment);

registriesContract(name, environment);
settingsContract(name, environment);
photosContract(name, environment);
thanksContract(name, environment);
checklistsContract(name, environment);
directoryContract(name, environment);
