import { calls } from '@gift-registry/adapters-http/wire';
import { accountService } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { mounting } from '../http/mount.ts';
import type { ServiceParts } from '../http/service-parts.ts';

/** Whether this browser is signed in, signing in and signing out (AUTH-06). */
export const accountRoutes = (service: FastifyInstance, parts: ServiceParts): void => {
  const mount = mounting(service, parts);
  const account = accountService(parts.world);
  mount.call(calls.accountConfig, ({ person }) => account(person).config);
  mount.call(calls.signIn, ({ person }, credentials) => account(person).signIn(credentials));
  mount.call(calls.signOut, ({ person }) => account(person).signOut);
};
