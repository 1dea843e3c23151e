import type { ContractEnvironment } from '@gift-registry/domain/testing/contract';
import { afterAll, beforeAll } from 'vitest';
import { CLOCK_START } from './sql-contract-environment.ts';

/** One environment for all contracts of a file, which name all that they need by themselves; each begins at the same time of day. */
export const sharedEnvironment = (make: () => Promise<ContractEnvironment>): (() => Promise<ContractEnvironment>) => {
  let environment: ContractEnvironment | undefined;
  beforeAll(async () => {
    environment = await make();
  });
  afterAll(() => environment?.close());
  return async () => {
    const made = environment;
    if (made === undefined) throw new Error('the environment could not be made');
    return { ...made, close: async () => made.setClock(CLOCK_START) };
  };
};
