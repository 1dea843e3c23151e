import type { FastifyRequest } from 'fastify';
import type { ServiceToken } from '../service-tokens/service-token.ts';
import { ownOrigin } from './same-origin.ts';

/**
 * The kind of client that sends a request (INT-02): a browser, which may write only from one of our pages; a page of
 * another front end, by its listed origin; or a server, by its token. Only for a browser are cookies read, so that
 * nobody on another origin acts as the signed-in person.
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
