import {
  addressIn,
  addressOn,
  canonicalAddress,
  type GrId,
  languageOfAddress,
  type Market,
  parseGrId,
  paths,
  returnPath,
  siteElsewhere,
} from '@gift-registry/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { LRUCache } from 'lru-cache';
import type { ServiceContext } from '../service-context.ts';

/** Redirects this one request, within the site to a page in its language unless the address has one; the redirect is never cached. */
export const redirect = (reply: FastifyReply, address: string): FastifyReply =>
  reply
    .header('cache-control', 'private, no-store')
    .redirect(languageOfAddress(address) === 'en' ? addressIn(reply.request.site.language, address) : address, 303);

/** Redirects a signed-out person to sign in and come back here (ROUTE-17, AUTH-05). */
export const redirectToSignIn = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  redirect(reply, paths.signIn(returnPath(request.url)));

/** Redirects a shared link with capitals or trailing punctuation to the intended address (LINK-01), before anything is read. */
export const canonicalRedirect = (service: FastifyInstance): void => {
  service.addHook('onRequest', (request, reply, done) => {
    const meant = ['GET', 'HEAD'].includes(request.method) ? canonicalAddress(request.url) : O.none;
    if (O.isSome(meant)) redirect(reply, meant.value);
    else done();
  });
};

const entry = (of: unknown, name: string): O.Option<string> =>
  F.pipe(
    typeof of === 'object' && of !== null
      ? O.fromNullable(Object.entries(of).find(([key]) => key === name)?.[1])
      : O.none,
    O.filter((value): value is string => typeof value === 'string'),
  );

/** The registry whose page is requested, by the number in the path or the `id` of the settings; `none` for a photo and for calls, whose answers are described. */
const askedFor = ({ params, query, routeOptions: { url = '', config } }: FastifyRequest): O.Option<GrId> =>
  url.startsWith('/gift-registry/') && !url.startsWith('/gift-registry/photo/') && config.isCall !== true
    ? F.pipe(
        entry(params, 'grId'),
        O.alt(() => (url.endsWith('/edit-registry') ? entry(query, 'id') : O.none)),
        O.chain(parseGrId),
      )
    : O.none;

/** The number of registries whose market is remembered. */
const REMEMBERED = 10_000;

/**
 * Redirects a request for a page of the other market's registry to the same path on that market's site (SITE-02),
 * before anything else is checked. A registry's market never changes, so it is read once.
 */
export const marketRedirect = (service: FastifyInstance, { dependencies, requestContextOf }: ServiceContext): void => {
  const markets = new LRUCache<GrId, Market>({ max: REMEMBERED });
  service.addHook('preHandler', async (request, reply) => {
    const grId = askedFor(request);
    if (O.isNone(grId) || markets.get(grId.value) === request.site.market) return;
    const elsewhere = await F.pipe(
      TE.Do,
      TE.apS('context', requestContextOf(request, reply)),
      TE.apSW('access', dependencies.registries.access(grId.value)),
      TE.map(({ context: { person }, access }) => {
        if (O.isSome(access)) markets.set(grId.value, access.value.market);
        return F.pipe(
          siteElsewhere(person)(access),
          O.map((site) => addressOn(site, person.origin, request.url)),
        );
      }),
    )();
    // If the registry cannot be read, the page itself reports that.
    if (E.isLeft(elsewhere) || O.isNone(elsewhere.right)) return;
    return redirect(reply, elsewhere.right.value);
  });
};
