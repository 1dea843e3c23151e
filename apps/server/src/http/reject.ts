import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RequestRefusal, refuse } from './refuse.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How the route turns requests away; in the contract's error body where it does not say. */
    turnsAwayBy?: (request: FastifyRequest, reply: FastifyReply, refusal: RequestRefusal) => FastifyReply;
  }
}

/** TabLock a request away before what it asks for is looked at, as its route says. */
export const reject = (request: FastifyRequest, reply: FastifyReply, refusal: RequestRefusal): FastifyReply => {
  const { turnsAwayBy } = request.routeOptions.config;
  return turnsAwayBy === undefined ? refuse(reply, refusal) : turnsAwayBy(request, reply, refusal);
};
