import { addressIn, LANGUAGES, listParameters } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { allowIndexing } from '../http/search-engines.ts';

/** Paths that are not crawled: calls, carts, accounts, orders, and searches, of which there are endlessly many. */
const notCrawled = [
  '/api/',
  '/account',
  '/browse/',
  '/checkout/',
  '/emails/',
  '/gift-registry/add-more-gifts/',
  '/gift-registry/find',
  '/order',
  '/search',
];

/** Parameters that filter, sort or search what another address shows whole. */
const filters = [...listParameters, 'postalCode'];

/**
 * Addresses with a secret in them are crawled all the same. What is not crawled can be listed without its content, since
 * its `noindex` is not read; that would show the secret. The longest rule counts.
 */
const crawled = ['/*?*key=', '/*?*token=', '/gift-registry/*?*key='];

const rules = [
  'User-agent: *',
  ...LANGUAGES.flatMap((language) => notCrawled.map((path) => `Disallow: ${addressIn(language, path)}`)),
  ...filters.flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*?*&${name}=`]),
  ...crawled.map((path) => `Allow: ${path}`),
].join('\n');

/** The rules for crawlers (SEO-01), the same on every site. */
export const robotsRoute = (service: FastifyInstance): void => {
  service.get('/robots.txt', async (_request, reply) =>
    allowIndexing(reply)
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${rules}\n`),
  );
};
