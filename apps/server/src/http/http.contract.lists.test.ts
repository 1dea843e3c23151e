import {
  checklistsContract,
  directoryContract,
  photosContract,
  registriesContract,
  settingsContract,
  thanksContract,
} from '@gift-registry/domain/testing/contract';
import { httpContractEnvironment } from '../testing/http-contract-environment.ts';

const name = 'HTTP to the running service over a PostgreSQL server';

registriesContract(name, httpContractEnvironment);
settingsContract(name, httpContractEnvironment);
photosContract(name, httpContractEnvironment);
thanksContract(name, httpContractEnvironment);
checklistsContract(name, httpContractEnvironment);
directoryContract(name, httpContractEnvironment);
