/*
 * [SITE-02] A registry belongs to one market. Who asks for it on a site of the other market is led to the site on which that market's registries are at home; what the reader would not see there is
 * not there here either.
 *
 * Laws:
 * - on a site of the registry's own market nobody is led away
 * - on a site of the other market the reader is led to the main site of the registry's market
 * - nobody is led to a registry that they would not see there
 *
 * @example O.map(({ id }) => id)(siteElsewhere({ site: sites.kids, account: O.none, linkKey: O.none })(
 *     O.some(exampleRegistry({ market: 'CA' })),
 *   )) // => O.some('canada')
 */
import { function as F, option as O } from 'fp-ts';
import { type Site, siteOfBrand } from '../site/index.ts';
import type { RegistryAccess } from './registry.ts';
import { type Viewer, visibleTo } from './visible-to.ts';

/** The site on which the person finds the registry, where it is not at home in this site's market. */
export const siteElsewhere =
  ({ site, ...person }: Viewer) =>
  (found: O.Option<RegistryAccess>): O.Option<Site> =>
    F.pipe(
      found,
      O.filter(({ market }) => market !== site.market),
      O.chain((access) => visibleTo({ ...person, site: access })(O.some(access))),
      O.chain(({ registry: { market } }) => siteOfBrand('main', market)),
    );
