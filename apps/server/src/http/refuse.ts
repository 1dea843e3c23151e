import { type FailedAnswer, faultAnswer } from '@gift-registry/adapters-http/wire';
import type { Fault } from '@gift-registry/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Why a request was turned away apart from what it asked for. */
type Rejected =
  | { readonly _tag: 'ForeignOrigin' }
  | { readonly _tag: 'NotFound' }
  | { readonly _tag: 'MethodNotAllowed' }
  | { readonly _tag: 'TooLarge' }
  | { readonly _tag: 'NotJson' }
  | { readonly _tag: 'DiskFull' }
  | { readonly _tag: 'Unexpected' };

/** Why a request got no answer to what it asked for. */
export type RequestRefusal = Rejected | Fault;

/** How to read: the refusal on the left is answered with the status on the right. */
const statuses: Readonly<Record<Rejected['_tag'], number>> = {
  ForeignOrigin: 403,
  NotFound: 404,
  MethodNotAllowed: 405,
  TooLarge: 413,
  NotJson: 415,
  DiskFull: 503,
  Unexpected: 500,
};

const isFault = (refusal: RequestRefusal): refusal is Fault => !Object.hasOwn(statuses, refusal._tag);

/** The refusal as the contract answers it. */
export const answerTo = (refusal: RequestRefusal): FailedAnswer =>
  isFault(refusal)
    ? faultAnswer(refusal)
    : { status: statuses[refusal._tag], headers: {}, body: { isSuccess: false, error: refusal } };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What stands in every failed answer of the route besides. */
    failedWith?: Readonly<Record<string, null>>;
    /** Whether its requests are signed by a machine, which does not say from which page it comes. */
    isSealed?: boolean;
  }
}

/** Sends a failed answer in the contract's error body. */
export const sendFailed = (reply: FastifyReply, { status, headers, body }: FailedAnswer): FastifyReply =>
  reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ ...body, ...reply.request.routeOptions.config.failedWith }));

/** Answers with the refusal. */
export const refuse = (reply: FastifyReply, refusal: RequestRefusal): FastifyReply =>
  sendFailed(reply, answerTo(refusal));

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
