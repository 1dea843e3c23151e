import type { Log } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';

/** One line for each answer: method, route, status and how long it took. Never the address itself, whose query may tell of a person (ANA-02). */
export const logRequests = (service: FastifyInstance, log: Log): void => {
  service.addHook('onResponse', async (request, reply) => {
    log.write({
      level: 'info',
      tag: 'request.answered',
      data: {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
    })();
  });
};
