import type { Product, ProductServices } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import type { Cells } from '../catalogue-import/fields.ts';
import { inputOfRow } from '../catalogue-import/input-of-row.ts';
import type { Currency } from '../catalogue-import/price-of-text.ts';
import { productOfInput } from '../catalogue-import/product-of-input.ts';
import { pictureImages } from '../product-pictures/picture-variants.ts';
import { Cents, Sku } from '../sql/json/value.json.ts';
import { orThrow, readList, readRows, type SeededShop } from './data-files.ts';

const productOf =
  ({ catalogue }: SeededShop, currency: Currency) =>
  (cells: Cells): Product => {
    const reading = { unitOf: () => undefined, levelsOf: (category: string) => [category] };
    const { categories, pictures } = catalogue;
    const rules = { unit: 'in', currency, rate: O.none, at: 0, pictureBase: O.none, categories } as const;
    const { input, bad } = orThrow(inputOfRow(rules, reading)(cells), `product ${cells('sku')}`);
    const missing = input.pictures.find((file) => O.isNone(pictures.inFile(file)));
    if (bad.length > 0 || missing !== undefined)
      throw new Error(`The shop's data is wrong: product ${input.sku} ${missing ?? JSON.stringify(bad)}`);
    return productOfInput({ brand: 'main', catalogue })(input);
  };

/** The products of a shop, in the order of its files. */
export interface ShopProducts {
  /** Those of the United States, category by category. */
  readonly catalogue: ReadonlyArray<Product>;
  /** Lines of products in several colors and sizes. */
  readonly lines: ReadonlyArray<Product>;
  /** The Canadian assortment: some of the same products under other SKUs and at Canadian prices. */
  readonly canadian: ReadonlyArray<Product>;
}

export const readProducts = (shop: SeededShop): ShopProducts => ({
  catalogue: readRows(shop, 'catalogue/products.csv').map(productOf(shop, 'USD')),
  lines: readRows(shop, 'catalogue/product-lines.csv').map(productOf(shop, 'USD')),
  canadian: readRows(shop, 'catalogue/products-canada.csv').map(productOf(shop, 'CAD')),
});

const Service = t.intersection([
  t.type({ sku: Sku }),
  t.partial({
    installation: t.type({ type: t.number, fee: Cents }),
    /** The preview of a personalized product, a file of the shop's pictures. */
    specialOrderPicture: t.string,
  }),
]);

/** The services and special order terms of the shop's products (CART-01). */
export const readServices = (shop: SeededShop): ReadonlyArray<ProductServices> =>
  readList(Service, shop, 'catalogue/services.json').map(({ sku, installation, specialOrderPicture }) => ({
    sku,
    installation: O.fromNullable(installation),
    specialOrderPicture: O.map(
      (file: string) => pictureImages(orThrow(shop.catalogue.pictures.inFile(file), file).name, '').desktop,
    )(O.fromNullable(specialOrderPicture)),
  }));
