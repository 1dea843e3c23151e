import { existsSync } from 'node:fs';
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
  type Store,
  shopOf,
  type WrittenMarket,
  type WrittenSite,
} from '@gift-registry/domain';
import { either as E, option as O, readonlyArray as RA, type taskEither as TE } from 'fp-ts';
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
import { type FileProblem, type Problems, problemIn, readShopFile, readShopFileIfAny } from './shop-file.ts';
import { type MarketOfProducts, readProducts } from './shop-products.ts';
import {
  accountsCodec,
  registriesCodec,
  registryMistakes,
  type WrittenAccount,
  type WrittenRegistry,
} from './shop-registries.ts';
import { serviceMistakes, servicesCodec, servicesOf } from './shop-services.ts';
import { storeMistakes, storesCodec, storesOf } from './stores.ts';

const SERVICES = 'catalogue/services.json';
const STORES = 'catalogue/stores.json';
const REGISTRIES = 'registries/registries.json';

/** The goods, stores and people of a shop's folder, with which a new database begins. */
export interface ShopData {
  readonly products: Readonly<Record<Market, ReadonlyArray<Product>>>;
  readonly services: ReadonlyArray<ProductServices>;
  readonly stores: ReadonlyArray<Store>;
  readonly accounts: ReadonlyArray<WrittenAccount>;
  readonly registries: ReadonlyArray<WrittenRegistry>;
}

/** The sites of a shop, and how they look. */
interface ShopWithLooks extends Shop {
  readonly looks: SiteLooks;
}

/** All that a shop's folder says. */
export interface WholeShop extends ShopWithLooks {
  readonly catalogue: ShopCatalogue;
  readonly editorial: EditorialContent;
  readonly data: ShopData;
}

/** Where a shop is read from, and as of when. */
export interface ShopPlace {
  readonly folder: string;
  /** The file of the gift guide, in the folder or elsewhere. */
  readonly giftGuide: string;
  readonly now: Instant;
}

const readAll = async <A>(
  folder: string,
  kind: 'markets' | 'sites',
  names: ReadonlyArray<string>,
  codec: t.Type<A>,
): Promise<{ readonly problems: Problems; readonly files: Readonly<Record<string, A>> }> => {
  const read = await Promise.all(
    names.map(async (name) =>
      E.map((file: A) => [name, file] as const)(await readShopFile(folder, `${kind}/${name}.json`, codec)),
    ),
  );
  const { left, right } = RA.separate(read);
  return { problems: left.flat(), files: Object.fromEntries(right) };
};

/** What could be read of `shop.json`, its markets, its sites and their looks, and all that is wrong with them. */
interface ReadSites {
  /** `none` if the sites cannot be served: the goods of the markets can be checked nevertheless. */
  readonly shop: O.Option<ShopWithLooks>;
  readonly markets: ReadonlyArray<MarketOfProducts>;
  readonly brands: ReadonlyArray<string>;
  readonly problems: Problems;
}

/** Reads `shop.json`, its markets, its sites and their looks (INT-01). */
const readSites = async (folder: string): Promise<ReadSites> => {
  const shop = await readShopFile(folder, 'shop.json', shopCodec);
  if (E.isLeft(shop)) return { shop: O.none, markets: [], brands: [], problems: shop.left };
  const markets = await readAll<WrittenMarket>(folder, 'markets', shop.right.markets, marketCodec);
  const sites = await readAll<WrittenSite>(folder, 'sites', shop.right.sites, siteCodec);
  const unreadable = [...markets.problems, ...sites.problems];
  const { looks, ofSites, mistakes: ofLooks } = await readLooks(folder, shop.right.sites);
  const read = shopOf({ shop: shop.right, markets: markets.files, sites: sites.files, looks: ofSites });
  const mistakes = E.isLeft(read) ? read.left : [];
  // What does not fit because a file could not be read is not reported again.
  const unfit = unreadable.length === 0 ? mistakes : mistakes.filter(({ file }) => file !== 'shop.json');
  return {
    shop: E.isRight(read) ? O.some({ ...read.right, looks }) : O.none,
    markets: Object.entries(markets.files).map(([id, market]) => ({
      id,
      currency: market.currency,
      units: market.units === 'cm' ? 'cm' : 'in',
    })),
    brands: shop.right.itemBrands.map(({ id }) => id),
    problems: [...unreadable, ...[...ofLooks, ...unfit].map((mistake) => problemIn(mistake.file)(mistake))],
  };
};

type Guide = t.TypeOf<typeof giftGuideCodec>;

