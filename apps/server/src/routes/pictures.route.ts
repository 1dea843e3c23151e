import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { either as E } from 'fp-ts';
import { drawnPictures } from '../art/drawn-pictures.ts';
import { asAvif, pictureNamed, shopPictures } from '../art/picture-files.ts';
import { refuse } from '../http/rejections.ts';
import { allowElsewhere } from '../http/security-headers.ts';
import type { ServiceContext } from '../service-context.ts';

/** Whether an `Accept` header names AVIF, as browsers that show it do when they fetch a picture. */
const acceptsAvif = (accept = ''): boolean => /(?:^|,)\s*image\/avif\s*(?:,|;|$)/i.test(accept);

/**
 * The pictures of the shop, drawn at their first request; unknown names are 404 and draw nothing. Browsers cache them for a year. The address of a WebP file
 * gives AVIF to browsers that ask for it, so that preload, page and link need one address only.
 */
export const pictureRoutes = async (
  service: FastifyInstance,
  { dependencies, options }: ServiceContext,
): Promise<void> => {
  const folder = resolve(options.picturesFolder);
  const pictures = drawnPictures({ folder, detail: options.pictureDetail, log: dependencies.log });
  service.addHook('preClose', async () => pictures.end());
  if (!service.hasReplyDecorator('sendFile')) await service.register(fastifyStatic, { root: folder, serve: false });

  service.get<{ Params: { file: string } }>('/art/:file', { config: { scope: 'read' } }, async (request, reply) => {
    const named = pictureNamed(shopPictures, request.params.file);
    if (named === undefined) return refuse(reply, { _tag: 'NotFound' });
    const picture = acceptsAvif(request.headers.accept) ? asAvif(named) : named;
    const reader = new AbortController();
    reply.raw.once('close', () => reader.abort());
    const drawn = await pictures.get(picture, reader.signal);
    if (E.isLeft(drawn)) return refuse(reply, drawn.left);
    allowElsewhere(reply).header('vary', 'accept, accept-encoding');
    return drawn.right._tag === 'Stored'
      ? reply.sendFile(drawn.right.name, folder, { maxAge: '365d', immutable: true })
      : reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .type(`image/${picture.format}`)
          .send(drawn.right.bytes);
  });
};
