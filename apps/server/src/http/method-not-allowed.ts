import type { FastifyContextConfig, FastifyInstance, RouteOptions } from 'fastify';
import { reject } from './rejections.ts';

/** How long an answer that a path exists with other methods is; every method that the service could be asked with. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;

/** Remembers which methods each path is served with, from the first route on. */
export const methodNotAllowed = (service: FastifyInstance): { readonly refuseOtherMethods: () => void } => {
  const routesAt = new Map<
    string,
    { readonly known: Set<string>; readonly config: Pick<FastifyContextConfig, 'rejectWith'> }
  >();
  service.addHook('onRoute', ({ url, method, config = {} }: RouteOptions & { url: string }) => {
    const { rejectWith } = config;
    const route = routesAt.get(url) ?? { known: new Set(), config: rejectWith === undefined ? {} : { rejectWith } };
    for (const one of [method].flat()) route.known.add(one);
    routesAt.set(url, route);
  });
  return {
    /** To be called after the last route: whatever else a known path is asked with is 405, before a body is read. */
    refuseOtherMethods: () => {
      for (const [url, { known, config }] of [...routesAt]) {
        const others = METHODS.filter((method) => !known.has(method));
        const allow = METHODS.filter((method) => known.has(method)).join(', ');
        if (others.length > 0 && allow !== '')
          service.route({
            url,
            method: others,
            config,
            onRequest: (request, reply) => {
              reject(request, reply.header('allow', allow), { _tag: 'MethodNotAllowed' });
            },
            handler: (request, reply) => reject(request, reply.header('allow', allow), { _tag: 'MethodNotAllowed' }),
          });
      }
    },
  };
};
