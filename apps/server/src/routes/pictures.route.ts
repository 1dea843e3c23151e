import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { either as E, option as O } from 'fp-ts';
import { refuse } from '../http/rejections.ts';
import { allowIndexing } from '../http/search-engines.ts';
import { allowCrossOriginUse } from '../http/security-headers.ts';
import { pictureFiles, type ServedPicture } from '../product-pictures/picture-files.ts';
import { variantNamed } from '../product-pictures/picture-variants.ts';
import { shopPictures } from '../product-pictures/shop-pictures.ts';
import type { ServiceContext } from '../service-context.ts';

/** Whether an `Accept` header lists AVIF, as browsers that support it send when they load a picture. */
const acceptsAvif = (accept = ''): boolean => /(?:^|,)\s*image\/avif\s*(?:,|;|$)/i.test(accept);

/** Whether the request has ended, so that its picture need not be made. */
const readerOf = (reply: FastifyReply): AbortSignal => {
  const reader = new AbortController();
  reply.raw.once('close', () => reader.abort());
  return reader.signal;
};

/** A picture whose address has its digest never changes; another one may with the next release of the shop's folder. */
const cacheControlOf = ({ isImmutable }: ServedPicture): string =>
  isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=86400';

/**
 * The pictures of the shop's folder and those of products that were fetched; unknown names are 404 and make nothing. The address of a WebP file gives AVIF to browsers that ask for it, so that preload,
 * page and link need one address only.
 */
export const pictureRoutes = async (
  service: FastifyInstance,
  { dependencies, options }: ServiceContext,
): Promise<void> => {
  const { log, pictures: store, pictureStorage: storage } = dependencies;
  const shop = shopPictures(join(options.shopFolder, 'pictures'));
  const files = pictureFiles({ storage, shop, store, log });
  service.addHook('preClose', async () => files.end());

  service.get<{ Params: { file: string } }>(
    '/pictures/:file',
    { config: { scope: 'read' } },
    async (request, reply) => {
      const named = variantNamed(request.params.file);
      if (O.isNone(named)) return refuse(reply, { _tag: 'NotFound' });
      const isAvif = named.value.format === 'webp' && acceptsAvif(request.headers.accept);
      const variant = isAvif ? ({ ...named.value, format: 'avif' } as const) : named.value;
      const made = await files.get(variant, readerOf(reply));
      if (E.isLeft(made)) return refuse(reply, made.left);
      const { bytes } = made.right;
      const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
      allowCrossOriginUse(allowIndexing(reply))
        .header('vary', 'accept, accept-encoding')
        .header('cache-control', cacheControlOf(made.right))
        .header('etag', etag);
      return request.headers['if-none-match'] === etag
        ? reply.code(304).send()
        : reply.type(`image/${variant.format}`).send(bytes);
    },
  );
};
