/*
 * [XB-04] [SITE-01] An item is bought on a site of that brand, in the market of the page: there every brand has one site of the retailer, or none. Its pages are
 * found under that site's host, with the scheme and the port of the page that one is on.
 *
 * Laws:
 * - a brand's site is of that market, and speaks for that brand
 * - a retailer without a site of the main brand sells its things on the children's site
 * - where the retailer has no site that sells them there is none
 * - a brand goes by the same name on every site
 * - an address on a site has the scheme and the port of the page, that site's host, and the path as it was given
 * - what is not plainly a path leads to that site's start page, and never to another host
 *
 * @example addressOn(sites.modern, 'http://kids.localhost:3000/', '/product/bar-cart/7001') // => 'http://modern.localhost:3000/product/bar-cart/7001'
 */
import { function as F, option as O } from 'fp-ts';
import { isPlainPath } from '../address/index.ts';
import { brandSoldOn } from './item-brand.ts';
import type { ItemBrand, Market, Site, SiteIdentity } from './site.ts';
import { siteIds } from './sites.ts';

/** A site, and the other sites of its retailer. */
export type SiteWithSisters = SiteIdentity & Pick<Site, 'sisters'>;

/** The retailer's site of that brand in that market, or else one that sells its items; `none` when there is none. */
export const siteOfBrand = (from: SiteWithSisters, brand: ItemBrand, market: Market): O.Option<SiteIdentity> =>
  F.pipe(
    [from, ...from.sisters].filter((site) => site.market === market && brandSoldOn(site.brand) === brand),
    (all) => O.fromNullable(all.find((site) => site.brand === brand) ?? all[0]),
  );

/** The name of that brand: the name of the retailer's first site of that brand, or of this site if there is none. */
export const brandName = (from: SiteWithSisters, brand: ItemBrand): string => {
  const speaking = [from, ...from.sisters].filter((site) => site.brand === brand);
  return siteIds.flatMap((id) => speaking.filter((site) => site.id === id))[0]?.name ?? from.name;
};

/** The names of both brands. */
export const brandNames = (from: SiteWithSisters): Readonly<Record<ItemBrand, string>> => ({
  main: brandName(from, 'main'),
  modern: brandName(from, 'modern'),
});

const PLACE = /^((?:https?:)?\/\/)(?:\[[^\]]*\]|[^/:?#]+)(:\d+)?/i;

/** The absolute URL of a path on that site, with the scheme and port of the absolute address `here`; protocol-relative when `here` has no scheme. */
export const addressOn = ({ hosts: [host = 'localhost'] }: Pick<Site, 'hosts'>, here: string, path: string): string => {
  const place = PLACE.exec(here);
  const [scheme, port] = [place?.[1] ?? '//', place?.[2] ?? ''];
  return `${scheme}${host}${port}${path === '' || isPlainPath(path) ? path : '/'}`;
};
