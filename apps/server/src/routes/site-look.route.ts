import type { FastifyInstance } from 'fastify';
import { allowCrossOriginUse, sandboxResponse } from '../http/security-headers.ts';
import type { ServiceContext } from '../service-context.ts';

/** Fonts, wordmarks and the icon of the shop, also for mail programs. */
export const siteLookRoutes = (service: FastifyInstance, { options }: Pick<ServiceContext, 'options'>): void => {
  for (const [path, { type, bytes, isImmutable }] of options.looks.files)
    service.get(path, { config: { scope: 'read' } }, (_request, reply) =>
      sandboxResponse(isImmutable ? reply : allowCrossOriginUse(reply))
        .header('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
        .type(type)
        .send(Buffer.from(bytes)),
    );
};
