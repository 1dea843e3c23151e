import type { FastifyInstance } from 'fastify';
import { either as E } from 'fp-ts';
import { refuse } from '../http/rejections.ts';
import type { ServiceContext } from '../service-context.ts';

/** Liveness, which does not use the database; and readiness: whether the service can answer and is not draining, reported within a second. */
export const healthRoutes = (service: FastifyInstance, { dependencies, options }: ServiceContext): void => {
  service.get('/livez', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  service.get('/readyz', async (_request, reply) => {
    if (service.isStopping()) return refuse(reply, { _tag: 'Unavailable' });
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<E.Either<{ readonly _tag: 'Unavailable' }, void>>((resolve) => {
      timer = setTimeout(() => resolve(E.left({ _tag: 'Unavailable' })), options.readyMilliseconds);
    });
    const ready = await Promise.race([dependencies.ping(), tooLate]);
    clearTimeout(timer);
    return E.isRight(ready)
      ? reply.header('cache-control', 'no-store').send({ status: 'ok' })
      : refuse(reply, ready.left);
  });
};
