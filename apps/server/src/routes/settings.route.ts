import { calls } from '@gift-registry/adapters-http/wire';
import { settingsService } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../http/call-routes.ts';
import type { ServiceContext } from '../service-context.ts';

/** The settings of a registry (SET-01, SET-02, GREET-03). */
export const settingsRoutes = (service: FastifyInstance, context: ServiceContext): void => {
  const routes = callRoutes(service, context);
  const settings = settingsService(context.dependencies);

  routes.call(calls.readSettings, ({ person }, grId) => settings(person).readSettings(grId));
  routes.call(calls.changeSettings, ({ person }, { grId, change }) => settings(person).changeSettings(grId, change));
  routes.call(calls.writeGreeting, ({ person }, { grId, words }) => settings(person).writeGreeting(grId, words));
  routes.call(calls.writeBiography, ({ person }, { grId, words }) => settings(person).writeBiography(grId, words));
  routes.call(calls.deleteRegistry, ({ person }, grId) => settings(person).deleteRegistry(grId));
};
