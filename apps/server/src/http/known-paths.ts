import type { FastifyInstance, RouteOptions } from 'fastify';
import { turnAway } from './turn-away.ts';

/** How long an answer that a path exists with other methods is; every method that the service could be asked with. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;

/** Remembers which methods each path is served with, from the first route on. */
export const knownPaths = (service: FastifyInstance): { readonly refuseOtherMethods: () => void } => {
  const methodsOf = new Map<string, Set<string>>();
  service.addHook('onRoute', ({ url, method }: RouteOptions & { url: string }) => {
    const known = methodsOf.get(url) ?? new Set();
    for (const one of [method].flat()) known.add(one);
    methodsOf.set(url, known);
  });
  return {
    /** To be called after the last route: whatever else a known path is asked with is 405, before a body is read. */
    refuseOtherMethods: () => {
      for (const [url, known] of [...methodsOf]) {
        const others = METHODS.filter((method) => !known.has(method));
        const allow = METHODS.filter((method) => known.has(method)).join(', ');
        if (others.length > 0 && allow !== '')
          service.route({
            url,
            method: others,
            onRequest: (request, reply) => {
              turnAway(request, reply.header('allow', allow), { _tag: 'MethodNotAllowed' });
            },
            handler: (request, reply) => turnAway(request, reply.header('allow', allow), { _tag: 'MethodNotAllowed' }),
          });
      }
    },
  };
};
