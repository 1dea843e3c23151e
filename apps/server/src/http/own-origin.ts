import type { FastifyRequest } from 'fastify';

/** What a proxy says in `X-Forwarded-Proto` is taken only where it is a scheme of ours. */
const schemeOf = ({ protocol }: FastifyRequest): 'http' | 'https' => (protocol === 'https' ? 'https' : 'http');

/** Scheme, host and port under which the request reached us, without a slash at the end. */
export const ownOrigin = (request: FastifyRequest): string => `${schemeOf(request)}://${request.host}`;

/** Whether cookies are bound to https: in production always, else where the request came over https. */
export const isSecure = (request: FastifyRequest, isProduction: boolean): boolean =>
  isProduction || schemeOf(request) === 'https';

/** Whether a `Host` header is one that a browser would send: a name or an address, perhaps with a port. */
export const isPlainHost = (host: string): boolean =>
  host.length <= 255 && /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.test(host);
