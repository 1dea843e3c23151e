/*
 * [XB-04] [SITE-01] An item is bought on a site of that brand, in the market of the page: there every brand has one site of the retailer, or none. Its pages are
 * found under that site's host, with the scheme and the port of the page that one is on.
 *
 * @example addressOn({ hosts: ['shop.example'] }, 'http://kids.example:3000/', '/product/bar-cart/7001') // => 'http://shop.example:3000/product/bar-cart/7001'
 */
import { option as O } from 'fp-ts';
import { isPlainPath } from '../address/index.ts';
import type { ItemBrand, Market, Site, SiteIdentity } from './site.ts';

/** A site, and the other sites of its retailer. */
export type SiteWithSisters = SiteIdentity & Pick<Site, 'sisters'>;

/** The retailer's site for that brand in that market: one whose own brand it is, or else one that sells it; `none` when there is none. */
export const siteOfBrand = (from: SiteWithSisters, brand: ItemBrand, market: Market): O.Option<SiteIdentity> => {
  const selling = [from, ...from.sisters].filter((site) => site.market === market && site.sells.includes(brand));
  const own = selling.filter(({ sells }) => sells[0] === brand);
  return O.fromNullable(own.find((site) => `${site.brand}` === `${brand}`) ?? own[0] ?? selling[0]);
};

/** The site to which `of` sends for what it does not sell: in its market, of the first brand that it does not sell itself; `none` when there is none. */
export const otherBrandSite = (from: SiteWithSisters, of: SiteIdentity): O.Option<SiteIdentity> => {
  const other = [from, ...from.sisters]
    .filter(({ market }) => market === of.market)
    .flatMap(({ sells }) => sells)
    .find((brand) => !of.sells.includes(brand));
  return other === undefined ? O.none : siteOfBrand(from, other, of.market);
};

/** The name of that brand; this site's if the retailer does not name it. */
export const brandName = ({ name, itemBrands }: Pick<Site, 'name' | 'itemBrands'>, brand: ItemBrand): string =>
  itemBrands.find(({ id }) => id === brand)?.name ?? name;

/** The names of all brands. */
export const brandNames = ({ itemBrands }: Pick<Site, 'itemBrands'>): Readonly<Record<ItemBrand, string>> =>
  Object.fromEntries(itemBrands.map(({ id, name }) => [id, name]));

const PLACE = /^((?:https?:)?\/\/)(?:\[[^\]]*\]|[^/:?#]+)(:\d+)?/i;

/** The absolute URL of a path on that site, with the scheme and port of the absolute address `here`; protocol-relative when `here` has no scheme. */
export const addressOn = ({ hosts: [host = 'localhost'] }: Pick<Site, 'hosts'>, here: string, path: string): string => {
  const place = PLACE.exec(here);
  const [scheme, port] = [place?.[1] ?? '//', place?.[2] ?? ''];
  return `${scheme}${host}${port}${path === '' || isPlainPath(path) ? path : '/'}`;
};
