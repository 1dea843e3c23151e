/*
 * [ROUTE-19] [AUTH-05] A product has a page of its own when it is on the web and it is known under which path of the house.
 *
 * Laws:
 * - what is not on the web has no page, whatever its address
 * - what is on the web has one exactly when its address is a path of the house
 *
 * @example hasPage({ isOnWeb: true, path: '' }) // => false
 */
import type { Product } from './product.ts';

/** Whether there is a page to lead to: one slash in front and no second, which would be another host. */
export const hasPage = ({ isOnWeb, path }: Pick<Product, 'isOnWeb' | 'path'>): boolean =>
  isOnWeb && /^\/(?![/\\])/.test(path);
