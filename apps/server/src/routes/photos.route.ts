import { calls } from '@gift-registry/adapters-http/wire';
import { PHOTO_LIMITS, parseGrId, parsePhotoName, photoFileService, photosService } from '@gift-registry/domain';
import type { FastifyInstance } from 'fastify';
import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { callRoutes } from '../http/call-routes.ts';
import { limitHeavyWork } from '../http/heavy-work.ts';
import { rejectAbove } from '../http/rate-limit.ts';
import { refuse } from '../http/rejections.ts';
import { allowIndexing } from '../http/search-engines.ts';
import { sandboxResponse } from '../http/security-headers.ts';
import { hasCopy } from '../http/view-cache.ts';
import type { ServiceContext } from '../service-context.ts';

/** Two photos are processed at once, each in about a second. */
const PHOTO_LIMIT = { ofEverybody: 8, ofOneAccount: 2, retryAfterSeconds: 5 };

/** The photo of a registry: upload, removal (PHOTO-06), and the picture for everyone who may see the registry (PHOTO-07). */
export const photoRoutes = (service: FastifyInstance, context: ServiceContext): void => {
  const routes = callRoutes(service, context);
  const photos = photosService(context.dependencies);
  const pictureOf = photoFileService(context.dependencies);

  const limited = limitHeavyWork(PHOTO_LIMIT);

  routes.call(
    calls.uploadPhoto,
    ({ person }, { grId, photo }) => limited(person.account, photos(person).uploadPhoto(grId, photo)),
    { bodyLimit: PHOTO_LIMITS.sentRequestBytes, onRequest: rejectAbove(service, context.options.photosPerMinute) },
  );
  routes.call(calls.removePhoto, ({ person }, grId) => photos(person).removePhoto(grId));

  service.get<{ Params: { grId: string; file: string } }>(
    '/gift-registry/photo/:grId/:file',
    { config: { scope: 'read' } },
    async (request, reply) => {
      const found = await F.pipe(
        O.Do,
        O.apS('grId', parseGrId(request.params.grId)),
        O.apS('name', parsePhotoName(request.params.file)),
        TE.fromOption(() => ({ _tag: 'RegistryNotFound' as const })),
        TE.bindW('context', () => context.requestContextOf(request, reply)),
        TE.chainW(({ grId, name: named, context }) => pictureOf(context.person)(grId, named)),
      )();
      if (E.isLeft(found))
        return refuse(reply, found.left._tag === 'Unavailable' ? { _tag: 'Unavailable' } : { _tag: 'NotFound' });
      // The photo may be removed, and its registry closed, at any time: shared caches may not store it, and a
      // browser asks before it shows its copy. The name changes with the picture. The picture of a private
      // registry is not stored at all, since its owner may sign out.
      const { jpeg, isPrivate, isIndexed } = found.right;
      if (isIndexed) allowIndexing(reply);
      const etag = `"${request.params.file}"`;
      sandboxResponse(reply)
        .header('cache-control', isPrivate ? 'no-store' : 'private, no-cache')
        .header('vary', 'Cookie');
      if (isPrivate) return reply.type('image/jpeg').send(jpeg);
      reply.header('etag', etag);
      return hasCopy(request, etag) ? reply.code(304).send() : reply.type('image/jpeg').send(jpeg);
    },
  );
};
