/*
 * [ADD-09] [NLA-02] Found in the shop, by searching or as what can stand in for something, is what is on the web and will not be gone for good.
 *
 * Laws:
 * - what is no longer available is not found, and neither is what is not on the web
 * - everything else is, also while it is out of stock
 *
 * @example isFindable({ isOnWeb: true, isNla: false }) // => true
 */
import type { Product } from './product.ts';

/** Whether the product is found in the shop. */
export const isFindable = ({ isOnWeb, isNla }: Pick<Product, 'isOnWeb' | 'isNla'>): boolean => isOnWeb && !isNla;
