/*
 * [BUY-08] [ADD-05] [ADD-06] What is made for somebody is in no store, whatever a shelf says of it: a special order is made once it is ordered, and shipped. So no one picks one up, and it goes into a cart
 * only on the way on which its terms are seen.
 *
 * @example canBeInStores(exampleProduct({ hasCustomOrderConfirmation: true })) // => false
 * @example storeStockFor([exampleProduct()], [exampleStoreStock({ units: 2 })]).map(({ units }) => units) // => [2]
 */
import type { Product } from '../item/index.ts';
import type { StoreStock } from './store.ts';

/** The fields that decide whether a product can be sold in stores. */
export type StoreProduct = Pick<Product, 'sku' | 'isNla' | 'isMadeToOrder' | 'hasCustomOrderConfirmation'>;

/** Whether the product can be in stores. */
export const canBeInStores = ({
  isNla,
  isMadeToOrder,
  hasCustomOrderConfirmation,
}: Omit<StoreProduct, 'sku'>): boolean => !isNla && !isMadeToOrder && !hasCustomOrderConfirmation;

/** The stock of those products that can be in stores. */
export const storeStockFor = (
  products: ReadonlyArray<StoreProduct>,
  shelves: ReadonlyArray<StoreStock>,
): ReadonlyArray<StoreStock> =>
  shelves.filter(({ sku }) => products.some((product) => product.sku === sku && canBeInStores(product)));
