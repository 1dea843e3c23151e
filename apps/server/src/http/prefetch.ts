import { codedAddress, paths, registryManagedAt } from '@gift-registry/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { option as O } from 'fp-ts';
import { readCookie, signInHandoffCookie } from './cookies.ts';
import { recentRegistries } from './recent-registries.ts';

/** Where the rules of every page are. */
const RULES_PATH = '/speculation-rules.json';

/** The pages that are fetched ahead. Those of an account, of a form or with a query are not: there a request may mean more than looking. */
const prefetched: ReadonlyArray<string> = [
  paths.home,
  paths.cart,
  paths.shop,
  paths.find,
  paths.stores,
  paths.giftCards,
  paths.alaskaHawaii,
  '/product/*',
  '/gift-registry/add-more-gifts/*',
  '/gift-registry/guest-list/*',
  '/gift-registry/registrant-list/*',
  '/gift-registry/overview/*',
  '/gift-registry/checklist/*',
  '/gift-registry/thank-you-manager/*',
];

/** A link with a query, such as `key`, or one that opens a dialog or another tab. */
const notPrefetched = [
  { not: { href_matches: '/*\\?(.+)' } },
  { not: { selector_matches: '[target], [download], [aria-haspopup]' } },
];

/**
 * Which links a browser may fetch while a pointer rests on them, before they are pressed. Fetched only, not rendered: what a page does by itself, such as
 * opening its live stream, begins when somebody opens it.
 */
const rules = JSON.stringify({
  prefetch: [{ where: { and: [{ href_matches: prefetched }, ...notPrefetched] }, eagerness: 'moderate' }],
});

/** Names the rules in a page's answer: a header, since no script may stand in a page. */
export const allowPrefetch = (reply: FastifyReply): FastifyReply =>
  reply.header('speculation-rules', `"${RULES_PATH}"`);

/** Serves the rules. */
export const speculationRules = (service: FastifyInstance): void => {
  service.get(RULES_PATH, (_request, reply) =>
    reply.type('application/speculationrules+json').header('cache-control', 'public, max-age=3600').send(rules),
  );
};

/** Whether a browser asks for a page that nobody has opened yet. */
export const isPrefetch = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  String(headers['sec-purpose'] ?? '').startsWith('prefetch') &&
  (headers['sec-fetch-dest'] ?? 'document') === 'document';

/** Whether opening the page leaves something behind: a one-time code is used up, or another registry becomes the last one that was managed (ROUTE-02). */
const hasSideEffect = (request: FastifyRequest, isProduction: boolean): boolean => {
  if (O.isSome(codedAddress(request.url)) || readCookie(request, signInHandoffCookie, isProduction) !== undefined)
    return true;
  const managed = registryManagedAt(request.url);
  return O.isSome(managed) && recentRegistries(request, isProduction)[0] !== managed.value;
};

/** Refuses to send a page ahead whose opening leaves something behind; the browser then asks for it when it is opened. */
export const rejectPrefetchWithSideEffect = (service: FastifyInstance, isProduction: boolean): void => {
  service.addHook('onRequest', async (request, reply) => {
    if (isPrefetch(request) && hasSideEffect(request, isProduction))
      return reply.code(425).header('cache-control', 'no-store').send();
  });
};

/** Drops what this browser fetched ahead, since it was made for whoever was signed in until now. */
export const clearPrefetchCache = (reply: FastifyReply): FastifyReply =>
  reply.header('clear-site-data', '"prefetchCache", "prerenderCache"');
