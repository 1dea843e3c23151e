/*
 * [XB-04] [SITE-01] An item is bought on a site of that brand, in the market of the page: there every brand has one site of the house, or none. Its pages are
 * found under that site's host, with the scheme and the port of the page that one is on.
 *
 * Laws:
 * - a brand's site is of that market, and speaks for that brand
 * - an address on a site has the scheme and the port of the page, that site's host, and the path as it was given
 * - what is not plainly a path leads to that site's start page, and never to another host
 *
 * @example addressOn(sites.modern, 'http://kids.localhost:3000/', '/product/bar-cart/7001') // => 'http://modern.localhost:3000/product/bar-cart/7001'
 */
import { option as O } from 'fp-ts';
import { isPlainPath } from '../address/index.ts';
import type { ItemBrand, Market, Site } from './site.ts';
import { sites } from './sites.ts';

/** How to read: in the market (row) items of the brand (column) are sold on the site named. */
const homes: Readonly<Record<Market, Readonly<Record<ItemBrand, O.Option<Site>>>>> = {
  US: { main: O.some(sites.main), modern: O.some(sites.modern) },
  CA: { main: O.some(sites.canada), modern: O.none },
};

/** The site of that market on which items of that brand are sold; none where the brand has none. */
export const siteOfBrand = (brand: ItemBrand, market: Market): O.Option<Site> => homes[market][brand];

const PLACE = /^((?:https?:)?\/\/)(?:\[[^\]]*\]|[^/:?#]+)(:\d+)?/i;

/** The absolute address of a path on that site, for a reader who is at the absolute address `here`; of the scheme of the page itself when `here` has none. */
export const addressOn = ({ hosts: [host = 'localhost'] }: Pick<Site, 'hosts'>, here: string, path: string): string => {
  const place = PLACE.exec(here);
  const [scheme, port] = [place?.[1] ?? '//', place?.[2] ?? ''];
  return `${scheme}${host}${port}${path === '' || isPlainPath(path) ? path : '/'}`;
};
