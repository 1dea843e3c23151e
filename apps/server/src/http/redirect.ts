import { paths, returnPath } from '@gift-registry/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends one person on, now and never again from a cache. */
export const redirect = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('cache-control', 'private, no-store').redirect(address, 303);

/** Asks who is not signed in to do so first, and to come back here (ROUTE-17, AUTH-05). */
export const askToSignIn = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  redirect(reply, paths.signIn(returnPath(request.url)));
