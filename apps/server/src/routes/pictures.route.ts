import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { either as E, option as O } from 'fp-ts';
import { drawnPictures } from '../art/drawn-pictures.ts';
import type { CachedPicture } from '../art/picture-cache.ts';
import { asAvif, pictureNamed, shopPictures } from '../art/picture-files.ts';
import { refuse } from '../http/rejections.ts';
import { allowIndexing } from '../http/search-engines.ts';
import { allowCrossOriginUse } from '../http/security-headers.ts';
import { fetchedPictures } from '../product-pictures/fetched-pictures.ts';
import { variantNamed } from '../product-pictures/picture-variants.ts';
import type { ServiceContext } from '../service-context.ts';

/** Whether an `Accept` header lists AVIF, as browsers that support it send when they load a picture. */
const acceptsAvif = (accept = ''): boolean => /(?:^|,)\s*image\/avif\s*(?:,|;|$)/i.test(accept);

/** Whether the request has ended, so that its picture need not be made. */
const readerOf = (reply: FastifyReply): AbortSignal => {
  const reader = new AbortController();
  reply.raw.once('close', () => reader.abort());
  return reader.signal;
};

/**
 * The pictures of the shop, drawn at their first request, and those of products that were fetched; unknown names are 404 and make nothing. Browsers cache them for a year. The address of a WebP file
 * gives AVIF to browsers that ask for it, so that preload, page and link need one address only.
 */
export const pictureRoutes = async (
  service: FastifyInstance,
  { dependencies, options }: ServiceContext,
): Promise<void> => {
  const folder = resolve(options.picturesFolder);
  const { log, pictures: store } = dependencies;
  const drawings = drawnPictures({ folder, detail: options.pictureDetail, log });
  const photographs = fetchedPictures({ folder, store, log });
  service.addHook('preClose', async () => {
    drawings.end();
    photographs.end();
  });
  if (!service.hasReplyDecorator('sendFile')) await service.register(fastifyStatic, { root: folder, serve: false });

  const send = (reply: FastifyReply, picture: CachedPicture, format: string): FastifyReply => {
    allowCrossOriginUse(allowIndexing(reply)).header('vary', 'accept, accept-encoding');
    return picture._tag === 'Stored'
      ? reply.sendFile(picture.name, folder, { maxAge: '365d', immutable: true })
      : reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .type(`image/${format}`)
          .send(picture.bytes);
  };

  service.get<{ Params: { file: string } }>('/art/:file', { config: { scope: 'read' } }, async (request, reply) => {
    const named = pictureNamed(shopPictures, request.params.file);
    if (named === undefined) return refuse(reply, { _tag: 'NotFound' });
    const picture = acceptsAvif(request.headers.accept) ? asAvif(named) : named;
    const drawn = await drawings.get(picture, readerOf(reply));
    return E.isLeft(drawn) ? refuse(reply, drawn.left) : send(reply, drawn.right, picture.format);
  });

  service.get<{ Params: { file: string } }>(
    '/pictures/:file',
    { config: { scope: 'read' } },
    async (request, reply) => {
      const named = variantNamed(request.params.file);
      if (O.isNone(named)) return refuse(reply, { _tag: 'NotFound' });
      const isAvif = named.value.format === 'webp' && acceptsAvif(request.headers.accept);
      const variant = isAvif ? ({ ...named.value, format: 'avif' } as const) : named.value;
      const made = await photographs.get(variant, readerOf(reply));
      return E.isLeft(made) ? refuse(reply, made.left) : send(reply, made.right, variant.format);
    },
  );
};
