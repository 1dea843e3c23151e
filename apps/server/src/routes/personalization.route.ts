import { calls } from '@gift-registry/adapters-http/wire';
import { personalizationsService } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { mounting } from '../http/mount.ts';
import type { ServiceParts } from '../http/service-parts.ts';

/** Words on products (PERS-01, PERS-02). */
export const personalizationRoutes = (service: FastifyInstance, parts: ServiceParts): void => {
  const mount = mounting(service, parts);
  const personalizations = personalizationsService(parts.world);
  mount.call(calls.confirmMonogram, ({ person }, request) => personalizations(person).confirmMonogram(request));
  mount.call(calls.saveDesign, ({ person }, request) => personalizations(person).saveDesign(request));
};
