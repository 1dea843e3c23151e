/*
 * [XB-02] [XB-05] [AUTH-05] The other brand's site in the same market, if there is one.
 *
 * Laws:
 * - the other site is in the same market, and in the table of sites
 * - the other site's other site has the first brand
 * - in Canada there is no other site
 *
 * @example O.map(({ id }) => id)(otherSite(sites.kids)) // => O.some('modern')
 * @example otherSite(sites.canada) // => O.none
 */
import type { option as O } from 'fp-ts';
import { otherBrand, type Site, siteOfBrand } from '../site/index.ts';

/** The site of the other brand in the market of that site; none where it has none. */
export const otherSite = ({ brand, market }: Pick<Site, 'brand' | 'market'>): O.Option<Site> =>
  siteOfBrand(otherBrand(brand), market);
