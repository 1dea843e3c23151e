import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  type EditorialContent,
  type Instant,
  type Market,
  marketRulesOf,
  marketsOf,
  NO_CONTENT,
  NO_GUIDE,
  type Product,
  type ProductServices,
  type Shop,
  type ShopMistake,
  type Store,
  shopOf,
  type WrittenMarket,
  type WrittenSite,
} from '@gift-registry/domain';
import { either as E, function as F, option as O, readonlyArray as RA, type taskEither as TE } from 'fp-ts';
import type * as t from 'io-ts';
import { editorialOf, giftGuideCodec } from '../gift-guide/gift-guide-file.ts';
import type { FileMistake } from '../json-file/file-codec.ts';
import { errorCode } from '../log/error-code.ts';
import { shopPictures } from '../product-pictures/shop-pictures.ts';
import { giftGuideOf } from '../settings.ts';
import { readLooks } from '../site-look/read-looks.ts';
import type { SiteLooks } from '../site-look/site-look.ts';
import { categoriesByName, categoriesCodec, type ShopCatalogue } from './shop-catalogue.ts';
import { marketCodec, shopCodec, siteCodec } from './shop-codecs.ts';
import { type Read, readShopFile, readShopFileIfAny } from './shop-file.ts';
import { type FileProblem, type MarketOfProducts, type Problems, readProducts } from './shop-products.ts';
import {
  accountsCodec,
  registriesCodec,
  registryMistakes,
  type WrittenAccount,
  type WrittenRegistry,
} from './shop-registries.ts';
import { serviceMistakes, servicesCodec, servicesOf } from './shop-services.ts';
import { readTexts, type ShopTexts, textMistakes } from './shop-texts.ts';
import { storeMistakes, storesCodec, storesOf } from './stores.ts';

const SERVICES = 'catalogue/services.json';
const STORES = 'catalogue/stores.json';
const REGISTRIES = 'registries/registries.json';

/** The goods, stores and people of a shop's folder, with which a new database begins. */
export interface InitialData {
  readonly products: Readonly<Record<Market, ReadonlyArray<Product>>>;
  readonly services: ReadonlyArray<ProductServices>;
  readonly stores: ReadonlyArray<Store>;
  readonly accounts: ReadonlyArray<WrittenAccount>;
  readonly registries: ReadonlyArray<WrittenRegistry>;
}

/** All that a shop's folder says. */
export interface LoadedShop extends Shop {
  readonly looks: SiteLooks;
  readonly catalogue: ShopCatalogue;
  readonly editorial: EditorialContent;
  readonly data: InitialData;
}

/** Where a shop is read from, and as of when. */
export interface ShopSource {
  readonly folder: string;
  /** The file of the gift guide, in the folder or elsewhere. */
  readonly giftGuide: string;
  readonly now: Instant;
}

/** A mistake as a sentence. */
const problemOf = ({ file, place, expected }: ShopMistake): FileProblem => ({
  file,
  sentence: `${place === '' ? '' : `${place} `}must be ${expected}`,
});

const readAll = async <A>(
  folder: string,
  kind: 'markets' | 'sites',
  names: ReadonlyArray<string>,
  codec: t.Type<A>,
): Promise<Read<Readonly<Record<string, A>>>> => {
  const read = await Promise.all(
    names.map(async (name) =>
      E.map((file: A) => [name, file] as const)(await readShopFile(folder, `${kind}/${name}.json`, codec)),
    ),
  );
  const { left, right } = RA.separate(read);
  return { mistakes: left.flat(), value: Object.fromEntries(right) };
};

/** What could be read of `shop.json`, its markets, its sites and their looks, and all that is wrong with them. */
interface ReadSites extends Read<O.Option<Shop & Pick<LoadedShop, 'looks'>>> {
  /** Their goods can be checked even if the sites cannot be served. */
  readonly markets: ReadonlyArray<MarketOfProducts>;
  readonly brands: ReadonlyArray<string>;
  readonly texts: ShopTexts;
}

const entriesOf = (folder: string) => (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []);

