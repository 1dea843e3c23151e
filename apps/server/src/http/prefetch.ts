import { addressIn, codedAddress, LANGUAGES, paths, registryManagedAt } from '@gift-registry/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { option as O } from 'fp-ts';
import { readCookie, signInHandoffCookie } from './cookies.ts';
import { recentRegistries } from './recent-registries.ts';

/** The path of the speculation rules, shared by all pages. */
const RULES_PATH = '/speculation-rules.json';

/** The pages that may be prefetched. Pages of an account, with a form or with a query may not: requesting them may have side effects. */
const prefetched: ReadonlyArray<string> = [
  paths.home,
  paths.cart,
  paths.shop,
  paths.find,
  paths.stores,
  paths.giftCards,
  paths.alaskaHawaii,
  paths.terms,
  '/product/*',
  '/gift-registry/add-more-gifts/*',
  '/gift-registry/guest-list/*',
  '/gift-registry/registrant-list/*',
  '/gift-registry/overview/*',
  '/gift-registry/checklist/*',
  '/gift-registry/thank-you-manager/*',
];

/** Links with a query, such as `key`, links that open a dialog or another tab, and those that choose another language, which is remembered. */
const notPrefetched = [
  { not: { href_matches: '/*\\?(.+)' } },
  { not: { selector_matches: '[target], [download], [aria-haspopup], [hreflang]' } },
];

/**
 * The links that a browser may prefetch while the pointer rests on them. Prefetched only, not prerendered: effects of
 * the page, such as opening its live stream, start when it is opened.
 */
const rules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: LANGUAGES.flatMap((language) => prefetched.map((path) => addressIn(language, path))) },
          ...notPrefetched,
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** Adds the header that points to the rules; the content security policy allows no inline script. */
export const allowPrefetch = (reply: FastifyReply): FastifyReply =>
  reply.header('speculation-rules', `"${RULES_PATH}"`);

/** Serves the rules. */
export const speculationRules = (service: FastifyInstance): void => {
  service.get(RULES_PATH, (_request, reply) =>
    reply.type('application/speculationrules+json').header('cache-control', 'public, max-age=3600').send(rules),
  );
};

/** Whether a browser prefetches a page. */
export const isPrefetch = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  String(headers['sec-purpose'] ?? '').startsWith('prefetch') &&
  (headers['sec-fetch-dest'] ?? 'document') === 'document';

/**
 * Whether opening the page has a side effect: a one-time code is used up, or a different registry becomes the one that
 * was managed last (ROUTE-02).
 */
const hasSideEffect = (request: FastifyRequest, isProduction: boolean): boolean => {
  if (O.isSome(codedAddress(request.url)) || readCookie(request, signInHandoffCookie, isProduction) !== undefined)
    return true;
  const managed = registryManagedAt(request.url);
  return O.isSome(managed) && recentRegistries(request, isProduction)[0] !== managed.value;
};

/** Refuses to prefetch a page whose opening has a side effect; the browser then requests it when it is opened. */
export const rejectPrefetchWithSideEffect = (service: FastifyInstance, isProduction: boolean): void => {
  service.addHook('onRequest', (request, reply, done) => {
    if (isPrefetch(request) && hasSideEffect(request, isProduction))
      reply.code(425).header('cache-control', 'no-store').send();
    else done();
  });
};

/** Clears the pages that this browser prefetched, since they were made for the person signed in until now. */
export const clearPrefetchCache = (reply: FastifyReply): FastifyReply =>
  reply.header('clear-site-data', '"prefetchCache", "prerenderCache"');
