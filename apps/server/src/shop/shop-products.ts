import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { HOUSE_BRAND, type Instant, type MarketRules, type Product, type ProductInput } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { importRows, type ProductSink } from '../catalogue-import/import-rows.ts';
import { mistakeOn } from '../catalogue-import/problems.ts';
import { productOfInput } from '../catalogue-import/product-of-input.ts';
import { checkFile, rowsOfFile } from '../catalogue-import/rows-of-file.ts';
import type { ShopCatalogue } from './shop-catalogue.ts';

/** What is wrong in a file of a shop's folder, as a sentence with its place. */
export interface FileProblem {
  readonly file: string;
  readonly sentence: string;
}

export type Problems = ReadonlyArray<FileProblem>;

/** The products of a market, or what is wrong with its files. */
type ReadProducts = E.Either<Problems, ReadonlyArray<Product>>;

/** What the prices and sizes of a market's products are in. */
export type MarketOfProducts = Pick<MarketRules, 'id' | 'currency' | 'units'>;

/** The settings that all files of a shop's products are read with. */
export interface ProductReading {
  readonly folder: string;
  readonly catalogue: ShopCatalogue;
  /** The time at which the prices apply. */
  readonly now: Instant;
}

const nothingElse = {
  changed: 0,
  unchanged: 0,
  elsewhere: [],
  unpublished: [],
  outdated: [],
  stockKept: [],
  pricesHeldBack: [],
  sharedGtins: [],
  picturesLeftOut: [],
};

/** Reads a file of products as an import does; any finding is a mistake. */
const readFile = async (
  { folder, catalogue, now }: ProductReading,
  { currency, units }: MarketOfProducts,
  file: string,
): Promise<ReadProducts> => {
  const path = join(folder, file);
  const format = await checkFile(path, O.none);
  if (E.isLeft(format)) return E.left([{ file, sentence: format.left }]);
  const problems: Array<FileProblem> = [];
  const inputs: Array<ProductInput> = [];
  const write: ProductSink = async (products) => {
    inputs.push(...products);
    return E.right({ ...nothingElse, added: products.length });
  };
  const rules = { unit: units, currency, rate: O.none, at: Date.parse(now), pictureBase: O.none, catalogue };
  const report = (finding: Parameters<typeof mistakeOn>[0]) => problems.push({ file, sentence: mistakeOn(finding) });
  const outcome = await importRows(
    { rules, chosen: new Map(), write, report, progress: () => undefined },
    rowsOfFile(path, format.right),
  );
  if (E.isLeft(outcome)) problems.push({ file, sentence: outcome.left });
  for (const { sku, price, pictures } of inputs) {
    if (price === 0) problems.push({ file, sentence: `the price of ${sku} must be more than zero` });
    for (const picture of pictures.filter((name) => O.isNone(catalogue.pictures.inFile(name))))
      problems.push({ file, sentence: `the picture of ${sku} must be a file in pictures: ${picture}` });
  }
  return problems.length > 0
    ? E.left(problems)
    : E.right(inputs.map(productOfInput({ brand: HOUSE_BRAND, catalogue })));
};

/** Reads the products of a market: all CSV files of `catalogue/products/<market>`, in the order of their names. */
export const readProducts = async (reading: ProductReading, market: MarketOfProducts): Promise<ReadProducts> => {
  const folder = `catalogue/products/${market.id}`;
  const path = join(reading.folder, folder);
  const names = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.csv')) : [];
  const problems: Array<FileProblem> = [];
  const products: Array<Product> = [];
  const files = new Map<string, string>();
  for (const name of names.sort()) {
    const file = `${folder}/${name}`;
    const read = await readFile(reading, market, file);
    if (E.isLeft(read)) problems.push(...read.left);
    else
      for (const product of read.right) {
        const before = files.get(product.sku);
        if (before !== undefined) problems.push({ file, sentence: `the SKU ${product.sku} is in ${before} already` });
        files.set(product.sku, file);
        products.push(product);
      }
  }
  return problems.length > 0 ? E.left(problems) : E.right(products);
};
