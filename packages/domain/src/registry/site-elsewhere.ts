/*
 * [SITE-02] A registry belongs to one market. On a site of the other market its visitors are redirected to the main site of the registry's market, if they could see it
 * there.
 *
 * @example O.map(({ id }) => id)(siteElsewhere({ site: sites.kids, account: O.none, linkKey: O.none })(
 *     O.some(exampleRegistry({ market: 'CA' })),
 *   )) // => O.some('canada')
 */
import { function as F, option as O } from 'fp-ts';
import { firstSiteIn, type SiteIdentity, type SiteWithSisters } from '../site/index.ts';
import type { RegistryAccess } from './registry.ts';
import { type Viewer, visibleTo } from './visible-to.ts';

/** The site where the person can see the registry if it belongs to a different market than this site. */
export const siteElsewhere =
  ({ site, ...person }: Omit<Viewer, 'site'> & { readonly site: SiteWithSisters }) =>
  (found: O.Option<RegistryAccess>): O.Option<SiteIdentity> =>
    F.pipe(
      found,
      O.filter(({ market }) => market !== site.market),
      O.chain((access) => visibleTo({ ...person, site: access })(O.some(access))),
      O.chain(({ registry: { market } }) => firstSiteIn(site, market)),
    );
