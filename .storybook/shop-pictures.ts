import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import type { Plugin } from 'vite';
import { drawnPictures } from '../apps/server/src/art/drawn-pictures.ts';
import type { CachedPicture } from '../apps/server/src/art/picture-cache.ts';
import { type PictureDetail, shopPictures } from '../apps/server/src/art/picture-files.ts';

const log: Log = { write: (entry) => () => void process.stderr.write(`${entry.tag} ${JSON.stringify(entry.data)}\n`) };
const DRAWING = /\b(event-[a-z]+|[a-z]+-[0-9a-f]{6}-[0-9a-f]{6})/g;

/**
 * Serves the shop's pictures to the component catalogue: drawn when a story requests them, and stored in `folder`. A
 * built catalogue contains those that its stories name.
 */
export const shopPicturesOf = (folder: string, detail: PictureDetail): Plugin => {
  const pictures = drawnPictures({ folder, detail, log });
  const bytesOf = (drawn: CachedPicture): Uint8Array =>
    drawn._tag === 'Stored' ? readFileSync(join(folder, drawn.name)) : drawn.bytes;
  return {
    name: 'shop-pictures',
    configureServer: ({ middlewares }) => {
      middlewares.use('/art', async (request, response, next) => {
        const picture = shopPictures.get((request.url ?? '').replace(/^\/|\?.*$/g, ''));
        if (picture === undefined) return next();
        const reader = new AbortController();
        response.once('close', () => reader.abort());
        const drawn = await pictures.get(picture, reader.signal);
        if (E.isLeft(drawn)) return response.writeHead(503).end();
        return response.writeHead(200, { 'content-type': `image/${picture.format}` }).end(bytesOf(drawn.right));
      });
    },
    async generateBundle(_options, bundle) {
      const code = Object.values(bundle).map((part) => (part.type === 'chunk' ? part.code : ''));
      const named = new Set(code.flatMap((text) => text.match(DRAWING) ?? []));
      const shown = [...shopPictures.values()].filter(({ file }) =>
        [...named].some((name) => file.startsWith(`${name}-`)),
      );
      for (const picture of shown) {
        const drawn = await pictures.get(picture, new AbortController().signal);
        if (E.isLeft(drawn)) throw new Error(`${picture.file} could not be drawn`);
        this.emitFile({ type: 'asset', fileName: `art/${picture.file}`, source: bytesOf(drawn.right) });
      }
    },
    closeBundle: () => pictures.end(),
  };
};
