/*
 * [XB-02] [XB-05] [AUTH-05] The other brand's site in the same market, if there is one.
 *
 * @example O.map(({ id }) => id)(otherSite(sites.kids)) // => O.some('modern')
 * @example otherSite(sites.canada) // => O.none
 */
import type { option as O } from 'fp-ts';
import { otherBrandSite, type SiteIdentity, type SiteWithSisters } from '../site/index.ts';

/** The other brand's site in the market of that site; `none` when there is none. */
export const otherSite = (site: SiteWithSisters): O.Option<SiteIdentity> => otherBrandSite(site, site);
