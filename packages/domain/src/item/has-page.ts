/*
 * [ROUTE-19] A product has a page of its own when it is on the web and it is known under which address.
 *
 * Laws:
 * - what is not on the web has no page, whatever its address
 * - what is on the web has one exactly when its address says something
 *
 * @example hasPage({ isOnWeb: true, path: '' }) // => false
 */
import type { Product } from './product.ts';

/** Whether there is a page to lead to. */
export const hasPage = ({ isOnWeb, path }: Pick<Product, 'isOnWeb' | 'path'>): boolean => isOnWeb && path !== '';
