import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServiceOptions } from '../service-options.ts';
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

/** Node reads the first of two; what stands before the service may read the second. */
const hasOneHost = ({ raw }: FastifyRequest): boolean =>
  raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length < 2;

/**
 * What every request passes first, whatever it asks for: the headers that guard the answer; a host that a browser would send; a write comes from
 * one of our pages; not too many in a minute from one network address. Pages that are fetched ahead are counted by themselves.
 */
export const requestGuard = (
  service: FastifyInstance,
  {
    isProduction,
    requestsPerMinute,
    prefetchesPerMinute,
  }: Pick<ServiceOptions, 'isProduction' | 'requestsPerMinute' | 'prefetchesPerMinute'>,
): void => {
  const limit = rejectAbove(service, requestsPerMinute);
  const prefetchLimit = rejectAbove(service, prefetchesPerMinute);
  service.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(isSecure(request, isProduction)));
    if (!hasOneHost(request) || !isPlainHost(request.host))
      return refuse(reply, { _tag: 'BadRequest', reason: 'The host is not one name or address.' });
    if (
      !READING.includes(request.method) &&
      !isOfMachine(request) &&
      !isSameOrigin(ownOrigin(request), request.headers)
    )
      return reject(request, reply, { _tag: 'ForeignOrigin' });
    return isPrefetch(request) ? prefetchLimit(request, reply) : limit(request, reply);
  });
};
