/*
 * [ROUTE-16] What is to go along with somebody is in the address as parameters, whatever the address has already.
 *
 * Laws:
 * - each parameter reads back from the address as it was given, whatever characters its name and its value have
 * - what the address had already stays, and a place within the page stays at its end
 * - half of a character is in no parameter
 * - no parameters leave the address as it is
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
