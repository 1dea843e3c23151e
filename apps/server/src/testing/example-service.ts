import { accountIdOf, exampleRegistry, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import type { Given } from '@gift-registry/domain/testing/contract';
import {
  type MemoryDependencies,
  memoryDependencies,
  memorySignInHandoffs,
} from '@gift-registry/domain/testing/memory';
import type { FastifyInstance } from 'fastify';
import { option as O, taskEither as TE } from 'fp-ts';
import { inject } from 'vitest';
import { buildService } from '../build-service.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { ServiceOptions } from '../service-options.ts';
import { compareWithDocument } from './documented-answers.ts';
import { exampleFields, noPictureStorage } from './example-ports.ts';
import { memoryProductListings } from './memory-product-listings.ts';
import { memoryServiceTokens } from './memory-service-tokens.ts';
import { type MemorySessions, memorySessions } from './memory-sessions.ts';

/** A folder like the build of the web app; one for all tests, read only. */
export const exampleWebFolder = (): string => inject('webFolder');

/** Registry 7310442 of Amelia and Jonah; and 7310443, which is private and has another owner. */
export const exampleGiven: Given = {
  accounts: [
    { id: accountIdOf('account-amelia'), email: 'amelia@example.com', password: 'hydrangea-52' },
    { id: accountIdOf('account-ruth'), email: 'ruth@example.com', password: 'wisteria-81' },
  ],
  registries: [
    exampleRegistry(),
    exampleRegistry({
      grId: grIdOf('7310443'),
      visibility: { _tag: 'Private' },
      owners: [accountIdOf('account-ruth')],
      primaryFirstName: 'Zerlina',
    }),
  ],
};

/** The service over in-memory dependencies, each of them accessible. */
export interface ExampleService {
  readonly service: FastifyInstance;
  readonly dependencies: MemoryDependencies & ServiceDependencies;
  readonly sessions: MemorySessions;
}

/** A service with the example's accounts and registries; the given dependencies replace those in memory. */
export const exampleService = async (
  options: Partial<ServiceOptions> = {},
  replaced: Partial<ServiceDependencies> = {},
): Promise<ExampleService> => {
  const memory = memoryDependencies(exampleGiven);
  const sessions = memorySessions(
    ({ account, kept }) => memory.accounts.get(account)?.password === kept,
    (account) => memory.accounts.get(account)?.email,
    memory.carts.isKnown,
  );
  memory.accounts.ended$.subscribe(sessions.endAllOf);
  const signInHandoffs = memorySignInHandoffs((name) => sessions.stored().some(({ digest }) => digest === name));
  const dependencies = {
    ...memory,
    sessions,
    serviceTokens: memoryServiceTokens(),
    productListings: memoryProductListings(memory.put),
    pictures: { find: () => TE.right(O.none) },
    signInHandoffs,
    pictureStorage: noPictureStorage,
    paymentFields: exampleFields(),
    ping: TE.right(undefined),
  };
  const service = await buildService({ ...dependencies, ...replaced }, { webFolder: exampleWebFolder(), ...options });
  compareWithDocument(service);
  return { dependencies, sessions, service };
};
