import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type FailedAnswer, faultAnswer } from '@gift-registry/adapters-http/wire';
import type { EventRejected, Fault, Log } from '@gift-registry/domain';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorPlace } from '../log/error-place.ts';
import type { Scope } from '../service-tokens/service-token.ts';
import { securityHeaders } from './security-headers.ts';

/** Why a request was turned away apart from what it asked for. */
type Rejected =
  | EventRejected
  | { readonly _tag: 'TokenNeeded' }
  | { readonly _tag: 'TokenInvalid' }
  | { readonly _tag: 'ScopeMissing'; readonly scope: Scope }
  | { readonly _tag: 'TokenNotAccepted' }
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
  EventRejected: 401,
  TokenNeeded: 401,
  TokenInvalid: 401,
  ScopeMissing: 403,
  TokenNotAccepted: 403,
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
export const failedAnswerTo = (refusal: RequestRefusal): FailedAnswer =>
  isFault(refusal)
    ? faultAnswer(refusal)
    : { status: statuses[refusal._tag], headers: {}, body: { isSuccess: false, error: refusal } };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What stands in every failed answer of the route besides. */
    failedWith?: Readonly<Record<string, null>>;
    /** Whether its requests may come from no browser, without an `Origin`: then a signature or key in them authorizes them. */
    allowsNoOrigin?: boolean;
    /** Whether its writes may come from pages of the listed origins. */
    allowsOtherOrigins?: boolean;
  }
}

/** Sends a failed answer in the contract's error body. */
export const sendFailedAnswer = (reply: FastifyReply, { status, headers, body }: FailedAnswer): FastifyReply =>
  reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ ...body, ...reply.request.routeOptions.config.failedWith }));

/** Answers with the refusal. */
export const refuse = (reply: FastifyReply, refusal: RequestRefusal): FastifyReply =>
  sendFailedAnswer(reply, failedAnswerTo(refusal));

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How the route turns requests away; in the contract's error body where it does not say. */
    rejectWith?: (request: FastifyRequest, reply: FastifyReply, refusal: RequestRefusal) => FastifyReply;
  }
}

/** Turns a request away before what it asks for is looked at, as its route says. */
export const reject = (request: FastifyRequest, reply: FastifyReply, refusal: RequestRefusal): FastifyReply => {
  const { rejectWith } = request.routeOptions.config;
  return rejectWith === undefined ? refuse(reply, refusal) : rejectWith(request, reply, refusal);
};

/** How to read: an error of the framework with the status on the left is the refusal on the right. */
const byStatus: Readonly<Record<number, RequestRefusal>> = {
  404: { _tag: 'NotFound' },
  413: { _tag: 'TooLarge' },
  415: { _tag: 'NotJson' },
};

/** What an error means to whoever sent the request; the error itself is not shown. */
const refusalOf = (error: Partial<FastifyError>): RequestRefusal => {
  const status = error.statusCode ?? 500;
  if (status >= 500) return { _tag: 'Unexpected' };
  return byStatus[status] ?? { _tag: 'BadRequest', reason: 'The request cannot be read.' };
};

/** Answers errors that no handler foresaw; those that are our own fault are logged with their name and place, never with what was sent. */
export const answerError =
  (log: Log) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const refusal = refusalOf(error);
    if (refusal._tag === 'Unexpected')
      log.write({
        level: 'error',
        tag: 'request.failed',
        data: {
          method: request.method,
          route: request.routeOptions.url ?? 'unknown',
          name: error.name ?? 'Error',
          place: errorPlace(error),
        },
      })();
    return reject(request, reply, refusal);
  };

/** How to read: what Node calls it, and the status that says so; everything else that is no HTTP is 400. */
const parserStatuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers bytes that are no request, or one that took too long to arrive, with the guarding headers and the error body of every other answer; then hangs up. */
export const answerUnreadable =
  (isSecure: boolean) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = parserStatuses[error.code ?? ''] ?? 400;
    const body = JSON.stringify(faultAnswer({ _tag: 'BadRequest', reason: 'The request cannot be read.' }).body);
    const headers = {
      ...securityHeaders(isSecure),
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  };