/** The folders in there that belong to nothing that `shop.json` lists. */
const unlistedIn = (shop: string, folder: string, listed: ReadonlyArray<string>): ReadonlyArray<ShopMistake> =>
  entriesOf(join(shop, folder))
    .filter((entry) => entry.isDirectory() && !listed.includes(entry.name))
    .map(({ name }) => ({
      file: `${folder}/${name}`,
      place: '',
      expected: `the folder of one of ${listed.join(', ')}`,
    }));

/** Reads `shop.json`, its markets, its sites and their looks (INT-01). */
const readSites = async (folder: string): Promise<ReadSites> => {
  const shop = await readShopFile(folder, 'shop.json', shopCodec);
  const listed = (kind: 'markets' | 'sites'): ReadonlyArray<string> =>
    E.isRight(shop)
      ? shop.right[kind]
      : entriesOf(join(folder, kind)).flatMap(({ name }) => (name.endsWith('.json') ? [name.slice(0, -5)] : []));
  const markets = await readAll<WrittenMarket>(folder, 'markets', listed('markets'), marketCodec);
  const sites = await readAll<WrittenSite>(folder, 'sites', listed('sites'), siteCodec);
  const texts = await readTexts(folder, Object.values(sites.value));
  const { looks, bySite, mistakes: ofLooks } = await readLooks(folder, listed('sites'));
  const unreadable = [...markets.mistakes, ...sites.mistakes, ...texts.mistakes];
  if (E.isLeft(shop))
    return { value: O.none, markets: [], brands: [], texts: {}, mistakes: [...shop.left, ...unreadable, ...ofLooks] };
  const read = shopOf({
    shop: shop.right,
    markets: markets.value,
    sites: sites.value,
    looks: bySite,
    texts: texts.value,
  });
  // What does not fit because a file could not be read is not reported again.
  const unfit = (E.isLeft(read) ? read.left : []).filter(({ file }) => unreadable.length === 0 || file !== 'shop.json');
  const unlisted = [
    ...unlistedIn(folder, 'sites', shop.right.sites),
    ...unlistedIn(folder, 'catalogue/products', shop.right.markets),
  ];
  return {
    value: E.isRight(read) ? O.some({ ...read.right, looks }) : O.none,
    markets: Object.entries(markets.value).map(([id, { currency, units }]) => ({ id, currency, units })),
    brands: shop.right.itemBrands.map(({ id }) => id),
    texts: texts.value,
    mistakes: [...unreadable, ...ofLooks, ...unfit, ...unlisted],
  };
};

type Guide = t.TypeOf<typeof giftGuideCodec>;

/** Reads the files about goods, stores and people, each of which may be missing. */
const readDataFiles = async ({ folder, giftGuide }: ShopSource) => {
  const read = <A>(file: string, codec: t.Type<ReadonlyArray<A>, unknown, unknown>) =>
    readShopFileIfAny<ReadonlyArray<A>>(folder, file, codec, () => []);
  const isRequired = giftGuide !== giftGuideOf(folder) || existsSync(giftGuide);
  return {
    categories: await read('catalogue/categories.json', categoriesCodec),
    services: await read(SERVICES, servicesCodec),
    stores: await read(STORES, storesCodec),
    accounts: await read('registries/accounts.json', accountsCodec),
    registries: await read(REGISTRIES, registriesCodec),
    guide: isRequired
      ? F.pipe(
          await readShopFile(folder, giftGuide, giftGuideCodec),
          E.match(
            (mistakes): Read<O.Option<Guide>> => ({ value: O.none, mistakes }),
            (guide) => ({ value: O.some(guide), mistakes: [] }),
          ),
        )
      : { value: O.none, mistakes: [] },
  };
};

type DataFiles = Awaited<ReturnType<typeof readDataFiles>>;

const NO_EDITORIAL: EditorialContent = { guide: NO_GUIDE, content: NO_CONTENT };

