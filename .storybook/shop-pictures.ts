import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Log } from '@gift-registry/domain';
import { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { Plugin } from 'vite';
import { pictureFiles } from '../apps/server/src/product-pictures/picture-files.ts';
import { variantNamed } from '../apps/server/src/product-pictures/picture-variants.ts';
import { shopPictures } from '../apps/server/src/product-pictures/shop-pictures.ts';
import { picturesFolder } from '../apps/server/src/providers/pictures-folder/provider.ts';

const log: Log = { write: (entry) => () => void process.stderr.write(`${entry.tag} ${JSON.stringify(entry.data)}\n`) };
const demo = fileURLToPath(new URL('../demo/pictures', import.meta.url));
const sizes = ['mobile', 'mobileHiRes', 'desktop', 'desktopHiRes', '400', '800', '1600'];

/** Serves the demo's pictures to the component catalogue, as the service does. A built catalogue contains those that its stories name. */
export const shopPicturesOf = (folder: string): Plugin => {
  const files = pictureFiles({
    storage: picturesFolder(folder, log),
    shop: shopPictures(demo),
    store: { find: () => TE.right(O.none) },
    log,
  });
  const bytesOf = async (file: string, gone: AbortSignal): Promise<Uint8Array | undefined> => {
    const variant = variantNamed(file);
    const made = O.isSome(variant) ? await files.get(variant.value, gone) : undefined;
    return made === undefined || E.isLeft(made) ? undefined : made.right.bytes;
  };
  return {
    name: 'shop-pictures',
    configureServer: ({ middlewares }) => {
      middlewares.use('/pictures', async (request, response, next) => {
        const reader = new AbortController();
        response.once('close', () => reader.abort());
        const bytes = await bytesOf((request.url ?? '').replace(/^\/|\?.*$/g, ''), reader.signal);
        if (bytes === undefined) return next();
        return response.writeHead(200, { 'content-type': 'image/webp' }).end(bytes);
      });
    },
    async generateBundle(_options, bundle) {
      const code = Object.values(bundle).map((part) => (part.type === 'chunk' ? part.code : ''));
      const named = readdirSync(demo)
        .map((file) => file.replace(/\.\w+$/, ''))
        .filter((name) => code.some((text) => text.includes(name)));
      for (const file of named.flatMap((name) => sizes.map((size) => `${name}-${size}.webp`))) {
        const source = await bytesOf(file, new AbortController().signal);
        if (source === undefined) throw new Error(`${file} could not be made`);
        this.emitFile({ type: 'asset', fileName: `pictures/${file}`, source });
      }
    },
    closeBundle: () => files.end(),
  };
};
