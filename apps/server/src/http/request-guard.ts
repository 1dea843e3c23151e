import type { FastifyInstance, FastifyRequest } from 'fastify';
import { option as O } from 'fp-ts';
import type { ServiceContext } from '../service-context.ts';
import { bearerToken, checkTokens } from './check-tokens.ts';
import { isFromOtherFrontEnd } from './client.ts';
import { allowOtherOrigins } from './cross-origin.ts';
import { isPrefetch } from './prefetch.ts';
import { rejectAbove } from './rate-limit.ts';
import { refuse, reject } from './rejections.ts';
import { isPlainHost, isSameOrigin, isSecure, ownOrigin } from './same-origin.ts';
import { securityHeaders } from './security-headers.ts';

const READING: ReadonlyArray<string> = ['GET', 'HEAD', 'OPTIONS', 'TRACE'];

/** Whether a request comes from a client other than a browser, to a route that a signature or key authorizes. */
const isFromMachine = ({ headers, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.allowsNoOrigin === true &&
  headers.origin === undefined &&
  headers['sec-fetch-site'] === undefined;

/** Whether the request is authorized by a service token or not at all; a foreign page cannot make a browser send a token. */
const isByToken = (request: FastifyRequest): boolean =>
  O.isSome(bearerToken(request)) || request.routeOptions.config.needsToken === true;

/** Whether the request's origin allows it to write. */
const mayWrite = (request: FastifyRequest): boolean =>
  isByToken(request) ||
  isFromMachine(request) ||
  isSameOrigin(ownOrigin(request), request.headers) ||
  (request.client._tag === 'OtherFrontEnd' && request.routeOptions.config.allowsOtherOrigins === true);

/** Node uses the first of two hosts, while a proxy in front may use the second. */
const hasOneHost = ({ raw }: FastifyRequest): boolean =>
  raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length < 2;

/**
 * The checks of every request before its route: security headers are set; the host must be valid; a write must come
 * from one of our pages, a listed front end, or with a token; a network address may not exceed its requests per minute;
 * a token must be valid. Prefetched pages have a limit of their own.
 */
export const requestGuard = (
  service: FastifyInstance,
  { dependencies, options }: Pick<ServiceContext, 'dependencies' | 'options'>,
): void => {
  const { isProduction, corsOrigins, requestsPerMinute, prefetchesPerMinute } = options;
  const limit = rejectAbove(service, requestsPerMinute);
  const prefetchLimit = rejectAbove(service, prefetchesPerMinute);
  const checkToken = checkTokens(service, { dependencies, options });
  service.decorateRequest('client');
  service.decorateRequest('isVisitorUnknown', false);
  service.addHook('onRequest', (request, reply, done) => {
    request.client = { _tag: isFromOtherFrontEnd(request, corsOrigins) ? 'OtherFrontEnd' : 'Browser' };
    reply.headers(securityHeaders(isSecure(request, isProduction)));
    done();
  });
  allowOtherOrigins(service, corsOrigins);
  service.addHook('onRequest', async (request, reply) => {
    if (!hasOneHost(request) || !isPlainHost(request.host))
      return refuse(reply, { _tag: 'BadRequest', reason: 'The host is not one name or address.' });
    if (!READING.includes(request.method) && !mayWrite(request))
      return reject(request, reply, { _tag: 'ForeignOrigin' });
    const limited = await (isPrefetch(request) ? prefetchLimit(request, reply) : limit(request, reply));
    return limited ?? checkToken(request, reply);
  });
};
