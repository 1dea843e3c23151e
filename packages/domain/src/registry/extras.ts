/*
 * [ADD-04] Who adds something is shown what goes with it: first what was chosen for that very product, then what was chosen for all of its category. Only what can be added with one press is shown, at
 * most six things, and nothing that was just added.
 *
 * @example extrasNamed(
 *     [{ goesWith: { _tag: 'Category', category: 'Dinnerware' }, skus: [skuOf('4821'), skuOf('77')] }],
 *     [exampleProduct()],
 *   ) // => ['77']
 * @example offeredExtras([skuOf('77'), skuOf('4821')], [exampleProduct()]) // => [exampleProduct()]
 */
import { option as O } from 'fp-ts';
import { type ExtrasChoice, uniqueSkus } from '../catalogue/index.ts';
import type { Sku } from '../identity/index.ts';
import { isFindable, type Product } from '../item/index.ts';
import { registryBlocker } from './registry-blocker.ts';

/** The maximum number of extras shown. */
const MOST_EXTRAS = 6;

type Added = Pick<Product, 'sku' | 'categoryName'>;

/** The SKUs picked to go with the added products, the best first: picks for a product, then picks for its category. */
export const extrasNamed = (choices: ReadonlyArray<ExtrasChoice>, added: ReadonlyArray<Added>): ReadonlyArray<Sku> => {
  const here = new Set<string>(added.map(({ sku }) => sku));
  const categories = new Set(added.map(({ categoryName }) => categoryName.trim()));
  const forProducts = choices.filter(({ goesWith }) => goesWith._tag === 'Product' && here.has(goesWith.sku));
  const forCategories = choices.filter(
    ({ goesWith }) => goesWith._tag === 'Category' && categories.has(goesWith.category),
  );
  return uniqueSkus([...forProducts, ...forCategories].flatMap(({ skus }) => skus)).filter((sku) => !here.has(sku));
};

const isOneStep = (product: Product): boolean =>
  isFindable(product) && O.isNone(registryBlocker(product)) && !product.hasCustomOrderConfirmation;

/** The named extras that can be shown, from these products. */
export const offeredExtras = (named: ReadonlyArray<Sku>, products: ReadonlyArray<Product>): ReadonlyArray<Product> => {
  const known = new Map<string, Product>(products.filter(isOneStep).map((product) => [product.sku, product]));
  return named.flatMap((sku) => known.get(sku) ?? []).slice(0, MOST_EXTRAS);
};
