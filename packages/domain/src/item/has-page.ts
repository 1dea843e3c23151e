/*
 * [ROUTE-19] [AUTH-05] A product has a page when it is on the web and its path is plainly one of this site.
 *
 * @example hasPage({ isOnWeb: true, path: '' }) // => false
 */
import { isPlainPath } from '../address/index.ts';
import type { Product } from './product.ts';

/** Whether the product has a page to link to. */
export const hasPage = ({ isOnWeb, path }: Pick<Product, 'isOnWeb' | 'path'>): boolean => isOnWeb && isPlainPath(path);