/** Reads the files about goods, stores and people, each of which may be missing. */
const readDataFiles = async ({ folder, giftGuide }: ShopPlace) => {
  const read = <A>(file: string, codec: t.Type<ReadonlyArray<A>, unknown, unknown>) =>
    readShopFileIfAny<ReadonlyArray<A>>(folder, file, codec, []);
  const isRequired = giftGuide !== giftGuideOf(folder);
  return {
    categories: await read('catalogue/categories.json', categoriesCodec),
    services: await read(SERVICES, servicesCodec),
    stores: await read(STORES, storesCodec),
    accounts: await read('registries/accounts.json', accountsCodec),
    registries: await read(REGISTRIES, registriesCodec),
    guide:
      isRequired || existsSync(giftGuide)
        ? E.map((guide: Guide) => O.some(guide))(await readShopFile(folder, giftGuide, giftGuideCodec))
        : E.right(O.none),
  };
};

type DataFiles = Awaited<ReturnType<typeof readDataFiles>>;

/** What could be read; of anything else the problems are known. */
const readOr = <A>(read: E.Either<unknown, A>, otherwise: A): A => (E.isRight(read) ? read.right : otherwise);

/** The data of files that could be read, and what in them does not fit the sites or another file. */
const dataOf = (
  place: ShopPlace,
  files: DataFiles,
  shop: ShopWithLooks,
  catalogue: ShopCatalogue,
  products: Readonly<Record<Market, ReadonlyArray<Product>>>,
): { readonly whole: WholeShop; readonly problems: Problems } => {
  const { sites } = shop;
  const markets = marketsOf(sites).map((market) => ({
    market,
    rules: marketRulesOf(sites, market),
    sites: sites.filter((site) => site.market === market).map(({ id }) => id),
  }));
  const problems: Array<FileProblem> = [];
  const misfits = (file: string, mistakes: ReadonlyArray<FileMistake>) =>
    problems.push(...mistakes.map(problemIn(file)));
  if (existsSync(join(place.folder, 'pictures')))
    for (const { id, front } of sites)
      if (O.isNone(catalogue.pictures.named(`start-${front.startPicture}`)))
        misfits(`sites/${id}.json`, [
          {
            place: 'startPicture',
            expected: `the name of a picture; there is no pictures/start-${front.startPicture}`,
          },
        ]);
  const services = readOr(files.services, []);
  if (markets.every(({ market }) => products[market] !== undefined))
    misfits(SERVICES, serviceMistakes(services, Object.values(products).flat(), catalogue.pictures));
  const stores = readOr(files.stores, []);
  misfits(STORES, storeMistakes(stores, sites));
  const [accounts, registries] = [readOr(files.accounts, []), readOr(files.registries, [])];
  if (E.isRight(files.accounts)) misfits(REGISTRIES, registryMistakes(registries, { markets, accounts, products }));
  const editorial = O.match(
    () => E.right({ guide: NO_GUIDE, content: NO_CONTENT }),
    (guide: Guide) => editorialOf(guide, sites),
  )(readOr(files.guide, O.none));
  if (E.isLeft(editorial)) misfits(place.giftGuide, editorial.left);
  return {
    whole: {
      ...shop,
      catalogue,
      editorial: readOr(editorial, { guide: NO_GUIDE, content: NO_CONTENT }),
      data: {
        products,
        services: servicesOf(services, catalogue.pictures),
        stores: storesOf(stores),
        accounts,
        registries,
      },
    },
    problems,
  };
};

const readWhole = async (place: ShopPlace): Promise<E.Either<Problems, WholeShop>> => {
  const { shop, markets, brands, problems } = await readSites(place.folder);
  const files = await readDataFiles(place);
  const unreadable = Object.values(files).flatMap((file) => (E.isLeft(file) ? file.left : []));
  const catalogue: ShopCatalogue = {
    brands,
    categories: categoriesByName(readOr(files.categories, [])),
    pictures: shopPictures(join(place.folder, 'pictures')),
  };
  // Without its categories every product would be wrong.
  const goods = E.isLeft(files.categories) ? [] : markets;
  const products: Array<readonly [Market, ReadonlyArray<Product>]> = [];
  const ofProducts: Array<FileProblem> = [];
  for (const market of goods) {
    const read = await readProducts({ ...place, catalogue }, market);
    if (E.isRight(read)) products.push([market.id, read.right]);
    else ofProducts.push(...read.left);
  }
  const before = [...problems, ...unreadable, ...ofProducts];
  if (O.isNone(shop)) return E.left(before);
  const { whole, problems: further } = dataOf(place, files, shop.value, catalogue, Object.fromEntries(products));
  const all = [...before, ...further];
  return all.length > 0 ? E.left(all) : E.right(whole);
};

/** Reads all files of a shop; left is all that is wrong with them (INT-01). */
export const readShop =
  (place: ShopPlace): TE.TaskEither<Problems, WholeShop> =>
  async () => {
    try {
      return await readWhole(place);
    } catch (error) {
      const path = error instanceof Error && 'path' in error ? String(error.path) : place.folder;
      return E.left([{ file: path, sentence: `must be something that can be read (${errorCode(error)})` }]);
    }
  };

/** One line for each problem. */
export const problemLines = (folder: string, problems: Problems): string =>
  problems.map(({ file, sentence }) => `${resolve(folder, file)}: ${sentence}`).join('\n');
