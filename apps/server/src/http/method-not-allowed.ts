import type { FastifyContextConfig, FastifyInstance, RouteOptions } from 'fastify';
import findMyWay from 'find-my-way';
import { refuse } from './rejections.ts';

/** The methods in the order in which an `Allow` header lists them. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;

/** The router's options, shared with the lookup below. */
export const routerOptions = { ignoreTrailingSlash: true, maxParamLength: 200 } as const;

/** A path with the methods that it is served with. */
interface KnownPath {
  readonly methods: Set<string>;
  readonly rejectWith: FastifyContextConfig['rejectWith'];
}

/**
 * Records the methods of each path; must be called before the first route. One lookup for all paths: separate routes
 * for the other methods of each path took half of the time to build the service.
 */
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
    /** Must be called after the last other hook: any other method on a known path is answered with 405, before a body is read. */
    refuseOtherMethods: () => {
      service.addHook('onRequest', (request, reply, done) => {
        const known: KnownPath | null | undefined = request.is404 ? lookUp.find('GET', request.url)?.store : undefined;
        if (known === null || known === undefined) return done();
        reply.header('allow', METHODS.filter((method) => known.methods.has(method)).join(', '));
        const refusal = { _tag: 'MethodNotAllowed' } as const;
        if (known.rejectWith === undefined) refuse(reply, refusal);
        else known.rejectWith(request, reply, refusal);
      });
    },
  };
};
