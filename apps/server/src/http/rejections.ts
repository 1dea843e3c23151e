import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type FailedAnswer, faultAnswer } from '@gift-registry/adapters-http/wire';
import type { EventRejected, Fault, Log } from '@gift-registry/domain';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorPlace } from '../log/error-place.ts';
import type { Scope } from '../service-tokens/service-token.ts';
import { securityHeaders } from './security-headers.ts';

/** Why a request was rejected, regardless of its content. */
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

/** Why a request was rejected or failed. */
export type RequestRefusal = Rejected | Fault;

/** The HTTP status of each rejection. */
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

/** The rejection as the contract's error response. */
export const failedAnswerTo = (refusal: RequestRefusal): FailedAnswer =>
  isFault(refusal)
    ? faultAnswer(refusal)
    : { status: statuses[refusal._tag], headers: {}, body: { isSuccess: false, error: refusal } };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Further properties of every error response of the route. */
    failedWith?: Readonly<Record<string, null>>;
    /** Whether it serves a call of the table, whose answers are described, rather than a page or a file. */
    isCall?: boolean;
    /** Whether its requests may come without an `Origin` from clients other than browsers: a signature or key in them authorizes them. */
    allowsNoOrigin?: boolean;
    /** Whether pages of the listed origins may write with it. */
    allowsOtherOrigins?: boolean;
  }
}

/** Sends an error response with the contract's error body. */
export const sendFailedAnswer = (reply: FastifyReply, { status, headers, body }: FailedAnswer): FastifyReply =>
  reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ ...body, ...reply.request.routeOptions.config.failedWith }));

/** Answers with the rejection. */
export const refuse = (reply: FastifyReply, refusal: RequestRefusal): FastifyReply =>
  sendFailedAnswer(reply, failedAnswerTo(refusal));

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers rejections of the route; by default with the contract's error body. */
    rejectWith?: (request: FastifyRequest, reply: FastifyReply, refusal: RequestRefusal) => FastifyReply;
  }
}

/** Rejects a request before its content is examined, in the way its route defines. */
export const reject = (request: FastifyRequest, reply: FastifyReply, refusal: RequestRefusal): FastifyReply => {
  const { rejectWith } = request.routeOptions.config;
  return rejectWith === undefined ? refuse(reply, refusal) : rejectWith(request, reply, refusal);
};

/** The rejection for each error status of Fastify. */
const byStatus: Readonly<Record<number, RequestRefusal>> = {
  404: { _tag: 'NotFound' },
  413: { _tag: 'TooLarge' },
  415: { _tag: 'NotJson' },
};

/** The rejection that an error is reported as; the error itself is not shown. */
const refusalOf = (error: Partial<FastifyError>): RequestRefusal => {
  const status = error.statusCode ?? 500;
  if (status >= 500) return { _tag: 'Unexpected' };
  return byStatus[status] ?? { _tag: 'BadRequest', reason: 'The request cannot be read.' };
};

/** Answers errors that no handler caught; internal ones are logged with their name and place, never with request data. */
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

/** The statuses of Node's parser errors; 400 for any other invalid HTTP. */
const parserStatuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Answers bytes that are not a valid request, or a request that took too long to arrive, with the security headers and
 * error body of every other response; then closes the connection.
 */
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
