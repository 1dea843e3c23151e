import { createHash } from 'node:crypto';
import { calls } from '@gift-registry/adapters-http/wire';
import { type RegistryView, registriesService } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { callRoutes, type Send } from '../http/call-routes.ts';
import { compressionCache, encodingFor, reflectsBesideSecrets } from '../http/compression.ts';
import type { ServiceContext } from '../service-context.ts';

/** How many compressed views are kept. */
const KEPT_VIEWS = 200;

/** Whether a reader's copy, named in `If-None-Match`, is still the present one. */
const isPresent = (etag: string, ifNoneMatch = ''): boolean =>
  ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag.replace(/^W\//, ''));

/** Reading a registry (STATE-01, API-02, NLA-02). */
export const registryRoutes = (service: FastifyInstance, parts: ServiceContext): void => {
  const routes = callRoutes(service, parts);
  const registries = registriesService(parts.dependencies);
  const compressed = compressionCache(KEPT_VIEWS);

  /** A guest's bytes are named by their digest, so that nothing stale is ever sent, and compressed once; an owner's are nobody's to keep. */
  const sendView: Send<RegistryView> = async (request, reply, { role }, json) => {
    const text = json();
    if (role === 'registrant') return reply.header('cache-control', 'private, no-store').send(text);
    const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
    const isParted = reflectsBesideSecrets(request, parts.options.isProduction);
    reply.headers({
      'cache-control': isParted ? 'private, no-cache' : 'no-cache',
      vary: 'Cookie, Accept-Encoding',
      etag,
    });
    if (isPresent(etag, request.headers['if-none-match'])) return reply.code(304).send();
    const encoding = isParted ? undefined : encodingFor(request.headers['accept-encoding']);
    if (encoding === undefined) return reply.send(text);
    return reply.header('content-encoding', encoding).send(await compressed(etag, encoding, text));
  };

  routes.call(calls.openRegistry, ({ person }, address) => registries(person).open(address), { send: sendView });
  routes.call(calls.registryItems, ({ person }, grId) => registries(person).items(grId));
  routes.call(calls.quicklook, ({ person }, { grId, identity }) => registries(person).item(grId, identity));
  routes.call(calls.replacements, ({ person }, sku) => registries(person).replacements(sku));
  routes.call(calls.ownRegistries, ({ person }) => registries(person).mine);
};
