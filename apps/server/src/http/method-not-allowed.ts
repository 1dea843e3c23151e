import type { FastifyContextConfig, FastifyInstance, RouteOptions } from 'fastify';
import findMyWay from 'find-my-way';
import { refuse } from './rejections.ts';

/** The methods that an answer may name, in its order. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;

/** How the service and the look-up below read paths. */
export const routerOptions = { ignoreTrailingSlash: true, maxParamLength: 200 } as const;

/** A path that is served with some methods. */
interface KnownPath {
  readonly methods: Set<string>;
  readonly rejectWith: FastifyContextConfig['rejectWith'];
}

/** Remembers which methods each path is served with, from the first route on. One look-up of all paths: routes for the other methods of each took half of the time to build the service. */
export const methodNotAllowed = (service: FastifyInstance): { readonly refuseOtherMethods: () => void } => {
  const paths = new Map<string, KnownPath>();
  const lookUp = findMyWay(routerOptions);
  service.addHook('onRoute', ({ url, method, config }: RouteOptions & { url: string }) => {
    const path = paths.get(url) ?? { methods: new Set(), rejectWith: config?.rejectWith };
    for (const one of [method].flat()) path.methods.add(one);
    if (paths.has(url)) return;
    paths.set(url, path);
    lookUp.on('GET', url, () => {}, path);
  });
  return {
    /** To be called after the last other hook: whatever else a known path is asked with is 405, before a body is read. */
    refuseOtherMethods: () => {
      service.addHook('onRequest', async (request, reply) => {
        if (!request.is404) return;
        const known: KnownPath | null | undefined = lookUp.find('GET', request.url)?.store;
        if (known === null || known === undefined) return;
        reply.header('allow', METHODS.filter((method) => known.methods.has(method)).join(', '));
        const refusal = { _tag: 'MethodNotAllowed' } as const;
        return known.rejectWith === undefined ? refuse(reply, refusal) : known.rejectWith(request, reply, refusal);
      });
    },
  };
};
