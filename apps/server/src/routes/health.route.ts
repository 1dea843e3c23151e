import type { FastifyInstance } from 'fastify';
import { either as E } from 'fp-ts';
import { refuse } from '../http/refuse.ts';
import type { ServiceParts } from '../http/service-parts.ts';

/** Whether the process lives, without a look at the database; and whether it can serve, with one, in a second at most. */
export const healthRoutes = (service: FastifyInstance, { world, options }: ServiceParts): void => {
  service.get('/livez', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  service.get('/readyz', async (_request, reply) => {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), options.readyMilliseconds);
    });
    const isReady = await Promise.race([world.ping().then(E.isRight), tooLate]);
    clearTimeout(timer);
    return isReady
      ? reply.header('cache-control', 'no-store').send({ status: 'ok' })
      : refuse(reply, { _tag: 'Unavailable' });
  });
};
