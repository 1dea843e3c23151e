import { addressOn, siteOfBrand } from '@gift-registry/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { option as O } from 'fp-ts';
import type { RequestContext } from './request-context.ts';

/** Asks search engines not to list any response (SEO-01), unless its route allows it. */
export const askNotToIndex = (service: FastifyInstance): void => {
  service.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-robots-tag', 'noindex');
    done();
  });
};

/** Lets search engines list this response. */
export const allowIndexing = (reply: FastifyReply): FastifyReply => {
  reply.removeHeader('x-robots-tag');
  return reply;
};

/** The one URL of a page that several sites of a market show: on the site of that brand, or here if the retailer has none. */
export const canonicalUrl = (
  { person: { site, origin } }: RequestContext,
  brand: Parameters<typeof siteOfBrand>[1],
  path: string,
): string => addressOn(O.getOrElseW(() => site)(siteOfBrand(site, brand, site.market)), origin, path);
