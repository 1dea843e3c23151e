import type { FastifyInstance } from 'fastify';
import { isFromOtherFrontEnd } from './client.ts';

/** The header with the cart token of a page on another origin, which has no cookie here. */
export const CART_TOKEN = 'cart-token';

/** How long a browser may cache the response to a preflight, in seconds. */
const PREFLIGHT_SECONDS = 600;

const preflightHeaders = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
  // Not `authorization`: a service token in a page would no longer be secret.
  'access-control-allow-headers': `content-type, if-none-match, idempotency-key, ${CART_TOKEN}`,
  'access-control-max-age': String(PREFLIGHT_SECONDS),
};

const exposedHeaders = `${CART_TOKEN}, etag, retry-after, x-request-id`;

/**
 * Lets pages of the listed origins read answers (CORS, INT-02), never with cookies: no answer has
 * `Access-Control-Allow-Credentials`. Every answer then varies by `Origin`, also for caches. Must be called before any
 * hook that refuses requests, so that such a page can read the refusal.
 */
export const allowOtherOrigins = (service: FastifyInstance, origins: ReadonlyArray<string>): void => {
  if (origins.length === 0) return;
  service.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined || !isFromOtherFrontEnd(request, origins)) return;
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': exposedHeaders });
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined)
      return reply.headers(preflightHeaders).code(204).send();
  });
  service.addHook('onSend', async (_request, reply, payload) => {
    const vary = String(reply.getHeader('vary') ?? '');
    if (!/(^|,)\s*origin\s*(,|$)/i.test(vary)) reply.header('vary', vary === '' ? 'Origin' : `${vary}, Origin`);
    return payload;
  });
};
