import { calls } from '@gift-registry/adapters-http/wire';
import { registriesService } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { either as E } from 'fp-ts';
import { callRoutes } from '../http/call-routes.ts';
import { isBreachVulnerable } from '../http/compression.ts';
import { etagOf, hasCopy, sendCached } from '../http/view-cache.ts';
import type { ServiceContext } from '../service-context.ts';

/** Reading a registry (STATE-01, API-02, NLA-02). */
export const registryRoutes = (service: FastifyInstance, parts: ServiceContext): void => {
  const { views, build, options } = parts;
  const routes = callRoutes(service, parts);
  const registries = registriesService(parts.dependencies);

  // A guest's copy is valid while its tag is current; an owner's answer must not be stored.
  routes.cached(calls.openRegistry, {
    tag: ({ person }, address) => registries(person).readETag(address),
    handle: ({ person }, address) => registries(person).open(address),
    send: async (request, reply, { tag, role }, json) => {
      const isCompressible = !isBreachVulnerable(request, options.isProduction);
      const etag = etagOf(tag, build);
      const headers =
        role === 'registrant'
          ? { 'cache-control': 'private, no-store' }
          : { 'cache-control': isCompressible ? 'no-cache' : 'private, no-cache', etag };
      const vary = 'Cookie, Accept-Encoding';
      if (role !== 'registrant' && hasCopy(request, etag))
        return E.right(
          reply
            .headers({ ...headers, vary })
            .code(304)
            .send(),
        );
      const answer = await views.get(`json ${tag}`, json);
      if (E.isLeft(answer)) return answer;
      return E.right(await sendCached(request, reply.headers({ ...headers, vary }), answer.right, isCompressible));
    },
  });
  routes.call(calls.registryItems, ({ person }, grId) => registries(person).items(grId));
  routes.call(calls.quicklook, ({ person }, { grId, identity }) => registries(person).item(grId, identity));
  routes.call(calls.replacements, ({ person }, sku) => registries(person).replacements(sku));
  routes.call(calls.ownRegistries, ({ person }) => registries(person).mine);
};
