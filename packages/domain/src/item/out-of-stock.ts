/*
 * [BUY-09] [INT-06] [ITEM-14] A product is out of stock while it can neither be shipped now nor be ordered for later: registrants may list it, and nobody can have it shipped. What takes
 * back orders is bought as anything else is, and ships once it is back.
 *
 * @example isOutOfStock(exampleProduct({ isAvailable: false })) // => true
 * @example isOutOfStock(exampleProduct({ isAvailable: false, isBackorderable: true })) // => false
 */
import type { Product } from './product.ts';

/** Whether nobody can have it shipped at the moment, although it is still sold. */
export const isOutOfStock = ({
  isNla,
  isAvailable,
  isBackorderable,
}: Pick<Product, 'isNla' | 'isAvailable' | 'isBackorderable'>): boolean => !isNla && !isAvailable && !isBackorderable;
