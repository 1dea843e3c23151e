import type { FastifyInstance } from 'fastify';
import { reject } from './rejections.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Starts draining: the service reports not ready and closes each connection after its response; it answers requests until it closes. */
    beginDrain: () => void;
    isStopping: () => boolean;
  }
}

/** How often idle connections are closed while the service closes, in milliseconds. */
const CLOSE_IDLE_EVERY = 50;
/** When the remaining connections are closed by force, so that the database can be closed in order; in milliseconds. */
const CLOSE_ALL_AFTER = 3_000;

/**
 * Shuts the service down in two steps: while it drains it reports not ready and still answers; then it closes and
 * refuses requests that still arrive over open connections. From the start of the drain on, every response closes its
 * connection.
 */
export const gracefulShutdown = (service: FastifyInstance): void => {
  let isStopping = false;
  let isClosing = false;
  let closeIdle: NodeJS.Timeout | undefined;
  let closeAll: NodeJS.Timeout | undefined;
  service.decorate('beginDrain', () => {
    isStopping = true;
  });
  service.decorate('isStopping', () => isStopping);
  service.addHook('onRequest', (request, reply, done) => {
    if (isClosing) reject(request, reply, { _tag: 'Unavailable' });
    else done();
  });
  service.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    done();
  });
  service.addHook('preClose', async () => {
    isStopping = true;
    isClosing = true;
    closeIdle = setInterval(() => service.server.closeIdleConnections(), CLOSE_IDLE_EVERY);
    closeAll = setTimeout(() => service.server.closeAllConnections(), CLOSE_ALL_AFTER);
  });
  service.addHook('onClose', async () => {
    clearInterval(closeIdle);
    clearTimeout(closeAll);
  });
};
