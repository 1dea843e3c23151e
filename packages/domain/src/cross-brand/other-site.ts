/*
 * [XB-02] [XB-05] [AUTH-05] The house has two brands. Seen from a site, the other brand is the one that the site does not sell, and its site is the one of the same market, where there is one.
 *
 * Laws:
 * - the other brand of the modern brand's site is the main brand, and of every other site the modern one
 * - the other site is of the same market, and is found in the table of sites
 * - from the other site the way leads back to the brand that one came from
 * - in Canada there is no other site
 *
 * @example O.map(({ id }) => id)(otherSite(sites.kids)) // => O.some('modern')
 * @example otherSite(sites.canada) // => O.none
 */
import type { option as O } from 'fp-ts';
import { type Brand, type ItemBrand, type Site, siteOfBrand } from '../site/index.ts';

/** The brand that a site of this one does not sell; the kids' site sells what the main one sells. */
export const otherBrand = (brand: Brand): ItemBrand => (brand === 'modern' ? 'main' : 'modern');

/** The site of the other brand in the market of that site; none where it has none. */
export const otherSite = ({ brand, market }: Pick<Site, 'brand' | 'market'>): O.Option<Site> =>
  siteOfBrand(otherBrand(brand), market);
