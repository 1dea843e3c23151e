/*
 * A one-time code is worth something only to who comes from another site of the house with it: nobody signs anybody else in, or fills their cart, by sending them a link (XB-03, XB-07).
 *
 * How to read: `Referer`, as browsers send it across sites, is the origin of the page that one comes from. It must be a host of the house, but not the one that is asked for (its sign-in page goes on to any of its own addresses), under the scheme and the port of the page that is asked for;
 * a browser that does not say where it comes from is not believed.
 *
 * @example isSameSite('http://modern.localhost:3000', 'http://localhost:3000/') // => true
 * @example isSameSite('http://modern.localhost:3000', 'http://modern.localhost:3000/') // => false
 * @example isSameSite('http://modern.localhost:3000', 'http://evil.example/') // => false
 */
import { addressOn, sites } from '@gift-registry/domain';

const originOf = (address: string): string => /^https?:\/\/[^/?#]+/i.exec(address)?.[0].toLowerCase() ?? '';

/** Whether one comes to a page under that origin (scheme, host and port) from another site of the house. */
export const isSameSite = (ownOrigin: string, referer: string | undefined): boolean =>
  originOf(referer ?? '') !== ownOrigin.toLowerCase() &&
  Object.values(sites)
    .flatMap(({ hosts }) => hosts)
    .some((host) => addressOn({ hosts: [host] }, ownOrigin.toLowerCase(), '') === originOf(referer ?? ''));
