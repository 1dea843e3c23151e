import { resolve } from 'node:path';
import type { CompleteTheme, ShopMistake, SiteId, SiteStyle } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import type { Plugin } from 'vite';
import { shopCodec, siteCodec } from '../apps/server/src/shop/shop-codecs.ts';
import { readShopFile } from '../apps/server/src/shop/shop-file.ts';
import { readLooks } from '../apps/server/src/site-look/read-looks.ts';

/** The look of a site in the catalogue. */
export interface CatalogueLook {
  readonly id: SiteId;
  readonly name: string;
  readonly style: SiteStyle;
  readonly theme: CompleteTheme;
  /** Its variables and fonts, as the service writes them into its pages. */
  readonly css: string;
}

const MODULE = 'virtual:shop-looks';

/** The value that was read, if nothing is wrong with it. */
const faultless = <A>(folder: string, read: E.Either<ReadonlyArray<ShopMistake>, A>): A => {
  if (E.isRight(read)) return read.right;
  throw new Error(
    read.left.map(({ file, place, expected }) => `${resolve(folder, file)}: ${place} must be ${expected}`).join('\n'),
  );
};

/** The looks of the shop in that folder, as a module, with the files that they name. A shop with mistakes stops the catalogue and says which. */
export const shopLooks = async (folder: string): Promise<Plugin> => {
  const { sites } = faultless(folder, await readShopFile(folder, 'shop.json', shopCodec));
  const { looks, bySite, mistakes } = await readLooks(folder, sites);
  faultless(folder, mistakes.length > 0 ? E.left(mistakes) : E.right(looks));
  const inCatalogue = await Promise.all(
    sites.map(async (id): Promise<CatalogueLook> => {
      const { name } = faultless(folder, await readShopFile(folder, `sites/${id}.json`, siteCodec));
      const { style, theme } = looks.of({ id });
      return { id, name, style: bySite[id]?.style ?? 'classic', theme, css: style.text };
    }),
  );
  return {
    name: 'shop-looks',
    resolveId: (id) => (id === MODULE ? MODULE : undefined),
    load: (id) => (id === MODULE ? `export const looks = ${JSON.stringify(inCatalogue)};` : undefined),
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const file = looks.files.get(request.url ?? '');
        if (file === undefined) return next();
        return response.writeHead(200, { 'content-type': file.type }).end(file.bytes);
      });
    },
    generateBundle() {
      for (const [path, { bytes }] of looks.files)
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: bytes });
    },
  };
};
