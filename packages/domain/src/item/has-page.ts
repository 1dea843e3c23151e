/*
 * [ROUTE-19] [AUTH-05] A product has a page of its own when it is on the web and it is plainly known under which path of this site.
 *
 * Laws:
 * - what is not on the web has no page, whatever its address
 * - what is on the web has one exactly when its address is plainly a path of this site
 *
 * @example hasPage({ isOnWeb: true, path: '' }) // => false
 */
import { isPlainPath } from '../address/index.ts';
import type { Product } from './product.ts';

/** Whether there is a page to lead to. */
export const hasPage = ({ isOnWeb, path }: Pick<Product, 'isOnWeb' | 'path'>): boolean => isOnWeb && isPlainPath(path);
