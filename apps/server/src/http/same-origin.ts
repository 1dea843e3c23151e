import { addressOn, type Site } from '@gift-registry/domain';
import type { FastifyRequest } from 'fastify';

/** The scheme in a proxy's `X-Forwarded-Proto` counts only if it is http or https. */
const schemeOf = ({ protocol }: FastifyRequest): 'http' | 'https' => (protocol === 'https' ? 'https' : 'http');

/** The origin of the request as it reached us: scheme, host and port, without a trailing slash. */
export const ownOrigin = (request: FastifyRequest): string => `${schemeOf(request)}://${request.host}`;

/** Whether cookies are limited to https: always in production, otherwise when the request used https. */
export const isSecure = (request: FastifyRequest, isProduction: boolean): boolean =>
  isProduction || schemeOf(request) === 'https';

/** Whether a `Host` header is one that a browser would send: a name or an address, perhaps with a port. */
export const isPlainHost = (host: string): boolean =>
  host.length <= 255 && /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.test(host);

/*
 * A write that a browser sends must come from a page of this very site; a stranger's page must not make a visitor's browser act for it.
 *
 * How to read: `Origin`, when sent, must be exactly ours; `Sec-Fetch-Site`, when sent, must be `same-origin` (`none` says nothing either
 * way); and one of the two must vouch for the write.
 *
 * @example isSameOrigin('https://shop.example', { origin: 'https://evil.example' }) // => false
 */

/** The headers in which a browser states where a request comes from. */
export interface OriginHeaders {
  readonly origin?: string | undefined;
  readonly 'sec-fetch-site'?: string | ReadonlyArray<string> | undefined;
}

/** Whether a write under the site's own origin (scheme, host and port) comes from one of its pages. */
export const isSameOrigin = (
  ownOrigin: string,
  { origin, 'sec-fetch-site': fetchSite = 'none' }: OriginHeaders,
): boolean => {
  if (origin !== undefined && origin.toLowerCase() !== ownOrigin.toLowerCase()) return false;
  if (fetchSite === 'same-origin') return true;
  return fetchSite === 'none' && origin !== undefined;
};

/*
 * A one-time code is worth something only to who comes from another site of the house with it: nobody signs anybody else in, or fills their cart, by sending them a link (XB-03, XB-07).
 *
 * How to read: `Referer`, as browsers send it across sites, is the origin of the page that one comes from. It must be a host of the house, but not the one that is asked for (its sign-in page goes on to any of its own addresses), under the scheme and the port of the page that is asked for;
 * a browser that does not say where it comes from is not believed.
 *
 * @example isSameSite([{ hosts: ['a.example'] }, { hosts: ['b.example'] }], 'http://b.example:3000', 'http://a.example:3000/') // => true
 * @example isSameSite([{ hosts: ['b.example'] }], 'http://b.example:3000', 'http://b.example:3000/') // => false
 * @example isSameSite([{ hosts: ['b.example'] }], 'http://b.example:3000', 'http://evil.example/') // => false
 */

const originOf = (address: string): string => /^https?:\/\/[^/?#]+/i.exec(address)?.[0].toLowerCase() ?? '';

/** Whether the page under that origin (scheme, host and port) was opened from another of the retailer's sites. */
export const isSameSite = (
  sites: ReadonlyArray<Pick<Site, 'hosts'>>,
  ownOrigin: string,
  referer: string | undefined,
): boolean =>
  originOf(referer ?? '') !== ownOrigin.toLowerCase() &&
  sites
    .flatMap(({ hosts }) => hosts)
    .some((host) => addressOn({ hosts: [host] }, ownOrigin.toLowerCase(), '') === originOf(referer ?? ''));