/** The data of files that could be read, and what in them does not fit the sites or another file. */
const dataOf = (
  source: ShopSource,
  { services, stores, accounts, registries, guide }: DataFiles,
  shop: Shop & Pick<LoadedShop, 'looks'>,
  catalogue: ShopCatalogue,
  products: Readonly<Record<Market, ReadonlyArray<Product>>>,
): Read<LoadedShop> => {
  const { sites } = shop;
  const markets = marketsOf(sites).map((market) => ({
    market,
    rules: marketRulesOf(sites, market),
    sites: sites.filter((site) => site.market === market).map(({ id }) => id),
  }));
  const mistakes: Array<ShopMistake> = [];
  const report = (file: string, found: ReadonlyArray<FileMistake>) =>
    mistakes.push(...found.map((mistake) => ({ file, ...mistake })));
  if (existsSync(join(source.folder, 'pictures')))
    for (const { id, front } of sites)
      if (O.isNone(catalogue.pictures.named(`start-${front.startPicture}`)))
        report(`sites/${id}.json`, [
          {
            place: 'startPicture',
            expected: `the name of a picture; there is no pictures/start-${front.startPicture}`,
          },
        ]);
  if (markets.every(({ market }) => products[market] !== undefined))
    report(SERVICES, serviceMistakes(services.value, Object.values(products).flat(), catalogue.pictures));
  report(STORES, storeMistakes(stores.value, sites));
  if (accounts.mistakes.length === 0)
    report(REGISTRIES, registryMistakes(registries.value, { markets, accounts: accounts.value, products }));
  const editorial = O.isNone(guide.value) ? E.right(NO_EDITORIAL) : editorialOf(guide.value.value, sites);
  if (E.isLeft(editorial)) report(source.giftGuide, editorial.left);
  else
    mistakes.push(...textMistakes(sites, catalogue.texts ?? {}, editorial.right, [...catalogue.categories.values()]));
  return {
    value: {
      ...shop,
      catalogue,
      editorial: E.getOrElse(() => NO_EDITORIAL)(editorial),
      data: {
        products,
        services: servicesOf(services.value, catalogue.pictures),
        stores: storesOf(stores.value),
        accounts: accounts.value,
        registries: registries.value,
      },
    },
    mistakes,
  };
};

const readWhole = async (source: ShopSource): Promise<E.Either<Problems, LoadedShop>> => {
  const { value: shop, markets, brands, texts, mistakes } = await readSites(source.folder);
  const files = await readDataFiles(source);
  const { categories } = files;
  const catalogue: ShopCatalogue = {
    brands,
    categories: categoriesByName(categories.value),
    pictures: shopPictures(join(source.folder, 'pictures')),
    texts,
  };
  const products: Array<readonly [Market, ReadonlyArray<Product>]> = [];
  const ofProducts: Array<FileProblem> = [];
  // Without its categories every product would be wrong.
  for (const market of categories.mistakes.length === 0 ? markets : []) {
    const read = await readProducts({ ...source, catalogue }, market);
    if (E.isRight(read)) products.push([market.id, read.right]);
    else ofProducts.push(...read.left);
  }
  const unreadable = Object.values(files).flatMap((file) => file.mistakes);
  const before = [...[...mistakes, ...unreadable].map(problemOf), ...ofProducts];
  if (O.isNone(shop)) return E.left(before);
  const whole = dataOf(source, files, shop.value, catalogue, Object.fromEntries(products));
  const all = [...before, ...whole.mistakes.map(problemOf)];
  return all.length > 0 ? E.left(all) : E.right(whole.value);
};

/** Reads all files of a shop; left is all that is wrong with them (INT-01). */
export const readShop =
  (source: ShopSource): TE.TaskEither<Problems, LoadedShop> =>
  async () => {
    try {
      return await readWhole(source);
    } catch (error) {
      const path = error instanceof Error && 'path' in error ? String(error.path) : source.folder;
      return E.left([{ file: path, sentence: `must be something that can be read (${errorCode(error)})` }]);
    }
  };

/** One line for each problem. */
export const problemLines = (folder: string, problems: Problems): string =>
  problems.map(({ file, sentence }) => `${resolve(folder, file)}: ${sentence}`).join('\n');
