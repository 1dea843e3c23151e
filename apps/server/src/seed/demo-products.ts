import type { Product, ProductServices } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import type { Cells } from '../catalogue-import/fields.ts';
import { inputOfRow } from '../catalogue-import/input-of-row.ts';
import type { Currency } from '../catalogue-import/price-of-text.ts';
import { productOfInput } from '../catalogue-import/product-of-input.ts';
import { onShelf } from '../catalogue-import/shop-columns.ts';
import { pictureOf } from '../reference-data/pictures.ts';
import { Cents, Sku } from '../sql/json/value.json.ts';
import { orThrow, readJson, readRows } from './data-files.ts';

const productOf = (currency: Currency) => (cells: Cells) => {
  const reading = { unitOf: () => undefined, levelsOf: (category: string) => [category] };
  const rules = { unit: 'in', currency, rate: O.none, at: 0, pictureBase: O.none } as const;
  const { input, bad } = orThrow(inputOfRow(rules, reading)(cells), `product ${cells('sku')}`);
  if (bad.length > 0) throw new Error(`The demo data is wrong: product ${input.sku} ${JSON.stringify(bad)}`);
  return productOfInput('main')(input);
};

/** The products of the demo shop in the United States, category by category. All of them are invented. */
export const catalogue: ReadonlyArray<Product> = readRows('products.csv').map(productOf('USD'));

/** The Canadian assortment: some of the same products under other SKUs and at Canadian prices. */
export const canadian: ReadonlyArray<Product> = readRows('products-canada.csv').map(productOf('CAD'));

/** Lines of one make: the same drawing, colors and sizes under several names. */
const Make = t.type({
  shelf: t.type({
    category: t.string,
    sequence: t.number,
    levels: t.readonlyArray(t.string),
    department: t.string,
    productClass: t.string,
    care: t.string,
  }),
  archetype: t.string,
  subclass: t.string,
  /** What the drawing shows, without its color. */
  shows: t.string,
  lines: t.readonlyArray(t.string),
  /** The second color of the drawing, for each of the colors. */
  second: t.readonlyArray(t.string),
  sizes: t.readonlyArray(
    t.type({ name: t.string, price: t.string, width: t.number, height: t.number, depth: t.number }),
  ),
});

const colors = [
  { name: 'Chalk', body: 'ece7dc' },
  { name: 'Moss', body: '6f7a5c' },
  { name: 'Clay', body: 'b5694a' },
  { name: 'Lake', body: '4f7087' },
] as const;

const FIRST_VARIANT = 500_001;

/** Every line of every make in every color and size: 1,000 products, all in stock, in a fixed order. */
export const variants: ReadonlyArray<Product> = readJson(t.readonlyArray(Make), 'makes.json')
  .flatMap(({ shelf, archetype, subclass, shows, lines, second, sizes }) =>
    lines.flatMap((line, nth) =>
      colors.flatMap(({ name: color, body }, shade) =>
        sizes.map(({ name, price, width, height, depth }, place) => ({
          shelf,
          cells: new Map<string, string | number>([
            ['name', `${line} ${name} in ${color}`],
            ['price', (Number(price) + nth * 2).toFixed(2)],
            ['description', `From the ${line} line, in ${color.toLowerCase()}.`],
            ['width', width],
            ['height', height],
            ['depth', depth],
            ['shop_subclass', subclass],
            ['shop_family', `${archetype.toUpperCase()}-${nth + 1}`],
            ['shop_color', `${name}: ${color} #${body}`],
            ['shop_highlights', `${colors.length} colors | ${sizes.length} sizes`],
            ['shop_rating', 4 + ((nth + place) % 10) / 10],
            ['shop_reviews', 12 + nth * 40 + place * 9],
            ['shop_picture', `${archetype}-${body}-${second[shade]}`],
            ['shop_picture_shows', `${shows} in ${color.toLowerCase()}`],
          ]),
        })),
      ),
    ),
  )
  .map(({ shelf, cells }, index) => ({
    ...productOf('USD')((field) => String(field === 'sku' ? FIRST_VARIANT + index : (cells.get(field) ?? ''))),
    ...onShelf(shelf),
  }));

/** All products that a guest can see, filled up with variants to a thousand. */
export const thousand = [...catalogue.filter(({ isNla }) => !isNla), ...variants].slice(0, 1000);

/** The products of the demo: the whole catalogue, and the variants that a registry names. */
export const demoProducts: ReadonlyArray<Product> = [
  ...new Map([...catalogue, ...thousand].map((product) => [product.sku, product])).values(),
];

const Services = t.type({
  installations: t.readonlyArray(t.type({ type: t.number, fee: Cents, skus: t.readonlyArray(Sku) })),
  /** Personalized products, and their preview drawing. */
  specialOrders: t.readonlyArray(t.type({ sku: Sku, drawing: t.string })),
});

const { installations, specialOrders } = readJson(Services, 'services.json');

/** The services and special order terms of demo products (CART-01). */
export const services: ReadonlyArray<ProductServices> = [
  ...installations.flatMap(({ type, fee, skus }) =>
    skus.map((sku) => ({ sku, installation: O.some({ type, fee }), specialOrderPicture: O.none })),
  ),
  ...specialOrders.map(({ sku, drawing }) => ({
    sku,
    installation: O.none,
    specialOrderPicture: O.some(pictureOf(drawing, '').desktop),
  })),
];
