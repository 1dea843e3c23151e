import { calls } from '@gift-registry/adapters-http/wire';
import { settingsService } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { mounting } from '../http/mount.ts';
import type { ServiceContext } from '../http/service-context.ts';

/** What the owners of a registry say of it (SET-01, SET-02, GREET-03). */
export const settingsRoutes = (service: FastifyInstance, parts: ServiceContext): void => {
  const mount = mounting(service, parts);
  const settings = settingsService(parts.dependencies);

  mount.call(calls.readSettings, ({ person }, grId) => settings(person).readSettings(grId));
  mount.call(calls.changeSettings, ({ person }, { grId, change }) => settings(person).changeSettings(grId, change));
  mount.call(calls.writeGreeting, ({ person }, { grId, words }) => settings(person).writeGreeting(grId, words));
  mount.call(calls.writeBiography, ({ person }, { grId, words }) => settings(person).writeBiography(grId, words));
  mount.call(calls.deleteRegistry, ({ person }, grId) => settings(person).deleteRegistry(grId));
};
