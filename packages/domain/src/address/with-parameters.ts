/*
 * [ROUTE-16] What is to go along with somebody is in the address as parameters, whatever the address has already.
 *
 * @example withParameters('/product/bar-cart/7001?registry=7310442#reviews', { referrerId: 'r 1' }) // => '/product/bar-cart/7001?registry=7310442&referrerId=r%201#reviews'
 */
import { encodeUrlComponent } from './encode-url-component.ts';

/** Appends parameters to a path or an address. */
export const withParameters = (path: string, parameters: Readonly<Record<string, string>>): string => {
  const query = Object.entries(parameters).map(
    ([name, value]) => `${encodeUrlComponent(name)}=${encodeUrlComponent(value)}`,
  );
  if (query.length === 0) return path;
  return path.replace(/[^#]*/, (address) => `${address}${address.includes('?') ? '&' : '?'}${query.join('&')}`);
};
