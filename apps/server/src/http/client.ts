import type { FastifyRequest } from 'fastify';
import type { ServiceToken } from '../service-tokens/service-token.ts';
import { ownOrigin } from './same-origin.ts';

/**
 * What sends a request (INT-02): a browser, on one of our pages as far as it writes; a page of another front end, by its listed origin; or a server, by its token. Cookies count for a browser
 * alone: nobody on another origin acts as who is signed in here.
 */
export type Client =
  | { readonly _tag: 'Browser' }
  | { readonly _tag: 'OtherFrontEnd' }
  | { readonly _tag: 'Server'; readonly token: ServiceToken };

declare module 'fastify' {
  interface FastifyRequest {
    client: Client;
  }
}

/** Whether the request comes from a page of one of the listed origins, other than the origin that it is sent to. */
export const isFromOtherFrontEnd = (request: FastifyRequest, origins: ReadonlyArray<string>): boolean => {
  const { origin } = request.headers;
  return origin !== undefined && origin !== ownOrigin(request) && origins.includes(origin);
};
