/*
 * [ADD-09] [NLA-02] A product is found in the shop, or offered as a replacement, when it is on the web and available.
 *
 * @example isFindable({ isOnWeb: true, isNla: false }) // => true
 */
import type { Product } from './product.ts';

/** Whether search in the shop finds the product. */
export const isFindable = ({ isOnWeb, isNla }: Pick<Product, 'isOnWeb' | 'isNla'>): boolean => isOnWeb && !isNla;
