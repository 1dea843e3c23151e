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

/** Whether a request comes from no browser, to a route that its signature or key authorizes. */
const isOfMachine = ({ headers, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.allowsNoOrigin === true &&
  headers.origin === undefined &&
  headers['sec-fetch-site'] === undefined;

/** Whether the request is let in by a service token or not at all; no page of a stranger can make a browser send one. */
const isByToken = (request: FastifyRequest): boolean =>
  O.isSome(bearerToken(request)) || request.routeOptions.config.needsToken === true;

/** Whether a request may write, as far as it depends on where it comes from. */
const mayWrite = (request: FastifyRequest): boolean =>
  isByToken(request) ||
  isOfMachine(request) ||
  isSameOrigin(ownOrigin(request), request.headers) ||
  (request.client._tag === 'OtherFrontEnd' && request.routeOptions.config.allowsOtherOrigins === true);

/** Node reads the first of two; what stands before the service may read the second. */
const hasOneHost = ({ raw }: FastifyRequest): boolean =>
  raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length < 2;

/**
 * What every request passes first, whatever it asks for: the headers that guard the answer; a host that a browser would send; a write comes from
 * one of our pages, of a listed front end, or with a token; not too many in a minute from one network address; a token is right. Pages that are fetched ahead are counted by themselves.
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
  service.addHook('onRequest', async (request, reply) => {
    request.client = { _tag: isFromOtherFrontEnd(request, corsOrigins) ? 'OtherFrontEnd' : 'Browser' };
    reply.headers(securityHeaders(isSecure(request, isProduction)));
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
