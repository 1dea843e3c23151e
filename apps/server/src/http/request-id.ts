import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const HEADER = 'x-request-id';

/** The fields of every log line about a request. */
interface LoggedRequest {
  readonly requestId: string;
  /** The id of the service token of the request (INT-02). */
  tokenId?: string;
}

const requests = new AsyncLocalStorage<LoggedRequest>();

declare module 'fastify' {
  interface FastifyRequest {
    logged: LoggedRequest;
  }
}

/** The id that the request has, if it is 1 to 128 letters, digits or `. _ -`; otherwise a new one (OPS-01). */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const sent = headers[HEADER];
  return typeof sent === 'string' && /^[A-Za-z0-9._-]{1,128}$/.test(sent) ? sent : randomUUID();
};

/** The ids of the current request; undefined outside a request. */
export const currentRequest = (): LoggedRequest | undefined => requests.getStore();

/** Runs it as part of the request. */
export const withinRequest = <A>({ logged }: FastifyRequest, run: () => A): A => requests.run(logged, run);

/** Adds the service token to all further log lines of the request. */
export const logTokenId = ({ logged }: FastifyRequest, tokenId: string): void => {
  logged.tokenId = tokenId;
};

/** Adds the request's id to each response and to every log line in between. */
export const requestIds = (service: FastifyInstance): void => {
  service.decorateRequest('logged');
  service.addHook('onRequest', (request, reply, done) => {
    request.logged = { requestId: request.id };
    reply.header(HEADER, request.id);
    requests.run(request.logged, done);
  });
};
