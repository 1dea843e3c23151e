import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const HEADER = 'x-request-id';

const requests = new AsyncLocalStorage<string>();

/** The id that a request came with, if it is 1 to 128 letters, digits or `. _ -`; else a new one (OPS-01). */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const sent = headers[HEADER];
  return typeof sent === 'string' && /^[A-Za-z0-9._-]{1,128}$/.test(sent) ? sent : randomUUID();
};

/** The id of the request that is being answered; undefined outside of one. */
export const currentRequestId = (): string | undefined => requests.getStore();

/** Runs it as part of the request of that id. */
export const withRequestId = <A>(id: string, run: () => A): A => requests.run(id, run);

/** Gives each answer the id of its request, and whatever is logged in between. */
export const requestIds = (service: FastifyInstance): void => {
  service.addHook('onRequest', (request, reply, done) => {
    reply.header(HEADER, request.id);
    requests.run(request.id, done);
  });
};
